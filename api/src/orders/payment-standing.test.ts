import { expect, test } from 'vitest';
import { standingOf } from './payment-standing.ts';

const event = (kind: string, status: string | null = null) => ({ kind, status });
const pending = event('capture-answered', 'PENDING');

// The newest line of a ledger stands first.
test.each([
  ['pending', [], 'waiting'],
  ['pending', [event('denied'), event('capture-requested')], 'declined'],
  ['pending', [event('capture-requested'), event('denied')], 'waiting'],
  ['pending', [pending, event('capture-requested')], 'held'],
  ['pending', [event('denied'), pending], 'declined'],
  ['failed', [event('denied'), pending], 'refused'],
  ['failed', [event('expired'), event('denied')], 'ended'],
  ['failed', [event('replaced')], 'ended'],
  ['paid', [event('capture-requested'), event('denied')], 'paid'],
  ['paid', [event('review', 'PARTIALLY_REFUNDED')], 'partlyRefunded'],
  ['review', [], 'review'],
  ['refunded', [], 'refunded'],
  ['refunded', [event('webhook-received', 'PAYMENT.CAPTURE.REVERSED')], 'reversed'],
] as const)('an order that is %s with %j stands as %s', (status, events, standing) => {
  expect(standingOf(status, events)).toBe(standing);
});
