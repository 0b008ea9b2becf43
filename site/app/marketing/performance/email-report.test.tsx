// @vitest-environment jsdom
import { simulateAnalysis } from '@agency/api/contract/performance';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { shownToast } from '#ui/toast/toast-store.ts';
import { EmailReport } from './email-report.tsx';

const result = simulateAnalysis(() => 0.5);

afterEach(() => {
  vi.unstubAllGlobals();
});

function answerWith(answer: () => Promise<Response>) {
  const fetch = vi.fn((_path: string, _options: RequestInit) => answer());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Send/ });
const enter = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const open = () => fireEvent.click(screen.getByRole('button', { name: 'Email Complete Report' }));
const submit = () => act(async () => void fireEvent.click(send()));
const notice = () => {
  const toast = shownToast();
  return [toast?.title, toast?.description, toast?.variant];
};

function show() {
  render(<EmailReport report={{ website: 'https://example.com', result }} />);
  open();
}

test('without an email address, nothing is sent, and a toast says what is missing', () => {
  const fetch = answerWith(async () => Response.json({}));
  show();
  expect(send().disabled).toBe(true);
  fireEvent.submit(send().closest('form') as HTMLFormElement);
  expect(notice()).toEqual([
    'Missing Information',
    'Please provide your email and complete the performance analysis first.',
    'destructive',
  ]);
  expect(fetch).not.toHaveBeenCalled();
});

test('sending a report closes the dialog and clears the form', async () => {
  const answer = Promise.withResolvers<Response>();
  const fetch = answerWith(() => answer.promise);
  show();
  enter(email(), 'ada@example.com');
  enter(screen.getByLabelText(/^Name/), 'Ada');
  await submit();
  expect([send().textContent, send().getAttribute('aria-disabled')]).toEqual(['Sending...', 'true']);
  await submit();

  await act(async () => answer.resolve(Response.json({ success: true })));
  expect(fetch).toHaveBeenCalledOnce();
  const [path, options] = fetch.mock.calls[0] ?? [];
  expect(path).toBe('/api/performance/email-report');
  expect(JSON.parse(String(options?.body))).toEqual({
    email: 'ada@example.com',
    name: 'Ada',
    website: 'https://example.com',
    performanceData: result,
  });
  expect(notice()).toEqual(['Email Sent!', 'Your performance report has been sent to your email address.', undefined]);
  expect(screen.queryByRole('dialog')).toBeNull();
  open();
  expect([email().value, screen.getByLabelText<HTMLInputElement>(/^Name/).value]).toEqual(['', '']);
});

test.each([
  ['the server’s message', async () => Response.json({ error: 'Mailbox full' }, { status: 502 }), 'Mailbox full'],
  [
    'our message if the server sends none',
    async () => new Response('', { status: 404 }),
    'Failed to send email report. Please try again.',
  ],
  [
    'our message if no answer comes',
    async () => Promise.reject(new TypeError('Failed to fetch')),
    'Failed to send email report. Please try again.',
  ],
])('after a failure, a toast shows %s, and the entries stay', async (_whose, answer, words) => {
  answerWith(answer);
  show();
  enter(email(), 'ada@example.com');
  await submit();
  expect(notice()).toEqual(['Email Failed', words, 'destructive']);
  expect(email().value).toBe('ada@example.com');
  expect([send().disabled, send().getAttribute('aria-disabled')]).toEqual([false, null]);
});
