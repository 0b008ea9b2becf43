import { expect, test } from 'vitest';
import { paidAt } from './take-payment.ts';

test.each([
  ['at the time that PayPal reports', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z'],
  ['when it was placed, if PayPal reports an earlier time', '2026-11-20T10:00:00.000Z', '2026-11-21T09:00:00.000Z'],
  ['now, if PayPal reports a time in the future', '2026-11-23T10:00:00.000Z', '2026-11-22T09:00:00.000Z'],
  ['now, if PayPal reports no time', null, '2026-11-22T09:00:00.000Z'],
])('an order counts as paid %s', (_what, reported, expected) => {
  const [placed, now] = [new Date('2026-11-21T09:00:00.000Z'), new Date('2026-11-22T09:00:00.000Z')];
  const capture = { createdAt: reported === null ? null : new Date(reported) };
  expect(paidAt({ createdAt: placed }, capture, now).toISOString()).toBe(expected);
});
