// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { Order, OrderLine } from '#app/graphql/orders.ts';
import { TooltipProvider } from '#app/ui/tooltip/tooltip.tsx';
import type { ItemPage } from '../listing/item-page.ts';
import { order, paymentEvent } from './order.factory.ts';
import { Orders } from './orders.tsx';

afterEach(cleanup);

const now = '2026-11-12T12:00:00.000Z';
const ada = order({ customerName: 'Ada', invoiceNumber: 'INV-2026-000007' });

const idIn = (search: string) => new URLSearchParams(search).get('order');

function show(search: string, open: Order | null, page: Partial<ItemPage<OrderLine>> = {}, asked = idIn(search)) {
  const shown = { items: [ada], total: 1234, newer: null, older: null, ...page };
  const Page = createRoutesStub([
    { path: '/admin/orders', Component: () => <Orders orders={{ page: shown, asked, open }} now={now} /> },
  ]);
  render(
    <TooltipProvider>
      <Page initialEntries={[`/admin/orders${search}`]} />
    </TooltipProvider>,
  );
}

/** The text of an element as it is read, spaces counting once. */
const read = (element: Element | null) => element?.textContent?.replaceAll(/\s+/g, ' ');

test.each([
  ['pending', 'Waiting for payment'],
  ['paid', 'Paid'],
  ['review', 'Needs a look'],
  ['failed', 'Ended unpaid'],
  ['refunded', 'Refunded'],
] as const)('an order that is %s says "%s", with a mark', (paymentStatus, words) => {
  show('', null, { items: [{ ...ada, paymentStatus }] });
  const row = screen.getByRole('link', { name: /^Ada/ });
  expect(read(row)).toBe(`Ada 2 hours ago INV-2026-000007, Protect ${words} $149.00`);
  expect(row.querySelectorAll('svg')).toHaveLength(1);
});

test('a paid order that a person must look at says both, and what to do first of all', () => {
  show('', order({ customerName: 'Ben', paymentStatus: 'paid', attention: 'It was paid twice.' }));
  const pane = within(screen.getByRole('article', { name: 'Ben' }));
  const notice = pane.getByRole('region', { name: 'Somebody must look at this order' });
  expect(notice.textContent).toMatch(/It was paid twice\.What to do: .*refund there what was paid too much/);
  expect(pane.getByText('Paid')).toBeTruthy();
  expect(pane.getByText('Needs a look')).toBeTruthy();
});

test('the ledger is a table in words, with the sum, PayPal’s word and our request', () => {
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
])('of an order that was %s it is told why it ended', (kind, words) => {
  show('', order({ paymentStatus: 'failed', events: [paymentEvent({ kind: 'denied' }), paymentEvent({ kind })] }));
  expect(read(screen.getByText('Status').nextElementSibling)).toBe(words);
});

test('an address of no order says so, beside the list', () => {
  show('?order=none', null);
  expect(screen.getByRole('article', { name: 'No such order' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Ada/ })).toBeTruthy();
});

test('where the reading failed, the order read before it does not stand in for the one that was asked for', () => {
  show(`?order=${ada.id}`, order({ customerName: 'Ben' }), {}, null);
  expect(screen.getByRole('article', { name: 'Not read yet' })).toBeTruthy();
  expect(screen.getByRole('link', { current: true }).textContent).toMatch(/^Ada/);
});

test.each([
  ['', 0, 'No orders yet.', null],
  ['?q=zeppelin', 0, 'No order holds these words.', '/admin/orders'],
  ['?q=ada&after=x', 7, 'Nothing is left on this page.', '/admin/orders?q=ada'],
])('an empty list at %s of %i says so and leads on', (search, total, words, way) => {
  show(search, null, { items: [], total });
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('link')?.getAttribute('href') ?? null).toBe(way);
});
