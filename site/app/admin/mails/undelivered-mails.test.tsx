// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub, useLoaderData } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import type { UndeliveredMail } from '#ui/admin/mails/mail.ts';
import { shownToast } from '#ui/toast/toast-store.ts';
import { UndeliveredMails } from './undelivered-mails.tsx';

const mail = (id: string): UndeliveredMail => ({
  __typename: 'UndeliveredMail',
  id,
  kind: 'inquiry-receipt',
  recipient: `${id}@example.com`,
  delivery: id === 'wes' ? 'waiting' : 'failed',
  attempts: id === 'wes' ? 3 : 1,
  cause: id === 'wes' ? 'unreachable' : 'recipient',
  lastError: id === 'wes' ? 'connect ECONNREFUSED' : '550 No such mailbox',
  createdAt: '2026-11-11T12:00:00.000Z',
  inquiry: null,
  orderId: id === 'wes' ? '7' : null,
  subscriptionId: null,
});

function List() {
  const mails = useLoaderData<UndeliveredMail[]>();
  return (
    <UndeliveredMails
      mails={mails}
      total={mails.length}
      sentAt="2026-11-12T11:00:00.000Z"
      now={Date.parse('2026-11-12T12:00:00.000Z')}
    />
  );
}

/** The result of the next retry. A mail leaves the list once it is delivered or discarded. */
let outcome: 'delivered' | 'trying' | 'refused' = 'delivered';
beforeEach(() => {
  outcome = 'delivered';
});
const message = 'What came of it.';

/** Shows undelivered mails with these ids. Returns the mutations that were sent. */
async function show(...ids: string[]) {
  let left = ids.map(mail);
  const asked: unknown[] = [];
  const action = async ({ request }: { request: Request }) => {
    const { mutation, id } = Object.fromEntries(await request.formData());
    asked.push([mutation, id]);
    if (outcome === 'trying') left = left.map((other) => ({ ...other, delivery: 'trying', lastError: null }));
    else if (outcome === 'delivered') left = left.filter((other) => id !== '' && other.id !== id);
    return { status: 'done', message };
  };
  const Page = createRoutesStub([
    { path: '/admin', loader: () => left, action, HydrateFallback: () => null, Component: List },
  ]);
  render(<Page initialEntries={['/admin']} />);
  await screen.findByRole('heading', { name: 'Mail' });
  return asked;
}

async function press(name: string) {
  const button = screen.getByRole('button', { name });
  button.focus();
  await act(async () => void fireEvent.click(button));
}

const sendAgain = (id: string) => press(`Send again to ${id}@example.com`);

test('a mail that is sent again leaves the list, shows a toast and moves the focus to the heading', async () => {
  await show('ada', 'ben');
  await sendAgain('ada');
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ title: 'Tried to send the mail again', description: message }),
  );
  expect(screen.queryByText(/ada@example\.com/, { selector: 'bdi' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Mail' }));
  await sendAgain('ben');
  await screen.findByText('All mail has been delivered.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Mail' })));
});

test.each([
  ['refused', /Failed Written .+, tried once/],
  ['trying', /Being sent now.*ada@example\.com is being sent the confirmation of an inquiry/],
] as const)(
  'after a retry with the result "%s", the mail stays in the list, and no text claims that it was sent',
  async (result, row) => {
    outcome = result;
    await show('ada');
    await sendAgain('ada');
    await waitFor(() => expect(shownToast()?.description).toBe(message));
    expect(screen.getByRole('region', { name: 'Mail' }).textContent).toMatch(row);
    expect(document.body.textContent).not.toMatch(/sent again/i);
  },
);

test("the list groups mails by cause, folds the server's message, and can send all mails again", async () => {
  const asked = await show('ada', 'ben', 'cy', 'dee', 'wes');
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Your mail server is not responding',
    'The mail server rejected the recipient',
  ]);
  expect(screen.getAllByText('Check the address.')).toHaveLength(1);
  expect(screen.getByText(/wes@example\.com/, { selector: 'bdi' }).parentElement?.textContent).toBe(
    'wes@example.com has not received the confirmation of an inquiry',
  );
  expect(screen.getByText('5 undelivered')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the order' }).getAttribute('href')).toBe('/admin/orders/7');
  expect(screen.getAllByText('550 No such mailbox')).toHaveLength(1);
  expect(screen.getByText('550 No such mailbox').closest('details')?.open).toBe(false);
  expect(screen.getByText(/ada@example\.com/, { selector: 'bdi' }).closest('details')?.textContent).toMatch(
    /^Show the 4 mails/,
  );
  await press('Send all again');
  expect(asked).toEqual([['retryAll', '']]);
  await screen.findByText('All mail has been delivered.');
});

test('a mail that is discarded leaves the list, shows a toast and moves the focus to the heading', async () => {
  const asked = await show('ada');
  await press('Discard the mail to ada@example.com');
  expect(screen.getByRole('alertdialog', { name: 'Discard the mail to ada@example.com?' })).toBeTruthy();
  await press('Keep it');
  await press('Discard the mail to ada@example.com');
  expect(asked).toEqual([]);
  await press('Discard');
  await waitFor(() => expect(shownToast()?.title).toBe('Mail discarded'));
  expect(asked).toEqual([['delete', 'ada']]);
  await screen.findByText('All mail has been delivered.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Mail' })));
});

test('a mail shows whether it will be retried, and can be sent again or discarded in both cases', async () => {
  await show('ada', 'wes');
  const rows = screen
    .getAllByText(/example\.com/, { selector: 'bdi' })
    .map((recipient) => recipient.closest('li')?.textContent);
  expect(rows[0]).toMatch(/tried 3 times, will be retried/);
  expect(rows[1]).toMatch(/Failed Written .+, tried once/);
  for (const row of rows) expect(row).toMatch(/Send again to .+Discard the mail to /);
});

test('without undelivered mails, the list says what it will show, and when the last mail was delivered', async () => {
  await show();
  expect(screen.getByText('All mail has been delivered.')).toBeTruthy();
  expect(screen.getByText(/The last mail was delivered/).textContent).toMatch(/1 hour ago\.$/);
  expect(screen.queryByRole('link', { name: 'CSV' })).toBeNull();
});
