import { describe, expect, test } from 'vitest';
import { acknowledgeOrder } from '#api/orders/review-order.ts';
import { settlePayment } from '#api/payments/settle-payment.ts';
import type { Faults } from '#api/paypal/stand-in/stand-in-server.ts';
import { serveCheckout } from '../../test/serve-checkout.ts';

const { standIn, client, buyer, order, reconcile, pass, context } = await serveCheckout();
const kindsOf = async (orderId: string) => (await order(orderId)).events.map(({ kind }) => kind);
const capturesOf = (paypalId: string) => standIn.captures().filter(({ orderId }) => orderId === paypalId);
const day = 24 * 60;

/** Makes PayPal not answer this call: the connection breaks before or after the call is executed. */
const silent =
  (silentCall: string, drop: 'before' | 'after'): Faults =>
  ({ call }) =>
    call === silentCall ? { drop } : undefined;

describe('if PayPal’s response is lost', () => {
  test('a second request for a PayPal order returns the first order', async () => {
    const ann = buyer();
    await ann.place();
    const before = standIn.orders().length;
    standIn.setFaults(silent('create', 'after'));
    const { status, body } = await ann.open();
    expect([status, body.message]).toEqual([502, expect.stringContaining('No money was taken')]);
    standIn.setFaults(null);
    expect((await ann.open()).status).toBe(201);
    expect(standIn.orders()).toHaveLength(before + 1);
  });

  test('the outcome of a capture is looked up at once', async () => {
    const ann = buyer();
    const { orderId, paypalId } = await ann.approve();
    standIn.setFaults(silent('capture', 'after'));
    const { status, body } = await ann.capture(paypalId);
    expect([status, body.purchase_units?.length]).toEqual([200, 1]);
    expect(await kindsOf(orderId)).toEqual(expect.arrayContaining(['call-failed', 'lookup-answered', 'settled']));
  });

  test('the order cannot be replaced while the outcome of its capture is unknown', async () => {
    const ann = buyer();
    const { orderId, paypalId } = await ann.approve();
    standIn.setFaults(() => ({ drop: 'before' }));
    const { status, body } = await ann.capture(paypalId);
    expect([status, body.message]).toEqual([502, expect.stringContaining('not be charged twice')]);
    expect(await ann.place('perform')).toMatchObject({ status: 409, body: { reason: 'UNDER_WAY' } });
    standIn.setFaults(null);
    pass(2);
    expect(await reconcile()).toEqual({ looked: 1, failed: 0 });
    expect((await order(orderId)).paymentStatus).toBe('paid');
    expect(capturesOf(paypalId)).toHaveLength(1);
  });
});

describe('an approved payment', () => {
  test.each(['webhook', 'reconciliation'] as const)(
    'is captured by the %s if the browser dies after approval',
    async (by) => {
      const { orderId, paypalId } = await buyer().approve();
      if (by === 'webhook') {
        expect(await standIn.sendWebhook('CHECKOUT.ORDER.APPROVED', paypalId, { times: 3 })).toEqual([200, 200, 200]);
      } else {
        pass(2);
        await reconcile();
      }
      const paid = await order(orderId);
      expect(paid.paymentStatus).toBe('paid');
      expect(paid.events.find(({ kind }) => kind === 'settled')).toMatchObject({ detail: { source: by } });
      expect(await client.outgoingMail.count()).toBe(2);
    },
  );

  test('is captured when PayPal repeats a webhook whose first delivery failed', async () => {
    const { orderId, paypalId } = await buyer().approve();
    const eventId = 'WH-the-same';
    standIn.setFaults(silent('get-order', 'before'));
    expect(await standIn.sendWebhook('CHECKOUT.ORDER.APPROVED', paypalId, { eventId })).toEqual([503]);
    standIn.setFaults(null);
    expect(await standIn.sendWebhook('CHECKOUT.ORDER.APPROVED', paypalId, { eventId })).toEqual([200]);
    expect((await order(orderId)).paymentStatus).toBe('paid');
    expect(await client.paymentEvent.count({ where: { webhookId: eventId } })).toBe(1);
  });

  test('is not captured by reconciliation after PayPal declined it, because only the buyer may try again', async () => {
    const ann = buyer();
    const { orderId, paypalId } = await ann.approve();
    standIn.setFaults(({ call }) => (call === 'capture' ? { issue: 'INSTRUMENT_DECLINED' } : undefined));
    expect((await ann.capture(paypalId)).body.reason).toBe('DECLINED');
    standIn.setFaults(null);
    pass(120);
    await reconcile();
    expect((await order(orderId)).paymentStatus).toBe('pending');
    pass(day);
    await reconcile();
    expect((await order(orderId)).paymentStatus).toBe('failed');
    expect(capturesOf(paypalId)).toEqual([]);
  });
});

