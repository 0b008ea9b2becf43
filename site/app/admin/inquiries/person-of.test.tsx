// @vitest-environment jsdom
import { errorCodes } from '@agency/api/contract/errors';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { SiteContext } from '#app/site-context.ts';
import { inquiry } from '#ui/admin/inbox/inquiry.factory.ts';
import type { Person } from '#ui/admin/people/person.ts';
import { shownToast } from '#ui/toast/toast-store.ts';
import { SessionEndedContext } from '../use-intent.ts';
import { loadPerson, type PersonData } from './load-person.ts';
import { PersonOf } from './person-of.tsx';

const now = Date.parse('2026-11-12T12:00:00.000Z');
const at = '2026-11-12T09:30:00.000Z';
const ada = inquiry({ name: 'Ada', email: 'Ada@client.example' });
const person: Person = {
  ...{ email: 'ada@client.example', name: 'Ada', firstSeenAt: '2026-01-01T00:00:00.000Z' },
  ...{ inquiryCount: 30, orderCount: 1, messageCount: 41 },
  inquiries: [
    { id: ada.id, service: 'wordpress', createdAt: at, state: 'new', lastFrom: 'them', trashedAt: null },
    { id: 'before', service: 'shopify', createdAt: at, state: 'won', lastFrom: 'us', trashedAt: null },
  ],
  orders: [
    {
      ...{ id: 'bought', invoiceNumber: 'INV-2026-000007', packageType: 'protect', createdAt: at },
      ...{ standing: 'paid', reviewReason: null, demo: false },
    },
  ],
  notes: [{ id: 'n', inquiryId: 'before', text: 'Calls at noon.', at, by: 'studio' }],
};

async function show(data: Omit<PersonData, 'of'>) {
  const [onErased, onEnded] = [vi.fn(), vi.fn()];
  const action = vi.fn(async ({ request }: { request: Request }) => ({
    ...Object.fromEntries(await request.formData()),
    status: 'done',
    message: '30 inquiries erased.',
  }));
  const Page = createRoutesStub([
    {
      path: '/admin/inbox',
      Component: () => (
        <SessionEndedContext value={onEnded}>
          <PersonOf inquiry={ada} now={now} onErased={onErased} landing={() => null} />
        </SessionEndedContext>
      ),
      action,
    },
    { path: '/admin/person', loader: () => ({ of: ada.email, ...data }) },
  ]);
  await act(async () => void render(<Page initialEntries={['/admin/inbox?q=is:won']} />));
  return { action, onErased, onEnded, column: within(screen.getByRole('complementary', { name: 'Person' })) };
}

const part = (name: string) => within(screen.getByRole('region', { name }));

test('the column about a person links to the newest inquiries and orders, and shows the notes', async () => {
  const { column } = await show({ person, failed: false });
  const inquiries = part('Their inquiries').getAllByRole('listitem');
  expect(inquiries.map((each) => each.textContent)).toEqual([
    'WordPress development This one, New, 2 hours ago',
    expect.stringMatching(/^Shopify Plus Won, 2 hours agoMerge it into the open inquiry/),
  ]);
  const hrefs = column.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    '/admin/inbox?q=is%3Awon&inquiry=before',
    '/admin/orders?order=bought',
    '/admin/inbox?q=is%3Awon&inquiry=before',
    '/api/admin/people/Ada%40client.example',
  ]);
  expect(part('Their orders').getByText(/Paid/)).toBeTruthy();
  expect(part('Notes about them').getByText('Calls at noon.')).toBeTruthy();
  expect(part('Their inquiries').getByText('Only the newest 20 are shown.')).toBeTruthy();
});

test('the column about a person says that the person could not be loaded', async () => {
  const { column } = await show({ person: null, failed: true });
  expect(column.getByText(/The server did not respond/)).toBeTruthy();
});

test('if the session has ended, the column reports it to the page, and does not blame the server', async () => {
  const queryApi = () => Promise.reject({ code: errorCodes.unauthenticated });
  const { column, onEnded } = await show(await loadPerson({ queryApi } as unknown as SiteContext, ada.email));
  expect(onEnded).toHaveBeenCalledOnce();
  expect(column.queryByText(/The server did not respond/)).toBeNull();
});

test('erasing a person asks first, lists what is deleted and what stays, and shows the result', async () => {
  const { column, action, onErased } = await show({ person, failed: false });
  fireEvent.click(column.getByRole('button', { name: 'Erase their data...' }));
  const dialog = screen.getByRole('alertdialog', { name: /^Erase everything from .*ada@client\.example/ });
  expect(dialog.textContent).toMatch(/30 inquiries with all messages and notes/);
  expect(dialog.textContent).toMatch(/One order and its invoice are kept for accounting\./);
  expect(action).not.toHaveBeenCalled();
  await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: 'Erase' })));
  expect(await action.mock.results[0]?.value).toMatchObject({
    ...{ intent: 'mutate', kind: 'inquiry', mutation: 'erase', email: 'ada@client.example' },
  });
  expect(onErased).toHaveBeenCalledOnce();
  expect(shownToast()).toMatchObject({ description: '30 inquiries erased.' });
});
