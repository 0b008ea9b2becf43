// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { toast } from '#ui/toast/toast-store.ts';
import type { ActionResult } from '../actions/action-result.ts';
import type { ItemPage } from '../listing/listing.ts';
import type { Order, OrderLine } from './load-orders.ts';
import { order, paymentEvent } from './order.factory.ts';
import { Orders } from './orders.tsx';

vi.mock('#ui/toast/toast-store.ts', () => ({ toast: vi.fn() }));
afterEach(() => {
  vi.clearAllMocks();
});

const now = Date.parse('2026-11-12T12:00:00.000Z');
const ada = order({ customerName: 'Ada', invoiceNumber: 'INV-2026-000007' });

const idIn = (search: string) => new URLSearchParams(search).get('order');

type Action = (entries: object) => Promise<ActionResult>;
const noAction: Action = () => Promise.reject(new Error('Nothing is sent.'));

function show(
  search: string,
  open: Order | null,
  page: Partial<ItemPage<OrderLine>> = {},
  { requested = idIn(search), action = noAction } = {},
) {
  const shown = { items: [ada], total: 1234, newer: null, older: null, ...page };
  const Page = createRoutesStub([
    {
      path: '/admin/orders',
      Component: () => <Orders orders={{ page: shown, requested, open }} now={now} />,
      action: async ({ request }) => action(Object.fromEntries(await request.formData())),
    },
  ]);
  render(<Page initialEntries={[`/admin/orders${search}`]} />);
}

/** The text of an element as it is read, spaces counting once. */
const read = (element: Element | null) => element?.textContent?.replaceAll(/\s+/g, ' ');

test.each([
  ['waiting', 'Waiting for payment'],
  ['declined', 'Payment declined'],
  ['held', 'PayPal is checking'],
  ['paid', 'Paid'],
  ['partlyRefunded', 'Partly refunded'],
  ['review', 'Needs review'],
  ['refused', 'Declined for good'],
  ['ended', 'Ended unpaid'],
  ['refunded', 'Refunded'],
  ['reversed', 'Reversed'],
] as const)('an order that is %s says "%s", with a mark', (standing, words) => {
  show('', null, { items: [{ ...ada, standing }] });
  const row = screen.getByRole('link', { name: /^Ada/ });
  expect(read(row)).toBe(`Ada 2 hours ago INV-2026-000007, Protect ${words} $149.00`);
  expect(row.querySelectorAll('svg')).toHaveLength(1);
});

test('a paid order that needs review says both, and what to do first of all', () => {
  show('', order({ customerName: 'Ben', paymentStatus: 'paid', standing: 'paid', reviewReason: 'It was paid twice.' }));
  const pane = within(screen.getByRole('article', { name: 'Ben' }));
  const notice = pane.getByRole('region', { name: 'Somebody must look at this order' });
  expect(notice.textContent).toMatch(/It was paid twice\.What to do: .*refund there what was paid too much/);
  expect(pane.getByText('Paid')).toBeTruthy();
  expect(pane.getByText('Needs review')).toBeTruthy();
});

test('the ledger is a table of labels with the sum, PayPal’s status and our request', () => {
  const requestId = 'capture-5O1';
  const events = [
    paymentEvent({ kind: 'capture-requested', amount: '149.00', currency: 'USD', requestId }),
    paymentEvent({ kind: 'call-failed', status: '503', requestId, detail: { call: 'capture' } }),
    paymentEvent({ kind: 'settled', amount: '149.00', currency: 'USD', status: 'COMPLETED' }),
    paymentEvent({ kind: 'a-kind-of-tomorrow' }),
  ];
  show('', order({ events }));
  const rows = within(screen.getByRole('table', { name: 'Ledger' })).getAllByRole('row');
  const cells = rows.map((row) => [...row.children].slice(1).map(({ textContent }) => textContent));
  expect(cells).toEqual([
    ['What happened', 'Amount', 'PayPal’s word', 'Request'],
    ['We asked PayPal to take the money', '149.00 USD', '', requestId],
    ['We asked PayPal to take the money: it did not answer', '', '503', requestId],
    [],
    ['The right amount arrived: the order is paid', '149.00 USD', 'COMPLETED', ''],
    ['a-kind-of-tomorrow', '', '', ''],
  ]);
  expect(rows[3]?.textContent).toMatch(/^Details of “.+”\{\n {2}"call": "capture"\n\}$/);
});

