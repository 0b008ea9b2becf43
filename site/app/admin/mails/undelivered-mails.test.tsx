// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub, useLoaderData } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { shownToast } from '#ui/toast/toast-store.ts';
import type { UndeliveredMail } from './mail-actions.ts';
import { UndeliveredMails } from './undelivered-mails.tsx';

afterEach(cleanup);

const mail = (id: string): UndeliveredMail => ({
  id,
  kind: 'inquiry-receipt',
  recipient: `${id}@example.com`,
  state: id === 'wes' ? 'waiting' : 'failed',
  attempts: id === 'wes' ? 3 : 1,
  lastError: '550 No such mailbox',
  createdAt: '2026-11-11T12:00:00.000Z',
});

function List() {
  const mails = useLoaderData<UndeliveredMail[]>();
  return (
    <>
      <h2 id="after" tabIndex={-1}>
        After
      </h2>
      <UndeliveredMails
        mails={mails}
        more={false}
        now={Date.parse('2026-11-12T12:00:00.000Z')}
        next={() => document.getElementById('after')}
      />
    </>
  );
}

/** The list over a store that each mail leaves when it is sent again or discarded, and what was asked for. */
async function show(...ids: string[]) {
  let left = ids;
  const asked: unknown[] = [];
  const action = async ({ request }: { request: Request }) => {
    const { intent, id } = Object.fromEntries(await request.formData());
    asked.push([intent, id]);
    left = left.filter((other) => other !== id);
    return { status: 'done', message: 'The mail is on its way again.' };
  };
  const Page = createRoutesStub([
    { path: '/admin', loader: () => left.map(mail), action, HydrateFallback: () => null, Component: List },
  ]);
  render(<Page initialEntries={['/admin']} />);
  await screen.findByText('After');
  return asked;
}

async function press(name: string) {
  const button = screen.getByRole('button', { name });
  button.focus();
  await act(async () => void fireEvent.click(button));
}

const sendAgain = (id: string) => press(`Send again to ${id}@example.com`);

test('a mail that is sent again leaves the list with a toast and hands the focus on', async () => {
  await show('ada', 'ben');
  await sendAgain('ada');
  await waitFor(() => expect(shownToast()?.title).toBe('Mail sent again'));
  expect(screen.queryByText(/ada@example\.com/, { selector: 'p' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Undelivered mail' }));
  await sendAgain('ben');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'After' })));
  expect(screen.queryByRole('heading', { name: 'Undelivered mail' })).toBeNull();
});

test('a mail that is discarded leaves the list once confirmed, with a toast, and hands the focus on', async () => {
  const asked = await show('ada');
  await press('Discard the mail to ada@example.com');
  expect(screen.getByRole('alertdialog', { name: 'Discard the mail to ada@example.com?' })).toBeTruthy();
  await press('Keep it');
  await press('Discard the mail to ada@example.com');
  expect(asked).toEqual([]);
  await press('Discard');
  await waitFor(() => expect(shownToast()?.title).toBe('Mail discarded'));
  expect(asked).toEqual([['discard-mail', 'ada']]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'After' })));
  expect(screen.queryByRole('heading', { name: 'Undelivered mail' })).toBeNull();
});

test('a mail shows whether it is still being tried, and can be sent again and discarded either way', async () => {
  await show('ada', 'wes');
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/tried once, given up/);
  expect(rows[1]).toMatch(/tried 3 times, still being tried/);
  for (const row of rows) expect(row).toMatch(/Send again to .+Discard the mail to /);
});

test('draws nothing without mails', async () => {
  await show();
  expect(screen.queryByRole('heading', { name: 'Undelivered mail' })).toBeNull();
});
