// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { order, paymentEvent } from './order.factory.ts';
import type { OrderWithLedger } from './order.ts';
import { OrderReader } from './order-reader.tsx';
import { OrderRow } from './order-row.tsx';

function show(shown: OrderWithLedger, { isLoaded = true } = {}) {
  const clear = <button type="button">Clear</button>;
  const now = Date.parse('2026-11-12T12:00:00.000Z');
  render(
    <OrderReader
      order={shown}
      events={shown.events}
      now={now}
      titleId="t"
      level="h2"
      clear={clear}
      resend={<button type="button">Resend</button>}
      inquiry={null}
      period={isLoaded ? shown.period : undefined}
      subscription={null}
      onCopy={() => undefined}
    />,
  );
}

const head = () => read(document.querySelector('header'));

const read = (element: Element | null) => element?.textContent?.replaceAll(/\s+/g, ' ').trim();

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
] as const)('the row of an order that is %s shows "%s" with an icon', (standing, words) => {
  const ada = order({ customerName: 'Ada', invoiceNumber: 'INV-2026-000007', standing });
  const { container } = render(<OrderRow order={ada} when="now" />);
  expect(read(container)).toBe(`Ada now ${words} INV-2026-000007 $149`);
  expect(container.querySelectorAll('svg')).toHaveLength(1);
});

const twoReasons = 'Captured 1.50 USD instead of 149.00 USD. It was paid twice.';

test('a paid order that needs review shows both statuses, the reason for the review, and what to do', () => {
  show(order({ customerName: 'Ben', paymentStatus: 'paid', standing: 'paid', reviewReason: twoReasons }));
  const notice = screen.getByRole('region', { name: 'Captured $1.50 instead of $149' });
  expect(notice.textContent).toContain('It was paid twice. The order counts as paid.');
  expect(within(notice).getAllByRole('listitem')).toHaveLength(3);
  expect(head()).toMatch(/^Ben\$149Paid Needs review/);
});

test('the first advice on a dispute is to answer it at PayPal, and nothing says that an ended plan is active', () => {
  const reviewReason =
    'The order was paid after its subscription had ended. The customer disputes the payment at PayPal: PP-D-1.';
  show(order({ paymentStatus: 'paid', standing: 'partlyRefunded', reviewReason }));
  const notice = screen.getByRole('region', { name: 'The order was paid after its subscription had ended' });
  expect(within(notice).getAllByRole('listitem')[0]?.textContent).toContain('Resolution Center before its deadline');
  expect(document.body.textContent).not.toContain('plan is active');
});

test.each([
  [0, 'The plan has not begun', 'Ask the customer to order again'],
  [2, 'The month is not paid', 'we email the customer a new payment link automatically'],
])('the advice about a wrong payment of month %i says what to do about that month', (period, about, step) => {
  show(order({ paymentStatus: 'review', standing: 'review', reviewReason: twoReasons, period }));
  const notice = screen.getByRole('region', { name: 'Captured $1.50 instead of $149' });
  for (const part of [about, step]) expect(notice.textContent).toContain(part);
});

test('until the order’s month is known, the advice about a wrong payment covers first and later months', () => {
  show(order({ paymentStatus: 'review', standing: 'review', reviewReason: twoReasons }), { isLoaded: false });
  const notice = screen.getByRole('region', { name: 'Captured $1.50 instead of $149' });
  expect(notice.textContent).toContain('If the order is for a later month of a plan, we email a new payment link');
  expect(notice.textContent).not.toContain('The plan has not begun');
});

test('the ledger is a table of events with label, amount, PayPal’s status and our request id', () => {
  const requestId = 'capture-5O1';
  const events = [
    paymentEvent({ kind: 'capture-requested', amount: '149.00', currency: 'USD', requestId }),
    paymentEvent({ kind: 'call-failed', status: '503', requestId, detail: { call: 'capture' } }),
    paymentEvent({ kind: 'settled', amount: '149.00', currency: 'USD', status: 'COMPLETED' }),
    paymentEvent({ kind: 'a-kind-of-tomorrow' }),
  ];
  show(order({ events }));
  const rows = within(screen.getByRole('table', { name: 'Ledger' })).getAllByRole('row');
  const cells = rows.map((row) => [...row.children].slice(1).map(({ textContent }) => textContent));
  expect(cells).toEqual([
    ['What happened', 'Amount', 'PayPal status', 'Request'],
    ['We asked PayPal to take the money', '$149', '', requestId],
    ['We asked PayPal to take the money: it did not respond', '', '503', requestId],
    [],
    ['The right amount arrived: the order is paid', '$149', 'COMPLETED', ''],
    ['a-kind-of-tomorrow', '', '', ''],
  ]);
  expect(rows[3]?.textContent).toMatch(/^Details of “.+”\{\n {2}"call": "capture"\n\}$/);
});

test.each([
  ['replaced', 'Ended unpaid (replaced by another order)'],
  ['expired', 'Ended unpaid (never paid)'],
])('an order that was %s shows why it ended', (kind, words) => {
  const events = [paymentEvent({ kind: 'denied' }), paymentEvent({ kind })];
  show(order({ paymentStatus: 'failed', standing: 'ended', events }));
  expect(head()).toContain(`${words}Protect`);
});

test('an order whose payment PayPal declined says so, and says what the customer can do', () => {
  show(order({ standing: 'declined' }));
  expect(head()).toMatch(
    /Payment declined .*PayPal declined .* no money was taken\. The customer can choose another way to pay/,
  );
});

test('a demonstration order is marked once in its row, and once in its reader', () => {
  render(<OrderRow order={order({ demo: true })} when="now" />);
  expect(screen.getAllByText(/demo/i).map(({ textContent }) => textContent)).toEqual(['Demo ']);
  cleanup();
  show(order({ demo: true }));
  expect(screen.getAllByText(/demonstration/i).map(({ textContent }) => textContent)).toEqual([
    'Demonstration, no real money ',
  ]);
});

test('the paid month has the days of its invoice, whatever the reader’s time zone', () => {
  vi.stubEnv('TZ', 'America/New_York');
  onTestFinished(() => void vi.unstubAllEnvs());
  show(order({ startDate: '2026-11-12T02:00:00.000Z', endDate: '2026-12-12T02:00:00.000Z' }));
  expect(screen.getByText('Paid month').nextElementSibling?.textContent).toBe('November 12 to December 12, 2026');
});

test('the website of an order is a link, and is missing if the customer entered none', () => {
  show(order({ website: 'https://marlow.example/shop' }));
  const link = screen.getByRole('link', { name: 'https://marlow.example/shop' });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://marlow.example/shop',
    'noopener noreferrer nofollow',
  ]);
  cleanup();
  show(order());
  expect(screen.queryByText('Website')).toBeNull();
});

test.each([
  ['paid', true],
  ['failed', true],
  ['refunded', true],
  ['review', false],
  ['pending', false],
] as const)('a person can clear the review of an order that is %s: %s', (paymentStatus, can) => {
  show(order({ paymentStatus, reviewReason: 'It was paid twice.' }));
  expect(screen.queryByRole('button', { name: 'Clear' }) !== null).toBe(can);
});
