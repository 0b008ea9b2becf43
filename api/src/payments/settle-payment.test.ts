import { expect, test } from 'vitest';
import type { PayPalOrder } from '#api/paypal/paypal.ts';
import { serveCheckout } from '../../test/serve-checkout.ts';
import { assessPayment } from './assess-payment.ts';
import { settlePayment } from './settle-payment.ts';

const { context, buyer, order } = await serveCheckout();

/** Buys a plan. Returns the id of the paid order, with PayPal's record. */
async function pay() {
  const { orderId, paypalId } = await buyer().pay();
  const facts = await context.paypal.getOrder(paypalId);
  const capture = facts?.captures[0];
  if (!facts || !capture) throw new Error('PayPal has no capture of this order.');
  return { orderId, facts, capture };
}

test.each([
  ['the same capture, with no reference', (facts: PayPalOrder): PayPalOrder => ({ ...facts, reference: null })],
  [
    'a new capture, with a reference to that order',
    (facts: PayPalOrder): PayPalOrder => ({
      ...facts,
      captures: facts.captures.map((capture) => ({ ...capture, id: 'ANOTHER-CAPTURE' })),
    }),
  ],
])(
  "PayPal's record of another order does not settle this order, and the other order keeps its payment: %s",
  async (_what, change) => {
    const paid = await pay();
    const { orderId } = await buyer().begin();
    expect(await settlePayment(orderId, change(paid.facts), 'webhook', context)).toMatchObject({ kind: 'review' });
    expect(await order(orderId)).toMatchObject({ paymentStatus: 'pending', paypalPaymentId: null });
    const reasons = JSON.stringify((await order(orderId)).events);
    expect(reasons).toContain(`PayPal answered with a payment of order ${paid.orderId}.`);
    expect(await order(paid.orderId)).toMatchObject({ paymentStatus: 'paid', paypalPaymentId: paid.capture.id });
  },
);

test('assessPayment lists each way in which a payment is not as agreed', async () => {
  const { orderId, facts, capture } = await pay();
  const ours = await order(orderId);
  const differencesOf = (changed: Partial<PayPalOrder>) => {
    const verdict = assessPayment(ours, { ...facts, ...changed });
    return verdict.kind === 'captured' ? verdict.differences : verdict.kind;
  };
  const euros = { ...capture, amount: { value: '149.00', currency: 'EUR' } };
  expect([
    differencesOf({}),
    differencesOf({ captures: [euros] }),
    differencesOf({ payeeId: null }),
    differencesOf({ reference: null }),
    differencesOf({ id: 'ANOTHER' }),
  ]).toEqual([
    [],
    ['Captured 149.00 EUR instead of 149.00 USD.'],
    [`Paid to an unnamed payee instead of ${ours.payeeId}.`],
    [`PayPal's order names no order instead of ${orderId}.`],
    [`PayPal answered about ANOTHER instead of ${ours.paypalOrderId}.`],
  ]);
});

test('assessPayment chooses the order’s own capture among several, or else one with its price', async () => {
  const { orderId, facts, capture } = await pay();
  const ours = await order(orderId);
  const wrong = { ...capture, id: 'WRONG', amount: { value: '1.00', currency: 'USD' } };
  const twin = { ...capture, id: 'TWIN' };
  const chosen = (paypalPaymentId: string | null, captures: PayPalOrder['captures']) => {
    const verdict = assessPayment({ ...ours, paypalPaymentId }, { ...facts, captures });
    return verdict.kind === 'captured' && [verdict.capture.id, verdict.others.map(({ id }) => id)];
  };
  expect(chosen('TWIN', [wrong, capture, twin])).toEqual(['TWIN', ['WRONG', capture.id]]);
  expect(chosen(null, [wrong, twin])).toEqual(['TWIN', ['WRONG']]);
  expect(chosen(null, [wrong])).toEqual(['WRONG', []]);
});
