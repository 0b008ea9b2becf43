// @vitest-environment jsdom
import { defaultHours } from '@agency/api/contract/agency';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub, type NavigateFunction, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BotCheckEvents } from '#app/bot-check/bot-check-config.ts';
import { shownToast } from '#ui/toast/toast-store.ts';
import { ContactForm } from './contact-form.tsx';
import { type InquiryResult, reportResult } from './inquiry-result.ts';
import type { QuoteEntries } from './read-quote.ts';
import { ReplyChart } from './reply-chart.tsx';

const reset = vi.fn();
let pass: BotCheckEvents['onToken'];
let begin: BotCheckEvents['onChecking'];
vi.mock('#app/bot-check/proof-of-work-check.tsx', async () => {
  const { useImperativeHandle } = await import('react');
  return {
    ProofOfWorkCheck({ onToken, onChecking, ref }: BotCheckEvents) {
      pass = onToken;
      begin = onChecking;
      useImperativeHandle(ref, () => ({ reset }));
      return (
        <label>
          <input type="checkbox" /> I am not a robot
        </label>
      );
    },
  };
});

const sent: InquiryResult = { outcome: 'sent', message: 'We will reply.', reply: { initialValue: null } };
const failed = (error = {}): InquiryResult => ({
  outcome: 'failed',
  message: 'Please try again in 3 minutes.',
  reply: { status: 'error', error },
});

let navigate: NavigateFunction;

/** Shows the form on a page whose server answers with `answering`. */
async function show(
  answering: () => Promise<InquiryResult> = async () => sent,
  quote?: QuoteEntries,
  given?: InquiryResult,
) {
  const action = vi.fn(async (entries: Record<string, unknown>) => ({ entries, answer: await answering() }).answer);
  const Form = () => {
    navigate = useNavigate();
    return <ContactForm email="hello@agency.example" answer={given} quote={quote} />;
  };
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ botCheck: { kind: 'proof-of-work', challengeUrl: '/challenge' } }),
      HydrateFallback: () => null,
      children: [
        { index: true, Component: Form },
        {
          path: 'contact',
          Component: () => <Form />,
          action: async ({ request }) => reportResult(action(Object.fromEntries(await request.formData()))),
        },
      ],
    },
  ]);
  const page = render(<Stub />);
  await screen.findByText(/I am not a robot|Write another message/);
  return { action, page };
}

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: /send/i });
const enter = (name: RegExp, value: string) => {
  field(name).value = value;
  fireEvent.input(field(name));
};
const fillIn = () => {
  enter(/^Name/, 'Ada Lovelace');
  enter(/^Email/, 'ada@example.com');
  enter(/^Service/, 'wordpress');
  enter(/^Message/, 'A new site, please.');
};
const passCheck = () => act(() => pass('token'));
const submit = () => act(async () => void fireEvent.click(send()));
const notice = () => {
  const toast = shownToast();
  return [toast?.title, toast?.description, toast?.variant];
};

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.clearAllMocks();
});

const state = () => [send().textContent, send().disabled, send().getAttribute('aria-disabled')];
const waiting = ['Complete the check above to send', false, 'true'];

test('before the bot check, the button says what is missing; a click shows a toast and focuses the check', async () => {
  const { action } = await show();
  expect(state()).toEqual(waiting);
  fillIn();
  await submit();
  expect(notice()).toEqual(['Please complete the reCAPTCHA', expect.stringContaining('not a robot'), 'destructive']);
  expect(document.activeElement).toBe(screen.getByLabelText('I am not a robot'));
  expect(action).not.toHaveBeenCalled();
  act(() => begin?.());
  expect(screen.getByRole('button').textContent).toBe('Checking...');
  passCheck();
  expect(state()).toEqual(['Send message', false, null]);
  act(() => pass(null));
  expect(state()).toEqual(waiting);
});

test('an inquiry is sent once with its token, and then the next steps replace the form', async () => {
  const answer = Promise.withResolvers<InquiryResult>();
  const { action } = await show(() => answer.promise);
  fillIn();
  passCheck();
  fireEvent.click(send());
  await submit();
  expect(state()).toEqual(['Sending...', false, 'true']);
  await submit();
  await act(async () => answer.resolve(sent));
  expect(action).toHaveBeenCalledOnce();
  expect(action.mock.calls[0]?.[0]).toMatchObject({ service: 'wordpress', website: '', recaptchaToken: 'token' });
  expect(notice()).toEqual(['Message sent successfully!', 'We will reply.', 'default']);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What happens next' }));
  expect(
    screen.queryByText(/Message sent successfully!|We will reply/),
    'the result is shown only in the toast',
  ).toBeNull();
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(sessionStorage.length).toBe(0);
});

