import { expect, test } from 'vitest';
import { firstMonth, paidAt } from './take-payment.ts';

test.each([
  ['2026-11-21T09:30:00.000Z', '2026-12-21T09:30:00.000Z'],
  ['2026-12-31T23:59:59.999Z', '2027-01-31T23:59:59.999Z'],
  ['2026-01-31T12:00:00.000Z', '2026-02-28T12:00:00.000Z'],
  ['2028-01-30T12:00:00.000Z', '2028-02-29T12:00:00.000Z'],
  ['2026-03-31T00:00:00.000Z', '2026-04-30T00:00:00.000Z'],
  ['2026-02-28T00:00:00.000Z', '2026-03-28T00:00:00.000Z'],
])('the month that begins %s ends %s', (start, end) => {
  const { startDate, endDate } = firstMonth(new Date(start));
  expect([startDate.toISOString(), endDate.toISOString()]).toEqual([start, end]);
});

test.each([
  ['as PayPal has it', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z'],
  ['not before the order', '2026-11-20T10:00:00.000Z', '2026-11-21T09:00:00.000Z'],
  ['not in the future', '2026-11-23T10:00:00.000Z', '2026-11-22T09:00:00.000Z'],
  ['now, when PayPal does not say', null, '2026-11-22T09:00:00.000Z'],
])('an order was paid %s', (_what, reported, expected) => {
  const [placed, now] = [new Date('2026-11-21T09:00:00.000Z'), new Date('2026-11-22T09:00:00.000Z')];
  const capture = { createdAt: reported === null ? null : new Date(reported) };
  expect(paidAt({ createdAt: placed }, capture, now).toISOString()).toBe(expected);
});
