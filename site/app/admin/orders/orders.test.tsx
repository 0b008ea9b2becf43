// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import { order } from '#ui/admin/orders/order.factory.ts';
import type { Order, OrderWithLedger } from '#ui/admin/orders/order.ts';
import { shownToast } from '#ui/toast/toast-store.ts';
import type { ActionResult } from '../actions/action-result.ts';
import type { ItemPage } from '../listing/listing.ts';
import { Orders } from './orders.tsx';

const now = Date.parse('2026-11-12T12:00:00.000Z');
const ada = order({ customerName: 'Ada', invoiceNumber: 'INV-2026-000007' });

const idIn = (search: string) => new URLSearchParams(search).get('order');

type Action = (entries: object) => Promise<ActionResult>;
const noAction: Action = () => Promise.reject(new Error('Nothing is sent.'));

function show(
  search: string,
  open: OrderWithLedger | null,
  page: Partial<ItemPage<Order>> = {},
  { requested = idIn(search), action = noAction } = {},
) {
  const shown = { items: [ada], total: 1234, newer: null, older: null, ...page };
  const Page = createRoutesStub([
    {
      path: '/admin/orders',
      Component: () => <Orders orders={{ page: shown, requested, open, needingReview: 0 }} now={now} />,
      action: async ({ request }) => action(Object.fromEntries(await request.formData())),
    },
  ]);
  render(<Page initialEntries={[`/admin/orders${search}`]} />);
}

test('a URL with an unknown order shows a message in the reading pane, and the list', () => {
  show('?order=none', null);
  expect(screen.getByRole('article', { name: 'No such order' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Ada/ })).toBeTruthy();
});

test('if an order cannot be loaded, the previous order is not shown in its place', () => {
  show(`?order=${ada.id}`, order({ customerName: 'Ben' }), {}, { requested: null });
  expect(screen.getByRole('article', { name: 'Not loaded yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Ada/, current: true }).textContent).toMatch(/^Ada/);
});

test('the first order stays open while the admin works on it, even if another comes first in the list', async () => {
  // jsdom does not have this function.
  Element.prototype.checkVisibility = () => true;
  const [first, second] = [order({ customerName: 'Ada' }), order({ customerName: 'Ben', id: 'ben' })];
  let orders = { items: [first], total: 1, newer: null, older: null };
  const Page = createRoutesStub([
    {
      path: '/admin/orders',
      loader: ({ request }) => {
        const requested = idIn(new URL(request.url).search);
        return { requested, open: orders.items.find(({ id }) => id === requested) ?? orders.items[0], page: orders };
      },
      Component: ({ loaderData }) => <Orders orders={{ ...loaderData, needingReview: 0 }} now={now} />,
    },
  ]);
  render(<Page initialEntries={['/admin/orders']} />);
  const pane = await screen.findByRole('article', { name: 'Ada' });
  orders = { ...orders, items: [second, first] };
  await act(async () => fireEvent.focus(within(pane).getAllByRole('button')[0] as HTMLElement));
  expect(await screen.findByRole('link', { name: /^Ben/ })).toBeTruthy();
  expect(screen.getByRole('article', { name: 'Ada' })).toBeTruthy();
});

test.each([
  ['', 0, 'No orders yet.', null],
  ['?q=zeppelin', 0, 'No order matches this search.', '/admin/orders'],
  ['?q=ada&after=x', 7, 'Nothing is left on this page.', '/admin/orders?q=ada'],
  ['?attention=1', 0, 'No order needs review.', '/admin/orders'],
  ['?attention=1&q=zeppelin', 0, 'No order that needs review matches this search.', '/admin/orders'],
])('an empty list at %s with a total of %i says why it is empty and links back', (search, total, words, way) => {
  show(search, null, { items: [], total });
  expect(screen.getByText(words)).toBeTruthy();
  const links = screen.queryAllByRole('link').filter((link) => !link.closest('nav'));
  expect(links.map((link) => link.getAttribute('href'))).toEqual(way ? [way] : []);
});

test('filters are links that keep the search, and the current filter is marked', () => {
  show('?q=ada&attention=1', null);
  const filter = within(screen.getByRole('navigation', { name: 'Which orders' }));
  expect(filter.getByRole('link', { name: 'All' }).getAttribute('href')).toBe('/admin/orders?q=ada');
  const narrowed = filter.getByRole('link', { current: true });
  expect([narrowed.textContent, narrowed.getAttribute('href')]).toEqual([
    'Needs review',
    '/admin/orders?q=ada&attention=1',
  ]);
  expect(screen.getByRole('link', { name: /^Ada/ }).getAttribute('href')).toContain('?q=ada&attention=1&order=');
});

test.each<[ActionResult, object]>([
  [{ status: 'done' }, { title: 'Order marked as reviewed' }],
  [{ status: 'fault' }, { description: 'The server did not respond. Please try again.' }],
  [{ status: 'gone', message: 'Not found.' }, { description: 'Not found. The list has been refreshed.' }],
])('marking an order as reviewed shows a toast for the result %o', async (answer, notice) => {
  const action = vi.fn<Action>(async () => answer);
  const open = order({ paymentStatus: 'paid', reviewReason: 'It was paid twice.' });
  show('', open, {}, { action });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Mark as reviewed' })));
  expect(action).toHaveBeenCalledExactlyOnceWith({
    intent: 'mutate',
    kind: 'order',
    mutation: 'clear',
    id: open.id,
    reviewReason: 'It was paid twice.',
  });
  expect(shownToast()).toMatchObject(notice);
});