test('after an inquiry, the visitor can open an empty form with a new bot check', async () => {
  await show();
  for (const _message of ['first', 'second']) {
    fillIn();
    passCheck();
    await submit();
    await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Write another message' })));
    expect([field(/^Name/).value, field(/^Service/).value, field(/^Message/).value]).toEqual(['', '', '']);
    expect(document.activeElement).toBe(field(/^Name/));
    expect(state()).toEqual(waiting);
  }
});

test.each([sent, failed()])(
  'the form for another inquiry does not show the first inquiry’s result ($outcome)',
  async (given) => {
    const another = () =>
      act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Write another message' })));
    const reply = { ...given.reply, initialValue: { name: 'Ada' } };
    const { page } = await show(undefined, undefined, { ...given, reply });
    if (given.outcome === 'failed') {
      fillIn();
      passCheck();
      await submit();
    }
    await another();
    expect(field(/^Name/).value).toBe('');
    expect(page.container.textContent).not.toMatch(/Message sent successfully!|Error sending message/);
  },
);

test.each([
  ['the server’s', async () => failed(), 'Please try again in 3 minutes.'],
  ['our own, without an answer', () => Promise.reject(new TypeError()), 'Something went wrong. Please try again.'],
])(
  'after a failure, the form shows a message, keeps the entries and restarts the check: %s',
  async (_whose, answering, words) => {
    await show(answering);
    fillIn();
    passCheck();
    await submit();
    expect(notice(), 'the failure is shown only in the form').not.toContain('Error sending message');
    expect(document.activeElement?.textContent).toBe(`Error sending message${words}`);
    expect(field(/^Message/).value).toBe('A new site, please.');
    expect([reset.mock.calls.length, ...state()]).toEqual([1, ...waiting]);
  },
);

test('a failure is shown as a toast if another page with a form was opened meanwhile', async () => {
  const answer = Promise.withResolvers<InquiryResult>();
  await show(() => answer.promise);
  fillIn();
  passCheck();
  await submit();
  await act(async () => navigate('/contact'));
  expect(send().textContent).toBe('Complete the check above to send');
  await act(async () => answer.resolve(failed()));
  expect(notice()).toEqual(['Error sending message', 'Please try again in 3 minutes.', 'destructive']);
});

test('a second attempt is possible even if the first answer came before the form showed "Sending..."', async () => {
  const { action } = await show(async () => failed());
  fillIn();
  passCheck();
  // The click and the answer come in one render, as on a busy phone.
  await act(async () => {
    fireEvent.click(send());
    await expect.poll(() => action).toHaveBeenCalledTimes(1);
    await action.mock.results[0]?.value;
  });
  expect(screen.getByText('Please try again in 3 minutes.')).toBeTruthy();
  passCheck();
  await submit();
  expect(action).toHaveBeenCalledTimes(2);
});

test("the server's errors are shown at their fields, and the first invalid field has the focus", async () => {
  await show(async () => failed({ email: ['This address bounces'] }));
  fillIn();
  passCheck();
  await submit();
  expect(screen.getByText('This address bounces')).toBeTruthy();
  expect(document.activeElement).toBe(field(/^Email/));
});

/** Waits until the fields have these values, because a draft is restored only after the first render. */
const hasEntries = (name: string, service: string) =>
  expect.poll(() => [field(/^Name/).value, field(/^Service/).value]).toEqual([name, service]);

test('a draft is restored without the token', async () => {
  const { page } = await show();
  fillIn();
  passCheck();
  page.unmount();
  await show();
  await hasEntries('Ada Lovelace', 'wordpress');
  expect(sessionStorage.getItem('inquiry')).not.toContain('token');
});

test('a draft restores the visitor’s choice even if it equals the page’s default', async () => {
  const first = await show();
  enter(/^Service/, 'cms');
  first.page.unmount();
  const second = await show(undefined, { service: 'wordpress', regarding: '' });
  await hasEntries('', 'cms');
  enter(/^Service/, 'wordpress');
  second.page.unmount();
  const third = await show();
  await hasEntries('', 'wordpress');
  enter(/^Service/, '');
  third.page.unmount();
  await show(undefined, { service: 'shopify', regarding: '' });
  await hasEntries('', '');
});

