import { expect, test } from 'vitest';
import { endingOf, happening } from './happenings.ts';

/** What the database's CHECK on `payment_events.kind` allows. */
const kinds =
  `placed replaced expired create-requested create-answered capture-requested capture-answered lookup-answered
  call-failed webhook-received browser-reported settled settled-late review denied refunded acknowledged`.split(/\s+/);

test.each(kinds)('%s has words for a person', (kind) => {
  expect(happening({ kind, detail: null }).words).not.toBe(kind);
});

test('each has words of its own, and a failed call says what was asked', () => {
  expect(new Set(kinds.map((kind) => happening({ kind, detail: null }).words)).size).toBe(kinds.length);
  expect(happening({ kind: 'call-failed', detail: { call: 'create', refused: true } }).words).toBe(
    'We asked PayPal to prepare the payment: it refused',
  );
  expect(happening({ kind: 'call-failed', detail: 'made up' }).words).toMatch(/^PayPal refused/);
});

test('why it happened is told in the words that were written down', () => {
  expect(happening({ kind: 'review', detail: { why: 'A part was refunded at PayPal.' } }).why).toMatch(/^A part/);
  expect(happening({ kind: 'review', detail: { why: 7 } }).why).toBeNull();
});

test('an order ended for the reason that came last', () => {
  expect(endingOf([{ kind: 'placed' }, { kind: 'denied' }, { kind: 'replaced' }])).toBe('replaced by another order');
  expect(endingOf([{ kind: 'placed' }])).toBeNull();
});
