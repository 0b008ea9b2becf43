import { expect, test } from 'vitest';
import { paidAtOf, standingOf } from './payment-standing.ts';

const declinedAt = new Date(0);
const event = (kind: string, status: string | null = null) => ({ kind, status });

test.each([
  ['pending', {}, 'waiting'],
  ['pending', { captureStatus: 'COMPLETED' }, 'waiting'],
  ['pending', { captureStatus: 'PENDING' }, 'held'],
  ['pending', { declinedAt }, 'declined'],
  ['failed', { declinedAt }, 'refused'],
  ['failed', {}, 'ended'],
  ['paid', { declinedAt }, 'paid'],
  ['paid', { events: [event('review', 'PARTIALLY_REFUNDED')] }, 'partlyRefunded'],
  ['review', {}, 'review'],
  ['refunded', {}, 'refunded'],
  ['refunded', { events: [event('webhook-received', 'PAYMENT.CAPTURE.REVERSED')] }, 'reversed'],
] as const)('an order that is %s with %j has the standing %s', (paymentStatus, columns, standing) => {
  expect(standingOf({ paymentStatus, captureStatus: null, declinedAt: null, events: [], ...columns })).toBe(standing);
});

test.each(['settled', 'settled-late'])('an order was paid when %s was recorded', (kind) => {
  const at = new Date(1);
  expect(
    paidAtOf({
      events: [
        { kind: 'review', at: new Date(0) },
        { kind, at },
      ],
    }),
  ).toBe(at);
  expect(paidAtOf({ events: [{ kind: 'review', at }] })).toBeNull();
});