test.each([
  ['replaced', 'Ended unpaid (replaced by another order)'],
  ['expired', 'Ended unpaid (never paid)'],
])('an order that was %s shows why it ended', (kind, words) => {
  const events = [paymentEvent({ kind: 'denied' }), paymentEvent({ kind })];
  show('', order({ paymentStatus: 'failed', standing: 'ended', events }));
  expect(read(screen.getByText('Status').nextElementSibling)).toBe(words);
});

test('a declined payment says so, and what the buyer can do', () => {
  show('', order({ standing: 'declined' }));
  expect(read(screen.getByText('Status').nextElementSibling)).toMatch(
    /^Payment declined PayPal declined .* no money was taken\. The buyer can choose another way to pay/,
  );
});

test('an address of no order shows that beside the list', () => {
  show('?order=none', null);
  expect(screen.getByRole('article', { name: 'No such order' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Ada/ })).toBeTruthy();
});

test('does not show the order loaded before in place of one that failed to load', () => {
  show(`?order=${ada.id}`, order({ customerName: 'Ben' }), {}, { requested: null });
  expect(screen.getByRole('article', { name: 'Not read yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Ada/, current: true }).textContent).toMatch(/^Ada/);
});

test.each([
  ['', 0, 'No orders yet.', null],
  ['?q=zeppelin', 0, 'No order matches this search.', '/admin/orders'],
  ['?q=ada&after=x', 7, 'Nothing is left on this page.', '/admin/orders?q=ada'],
  ['?attention=1', 0, 'No order needs review.', '/admin/orders'],
  ['?attention=1&q=zeppelin', 0, 'No order that needs review matches this search.', '/admin/orders'],
])('an empty list at %s of %i says so and leads on', (search, total, words, way) => {
  show(search, null, { items: [], total });
  expect(screen.getByText(words)).toBeTruthy();
  const links = screen.queryAllByRole('link').filter((link) => !link.closest('nav'));
  expect(links.map((link) => link.getAttribute('href'))).toEqual(way ? [way] : []);
});

test('the address narrows the list and keeps the search', () => {
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

test('a demonstration is marked in the list and in the order', () => {
  show('', order({ demo: true }), { items: [{ ...ada, demo: true }] });
  expect(screen.getByRole('link', { name: /^Ada/ }).textContent).toContain('Demonstration');
  expect(screen.getByText('Money').nextElementSibling?.textContent).toMatch(/^None moves/);
});

test('the website of an order is a link, where its buyer named one', () => {
  show('', order({ website: 'https://marlow.example/shop' }));
  const link = screen.getByRole('link', { name: 'https://marlow.example/shop' });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://marlow.example/shop',
    'noopener noreferrer nofollow',
  ]);
  cleanup();
  show('', order());
  expect(screen.queryByText('Website')).toBeNull();
});

const clear = () => screen.queryByRole('button', { name: /clear/i });

test.each([
  ['paid', true],
  ['failed', true],
  ['refunded', true],
  ['review', false],
  ['pending', false],
] as const)('an order that is %s can be cleared by a look: %s', (paymentStatus, can) => {
  show('', order({ paymentStatus, reviewReason: 'It was paid twice.' }));
  expect(clear() !== null).toBe(can);
});

test.each<[ActionResult, object]>([
  [{ status: 'done' }, { title: 'Order cleared', description: 'It needs no review any more.' }],
  [{ status: 'fault' }, { description: 'The server did not answer. Please try again.' }],
  [{ status: 'gone', message: 'Not found.' }, { description: 'Not found. The list has been refreshed.' }],
])('clearing an order that is answered with %o shows the result', async (answer, notice) => {
  const action = vi.fn<Action>(async () => answer);
  const open = order({ paymentStatus: 'paid', reviewReason: 'It was paid twice.' });
  show('', open, {}, { action });
  await act(async () => void fireEvent.click(clear() as HTMLElement));
  expect(action).toHaveBeenCalledExactlyOnceWith({
    intent: 'clear-order',
    id: open.id,
    reviewReason: 'It was paid twice.',
  });
  expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(notice));
});
