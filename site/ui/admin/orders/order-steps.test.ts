import { expect, test } from 'vitest';
import { order, paymentEvent } from './order.factory.ts';
import { orderSteps } from './order-steps.ts';

const at = '2026-11-12T10:00:00.000Z';
const begun = { startDate: at, endDate: '2026-12-12T10:00:00.000Z' };
const told = (given: Parameters<typeof order>[0], kinds: string[] = []) => {
  const events = kinds.map((kind) => paymentEvent({ kind, at }));
  return orderSteps(order(given), events).map(({ name, state, note }) => [name, state, note ?? ''].join(': '));
};
const paid = ['Placed: done: ', 'Paid: done: $149', 'Invoiced: done: INV-2026-000007'];
const confirmed = 'Confirmed: done: With the invoice, by email';
const invoiceNumber = 'INV-2026-000007';

test.each([
  ['waiting', ['Paid: waiting: No money has arrived yet', 'Invoiced: waiting: ', 'Confirmed: waiting: ']],
  [
    'declined',
    [
      'Paid: waiting: PayPal declined the payment; the customer can pay in another way',
      'Invoiced: waiting: ',
      'Confirmed: waiting: ',
    ],
  ],
  ['held', ['Paid: waiting: PayPal is reviewing the payment', 'Invoiced: waiting: ', 'Confirmed: waiting: ']],
  ['review', ['Not paid: stopped: The payment does not match the order']],
  ['refused', ['Not paid: stopped: PayPal declined the payment for good']],
  ['refunded', ['Not paid: stopped: The payment does not match the order', 'Refunded: done: ']],
] as const)('the steps of an unpaid order that is %s show how far the order got', (standing, steps) => {
  expect(told({ standing })).toEqual(['Placed: done: ', ...steps]);
});

test.each([
  ['expired', 'never paid'],
  ['replaced', 'replaced by another order'],
])('the steps of an order that ended because it was %s show the reason', (kind, why) => {
  expect(told({ standing: 'ended' }, [kind])).toEqual(['Placed: done: ', `Not paid: stopped: Ended: ${why}`]);
});

test.each([
  ['paid', null, ['Confirmed: waiting: The email is queued, or in Mail if it failed']],
  ['paid', at, [confirmed]],
  ['partlyRefunded', at, [confirmed, 'Refunded in part: done: ']],
  ['refunded', at, [confirmed, 'Refunded: done: ']],
  ['reversed', at, [confirmed, 'Reversed: done: ']],
] as const)('the steps of an order that is %s (confirmed: %s) include its invoice', (standing, confirmedAt, steps) => {
  expect(told({ ...begun, standing, confirmedAt, invoiceNumber })).toEqual([...paid, ...steps]);
});

test('the times of an order’s steps come from its ledger, or from the order itself if the ledger is unknown', () => {
  const given = order({ ...begun, standing: 'refunded', confirmedAt: '2026-11-12T10:00:05.000Z' });
  const events = [
    paymentEvent({ kind: 'settled', at: '2026-11-12T10:00:01.000Z' }),
    paymentEvent({ kind: 'refunded', at: '2026-11-14T09:00:00.000Z' }),
  ];
  const times = (ledger: typeof events) => orderSteps(given, ledger).map((step) => step.at);
  expect(times(events)).toEqual([given.createdAt, events[0]?.at, events[0]?.at, given.confirmedAt, events[1]?.at]);
  expect(times([])).toEqual([given.createdAt, at, at, given.confirmedAt, null]);
});