test('entries that were posted without scripts are stored as a draft', async () => {
  const given = failed();
  const { page } = await show(undefined, undefined, {
    ...given,
    reply: { ...given.reply, initialValue: { name: 'Ada' } },
  });
  page.unmount();
  await show();
  await expect.poll(() => field(/^Name/).value).toBe('Ada');
});

test('the field Regarding begins with the text of the latest link, not with what was typed after an earlier link', async () => {
  for (const [regarding, typed] of [
    ['Starter package', 'Starter package, two sites'],
    ['Enterprise package', ''],
    ['Growth package', 'Growth package, for a shop'],
  ] as const) {
    const { page } = await show(undefined, { service: 'wordpress', regarding });
    expect(field(/^Regarding/).value).toBe(regarding);
    enter(/^Regarding/, typed);
    page.unmount();
  }
});

test('an edit of the field Regarding is restored when the visitor opens the same link again', async () => {
  const quote = { service: 'wordpress', regarding: 'Starter package' };
  const first = await show(undefined, quote);
  enter(/^Regarding/, 'Starter package, two sites');
  first.page.unmount();
  await show(undefined, quote);
  expect(field(/^Regarding/).value).toBe('Starter package, two sites');
});

test('a page that reports an inquiry as sent deletes the draft', async () => {
  const { page } = await show();
  fillIn();
  page.unmount();
  expect(sessionStorage.getItem('inquiry')).toContain('Ada Lovelace');
  await show(undefined, undefined, sent);
  expect(sessionStorage.getItem('inquiry')).toBeNull();
});

test('the form begins with a link’s values, except in fields that the visitor has filled in before', async () => {
  const quote = { service: 'shopify', regarding: 'Enterprise package, $15,000+' };
  const first = await show(undefined, quote);
  expect([field(/^Service/).value, field(/^Regarding/).value]).toEqual(['shopify', quote.regarding]);
  enter(/^Name/, 'Ada');
  first.page.unmount();
  // The service came from the first link, not from the visitor, so the service of the second link applies.
  const second = await show(undefined, { service: 'cms', regarding: '' });
  expect([field(/^Name/).value, field(/^Service/).value]).toEqual(['Ada', 'cms']);
  expect(screen.queryByLabelText(/^Regarding/)).toBeNull();
  enter(/^Service/, 'api');
  second.page.unmount();
  const { action } = await show(undefined, quote);
  expect([field(/^Service/).value, field(/^Regarding/).value]).toEqual(['api', quote.regarding]);
  enter(/^Email/, 'ada@example.com');
  enter(/^Message/, 'A new site, please.');
  passCheck();
  await submit();
  expect(action.mock.calls[0]?.[0]).toMatchObject({ service: 'api', regarding: quote.regarding });
});

test('without scripts, the form shows its errors, keeps the entries, and can be sent', () => {
  const answer: InquiryResult = {
    outcome: 'unchecked',
    message: 'Please verify that you are not a robot.',
    reply: {
      status: 'error',
      initialValue: { name: 'A', message: 'A new site, please.' },
      error: { name: ['Name must be at least 2 characters'] },
    },
  };
  const Stub = createRoutesStub([
    { path: '/', Component: () => <ContactForm email="hello@agency.example" answer={answer} /> },
  ]);
  document.body.innerHTML = renderToString(<Stub />);
  expect(document.forms[0]?.getAttribute('action')).toBe('/contact');
  expect(screen.getByText('Please complete the reCAPTCHA')).toBeTruthy();
  expect(screen.getByText('Name must be at least 2 characters')).toBeTruthy();
  expect([field(/^Name/).value, field(/^Name/).autofocus, field(/^Message/).value]).toEqual([
    'A',
    true,
    'A new site, please.',
  ]);
  expect(send().disabled).toBe(false);
});

test.each([
  [defaultHours, true],
  ['Tuesday\nnoon to 1 PM', false],
])('the chart of the reply time draws only the default business hours: %j', (hours, isDrawn) => {
  const { container } = render(<ReplyChart hours={hours} />);
  expect(/Monday/.test(container.innerHTML)).toBe(isDrawn);
});