describe('an order that nobody pays in time', () => {
  test('ends after a day, with a PayPal order or without, and is not checked any more', async () => {
    const [one, other] = [(await buyer().begin()).orderId, (await buyer().place('maintain')).body.orderId];
    pass(2);
    await reconcile();
    expect((await order(one)).paymentStatus).toBe('pending');
    pass(day);
    await reconcile();
    for (const id of [one, other]) {
      const ended = await order(id);
      expect(ended).toMatchObject({ paymentStatus: 'failed', orderStatus: 'cancelled', nextCheckAt: null });
      expect(ended.events.at(-1)?.kind).toBe('expired');
    }
    pass(day);
    expect(await reconcile()).toEqual({ looked: 0, failed: 0 });
  });

  test('does not end while PayPal is unavailable', async () => {
    const { orderId } = await buyer().begin();
    pass(2 * day);
    standIn.setFaults(() => ({ answer: { status: 503, when: 'before' } }));
    expect(await reconcile()).toEqual({ looked: 1, failed: 1 });
    expect((await order(orderId)).paymentStatus).toBe('pending');
  });

  test('becomes paid and needs review if it was replaced and is paid late', async () => {
    const ann = buyer();
    const { orderId, paypalId } = await ann.begin();
    await ann.place('perform');
    standIn.approve(paypalId);
    // Our code no longer captures the replaced order, but somebody could at PayPal.
    await context.paypal.captureOrder(paypalId, 'by hand');
    expect(await standIn.sendWebhook('PAYMENT.CAPTURE.COMPLETED', paypalId)).toEqual([200]);
    const late = await order(orderId);
    expect(late).toMatchObject({ paymentStatus: 'paid', reviewReason: expect.stringContaining('replaced') });
    expect(late.events.map(({ kind }) => kind)).toContain('settled-late');
  });
});

test('an order needs review and stays unpaid if a payment came through a PayPal order that we did not create', async () => {
  const { orderId: reference, invoiceNumber } = await buyer().begin();
  const amount = { value: '149.00', currency: 'USD' };
  const wanted = { reference, invoiceNumber, description: 'The same again', amount };
  const { id } = await context.paypal.createOrder(wanted, 'by hand');
  standIn.approve(id);
  await context.paypal.captureOrder(id, 'by hand, too');
  expect(await standIn.sendWebhook('PAYMENT.CAPTURE.COMPLETED', id, { times: 2 })).toEqual([200, 200]);
  expect(await order(reference)).toMatchObject({ paymentStatus: 'pending', reviewReason: expect.stringContaining(id) });
});

test('an order that was paid twice needs review, and the agency gets one mail', async () => {
  const { orderId, paypalId } = await buyer().pay();
  const facts = await context.paypal.getOrder(paypalId);
  const [capture] = facts?.captures ?? [];
  if (!facts || !capture) throw new Error('nothing was captured');
  const twice = { ...facts, captures: [capture, { ...capture, id: 'SECOND' }] };
  for (const source of ['webhook', 'reconciliation'] as const) await settlePayment(orderId, twice, source, context);
  const review = await order(orderId);
  const reviewReason = 'PayPal has another payment for this order: SECOND, 149.00 USD.';
  expect(review).toMatchObject({ paymentStatus: 'paid', paypalPaymentId: capture.id, reviewReason });
  expect(await client.outgoingMail.count({ where: { kind: 'order-needs-review' } })).toBe(1);
});

