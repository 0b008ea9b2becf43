import { expect, test } from 'vitest';
import { endingOf, eventLabel } from './event-label.ts';

/** The kinds that the database allows (CHECK on `payment_events.kind`). */
const kinds =
  `placed replaced expired create-requested create-answered capture-requested capture-answered lookup-answered
  call-failed webhook-received browser-reported settled settled-late review denied refunded acknowledged`.split(/\s+/);

test.each(kinds)('the payment event %s has a label', (kind) => {
  expect(eventLabel({ kind, detail: null }).label).not.toBe(kind);
});

test('each kind of payment event has its own label, and the label of a failed call names the request', () => {
  expect(new Set(kinds.map((kind) => eventLabel({ kind, detail: null }).label)).size).toBe(kinds.length);
  expect(eventLabel({ kind: 'call-failed', detail: { call: 'create', refused: true } }).label).toBe(
    'We asked PayPal to prepare the payment: it refused',
  );
  // This label names no person, because billing can also replace an order whose month was declined or not paid.
  expect(eventLabel({ kind: 'replaced', detail: null }).label).toBe('Another order replaced this one');
  expect(eventLabel({ kind: 'call-failed', detail: 'made up' }).label).toMatch(/^PayPal refused/);
});

test('the label of a payment event comes with the recorded reason, if that is a string', () => {
  expect(eventLabel({ kind: 'review', detail: { why: 'A part was refunded at PayPal.' } }).reason).toMatch(/^A part/);
  expect(eventLabel({ kind: 'review', detail: { why: 7 } }).reason).toBeNull();
});

test('the last event that can end an order tells why the order ended', () => {
  expect(endingOf([{ kind: 'placed' }, { kind: 'denied' }, { kind: 'replaced' }])).toBe('replaced by another order');
  expect(endingOf([{ kind: 'placed' }])).toBeNull();
});