describe('if PayPal reports another amount', () => {
  test('for a capture and its lookup, the order needs review and is not paid', async () => {
    const falseAnswer = { amount: '1.00' };
    const reviewReason = 'Captured 1.00 USD instead of 149.00 USD.';
    const ann = buyer();
    const { orderId, paypalId } = await ann.approve();
    standIn.setFaults(({ call }) => (call === 'capture' || call === 'get-order' ? { falseAnswer } : undefined));
    expect(await ann.capture(paypalId)).toMatchObject({ status: 409, body: { reason: 'REVIEW' } });
    const review = await order(orderId);
    expect(review).toMatchObject({ paymentStatus: 'review', orderStatus: 'pending', startDate: null });
    expect(review.reviewReason).toContain(reviewReason);
    const mails = await client.outgoingMail.findMany({ select: { kind: true, recipient: true, content: true } });
    expect(mails).toMatchObject([{ kind: 'order-needs-review', recipient: context.mailTo, content: { orderId } }]);
    expect(JSON.stringify(mails)).toContain(reviewReason);
    // PayPal has the buyer's money, so no other payment is requested.
    expect(await ann.place('perform')).toMatchObject({ status: 409, body: { reason: 'REVIEW' } });
    expect(await ann.open()).toMatchObject({ status: 409, body: { reason: 'REVIEW' } });
  });

  test('only in the answer to a capture, the order is paid, because a lookup shows the agreed amount', async () => {
    const ann = buyer();
    const { orderId, paypalId } = await ann.approve();
    standIn.setFaults(({ call }) => (call === 'capture' ? { falseAnswer: { amount: '1.00' } } : undefined));
    expect((await ann.capture(paypalId)).status).toBe(200);
    expect(await order(orderId)).toMatchObject({ paymentStatus: 'paid', reviewReason: null });
  });

  test('for a new PayPal order, the buyer never sees that PayPal order', async () => {
    const ann = buyer();
    const { orderId } = (await ann.place()).body;
    standIn.setFaults(({ call }) => (call === 'create' ? { falseAnswer: { amount: '1.00' } } : undefined));
    expect((await ann.open()).status).toBe(502);
    expect(await order(orderId)).toMatchObject({
      paypalOrderId: null,
      reviewReason: expect.stringContaining('1.00 USD'),
    });
    standIn.setFaults(null);
    expect((await ann.open()).status).toBe(201);
  });
});

describe('a refund', () => {
  async function paid() {
    const ann = buyer();
    const { orderId, paypalId } = await ann.pay();
    const captureId = capturesOf(paypalId)[0]?.id ?? '';
    return { ann, orderId, paypalId, captureId };
  }

  test('ends the order, and is recorded once although its webhook arrives twice', async () => {
    const { ann, orderId, paypalId, captureId } = await paid();
    standIn.refund(captureId);
    expect(await standIn.sendWebhook('PAYMENT.CAPTURE.REFUNDED', paypalId, { times: 2 })).toEqual([200, 200]);
    const refunded = await order(orderId);
    expect(refunded).toMatchObject({ paymentStatus: 'refunded', orderStatus: 'cancelled' });
    const back = refunded.events.filter(({ kind }) => kind === 'refunded');
    expect(back.map(({ amount }) => amount?.toFixed(2))).toEqual(['149.00']);
    expect(await ann.capture(paypalId)).toMatchObject({ status: 409, body: { reason: 'ENDED' } });
  });

  test('leaves the order paid and in need of review if it is partial', async () => {
    const { orderId, paypalId, captureId } = await paid();
    standIn.refund(captureId, '49.00');
    await standIn.sendWebhook('PAYMENT.CAPTURE.REFUNDED', paypalId, { times: 2 });
    const first = '49.00 USD of 149.00 USD was refunded at PayPal.';
    expect(await order(orderId)).toMatchObject({ paymentStatus: 'paid', reviewReason: first });
    await acknowledgeOrder(orderId, null, context);
    // A later webhook, whose lookup shows the same refund, does not flag the order again. A second partial refund does.
    await standIn.sendWebhook('PAYMENT.CAPTURE.COMPLETED', paypalId);
    expect((await order(orderId)).reviewReason).toBeNull();
    standIn.refund(captureId, '10.00');
    await standIn.sendWebhook('PAYMENT.CAPTURE.REFUNDED', paypalId, { times: 2 });
    expect((await order(orderId)).reviewReason).toBe('59.00 USD of 149.00 USD was refunded at PayPal.');
    expect(await client.outgoingMail.count({ where: { kind: 'order-needs-review' } })).toBe(2);
  });

  test('is recorded together with its payment, and no mail is sent, if PayPal reports the refund first', async () => {
    const ann = buyer();
    const { orderId, paypalId } = await ann.approve();
    standIn.setFaults(({ call }) =>
      call === 'capture' ? { drop: 'after' } : call === 'get-order' ? { drop: 'before' } : undefined,
    );
    await ann.capture(paypalId);
    standIn.setFaults(null);
    standIn.refund(capturesOf(paypalId)[0]?.id ?? '');
    await standIn.sendWebhook('PAYMENT.CAPTURE.REFUNDED', paypalId);
    await standIn.sendWebhook('PAYMENT.CAPTURE.COMPLETED', paypalId);
    expect((await order(orderId)).paymentStatus).toBe('refunded');
    expect(await kindsOf(orderId)).toEqual(expect.arrayContaining(['settled', 'refunded']));
    expect(await client.outgoingMail.count()).toBe(0);
  });
});
