import { describe, expect, test } from 'vitest';
import { billingOf } from '#api/orders/enqueue-order-mails.ts';
import { receiveWebhook } from '#api/payments/receive-webhook.ts';
import { serveBilling } from '../../test/serve-billing.ts';
import { followWebhook } from './follow-webhook.ts';

const {
  standIn,
  client,
  openLink,
  order,
  context,
  buy,
  subscription,
  ordersOf,
  stepsOf,
  taken,
  bill,
  nextMonth,
  linkMail,
  payByLink,
  renew,
} = await serveBilling();

describe('PayPal reports', () => {
  /** Pays a month by its renewed link, after the payment by the `earlier` link was approved, but not captured. */
  async function payByRenewedLink(): Promise<{ id: string; earlier: string }> {
    const id = await buy({});
    await nextMonth();
    await bill();
    const { opened } = await openLink(((await linkMail()).content as { token: string }).token);
    standIn.approve(opened.body.id);
    await renew(id);
    await bill();
    await payByLink();
    return { id, earlier: opened.body.id };
  }
  const told = (type: string, resource: object, createdAt = new Date()) =>
    followWebhook(
      {
        id: 'WH-1',
        type,
        createdAt,
        paypalOrderId: null,
        capture: null,
        reference: null,
        raw: { resource },
      },
      context,
    );

  test('that a stored source is gone, so the next month is paid by a link', async () => {
    const id = await buy();
    const billing = async () => billingOf(client, { subscriptionId: id, mayVault: true });
    expect(await billing()).toBe('automatic');
    await told('VAULT.PAYMENT-TOKEN.DELETED', { id: (await subscription(id)).vaultId });
    expect(await billing()).toBe('link');
    await nextMonth();
    await bill();
    expect(await subscription(id)).toMatchObject({ vaultId: null, state: 'active' });
    expect(await stepsOf(id)).toEqual(['began', 'vaulted', 'unvaulted', 'noticed', 'linked']);
    expect((await linkMail()).content).toMatchObject({ hasStopped: true });
  });

  test('that a source was stored later, so it pays the following months with the customer’s consent', async () => {
    standIn.mayStore(false);
    for (const [storePayment, said] of [
      [true, 'once-stored'],
      [false, 'link'],
    ] as const) {
      const id = await buy({ storePayment });
      const [paid] = await ordersOf(id);
      const content = { path: ['orderId'], equals: paid?.id };
      const mail = await client.outgoingMail.findFirst({ where: { kind: 'order-confirmation', content } });
      expect(mail?.content).toMatchObject({ billing: said });
      // Makes sure that the order has the buyer's choice, although the PayPal order is made without storing.
      await client.maintenanceOrder.update({ where: { id: paid?.id ?? '' }, data: { mayVault: storePayment } });
      const resource = { id: `later-${storePayment}`, metadata: { order_id: paid?.paypalOrderId } };
      await told('VAULT.PAYMENT-TOKEN.CREATED', resource);
      await told('VAULT.PAYMENT-TOKEN.CREATED', resource);
      expect((await subscription(id)).vaultId).toBe(storePayment ? 'later-true' : null);
      expect((await stepsOf(id)).filter((kind) => kind === 'vaulted')).toHaveLength(storePayment ? 1 : 0);
    }
    standIn.mayStore(true);
  });

  test('that the newest month was refunded, so the plan ends at once, and nothing is charged again', async () => {
    const id = await buy();
    await nextMonth();
    await bill();
    for (const [at, state] of [
      [0, 'active'],
      [1, 'ended'],
    ] as const) {
      const { paypalPaymentId, paypalOrderId } = (await ordersOf(id))[at] ?? {};
      standIn.refund(paypalPaymentId ?? '');
      await standIn.sendWebhook('PAYMENT.CAPTURE.REFUNDED', paypalOrderId ?? '', { times: 2 });
      expect(await subscription(id)).toMatchObject({ state });
    }
    await nextMonth();
    await bill();
    expect(await taken(id)).toBe(2);
    expect((await stepsOf(id)).slice(-3)).toEqual(['refunded', 'refunded', 'ended']);
    const content = { path: ['about'], equals: 'ended' };
    const told = await client.outgoingMail.findMany({ where: { content }, orderBy: { kind: 'asc' } });
    expect(told.map(({ kind }) => kind)).toEqual(['subscription-ended', 'subscription-notice']);
  });

  test('that the newest month was refunded while the next month waits, so the next month cannot be paid', async () => {
    for (const isLate of [false, true]) {
      const id = await buy({});
      await nextMonth();
      await bill();
      const { token } = (await linkMail()).content as { token: string };
      const { ann, opened } = await openLink(token);
      standIn.approve(opened.body.id);
      const [first, next] = await ordersOf(id);
      standIn.refund(first?.paypalPaymentId ?? '');
      await standIn.sendWebhook('PAYMENT.CAPTURE.REFUNDED', first?.paypalOrderId ?? '');
      expect(await order(next?.id ?? '')).toMatchObject({ paymentStatus: 'failed' });
      expect((await openLink(token)).opened).toMatchObject({ status: 409, body: { reason: 'ENDED' } });
      if (isLate) await context.paypal.captureOrder(opened.body.id, 'by hand');
      if (isLate) await standIn.sendWebhook('PAYMENT.CAPTURE.COMPLETED', opened.body.id);
      else expect((await ann.capture(opened.body.id)).body).toMatchObject({ reason: 'ENDED' });
      const confirmed = { kind: 'order-confirmation', content: { path: ['orderId'], equals: next?.id } };
      expect(await client.outgoingMail.count({ where: confirmed })).toBe(0);
    }
  });

  test('that a month was refunded; a later payment by its earlier link then needs review, and is not confirmed', async () => {
    const { id, earlier } = await payByRenewedLink();
    const [, first, second] = await ordersOf(id);
    standIn.refund(second?.paypalPaymentId ?? '');
    await standIn.sendWebhook('PAYMENT.CAPTURE.REFUNDED', second?.paypalOrderId ?? '');
    expect(await subscription(id)).toMatchObject({ state: 'ended' });
    await context.paypal.captureOrder(earlier, 'by hand');
    await standIn.sendWebhook('PAYMENT.CAPTURE.COMPLETED', earlier);
    expect((await order(first?.id ?? '')).reviewReason).toContain('another order has already paid for');
    const confirmed = { kind: 'order-confirmation', content: { path: ['orderId'], equals: first?.id } };
    expect(await client.outgoingMail.count({ where: confirmed })).toBe(0);
  });

  test('the refund of a payment with a wrong amount, so the customer gets a payment link for its month', async () => {
    const id = await buy();
    await nextMonth();
    standIn.setFaults(({ call }) => (/capture|get-order/.test(call) ? { falseAnswer: { amount: '1.00' } } : undefined));
    await bill();
    standIn.setFaults(null);
    const { paypalOrderId, paypalPaymentId } = (await ordersOf(id))[1] ?? {};
    standIn.refund(paypalPaymentId ?? '');
    await standIn.sendWebhook('PAYMENT.CAPTURE.REFUNDED', paypalOrderId ?? '');
    await bill();
    expect((await stepsOf(id)).slice(-3)).toEqual(['ordered', 'refunded', 'linked']);
  });

  test('that a second payment for the newest month was refunded, so the plan goes on', async () => {
    const { id, earlier } = await payByRenewedLink();
    await context.paypal.captureOrder(earlier, 'by hand');
    await standIn.sendWebhook('PAYMENT.CAPTURE.COMPLETED', earlier);
    standIn.refund(standIn.captures().find(({ orderId }) => orderId === earlier)?.id ?? '');
    await standIn.sendWebhook('PAYMENT.CAPTURE.REFUNDED', earlier);
    expect((await ordersOf(id)).map(({ paymentStatus }) => paymentStatus)).toEqual(['paid', 'refunded', 'paid']);
    expect(await subscription(id)).toMatchObject({ state: 'active', paidPeriods: 2 });
  });

  test('that a source was stored, but only after its deletion, so the source stays deleted', async () => {
    const id = await buy();
    const [paid] = await ordersOf(id);
    const { vaultId } = await subscription(id);
    const resource = { id: vaultId, metadata: { order_id: paid?.paypalOrderId } };
    const storedAt = context.now();
    await told('VAULT.PAYMENT-TOKEN.DELETED', resource);
    await told('VAULT.PAYMENT-TOKEN.CREATED', resource, storedAt);
    expect((await subscription(id)).vaultId).toBeNull();
    await told('VAULT.PAYMENT-TOKEN.CREATED', { ...resource, id: 'another' }, new Date(storedAt.getTime() + 60_000));
    expect((await subscription(id)).vaultId).toBe('another');
  });

  test('the refund of another payment, or the same refund again, and the stored source stays', async () => {
    const id = await buy();
    const [paid] = await ordersOf(id);
    const { paypalOrderId = null, paypalPaymentId } = paid ?? {};
    const report = async (captureId: string) => {
      const amount = { value: '149.00', currency: 'USD' };
      const capture = { id: captureId, status: 'REFUNDED', amount, createdAt: null };
      const type = 'PAYMENT.CAPTURE.REFUNDED';
      const webhook = { id: 'WH-2', type, createdAt: new Date(), paypalOrderId, capture, reference: null, raw: {} };
      const paypal = { ...context.paypal, readWebhook: async () => webhook };
      await receiveWebhook({}, Buffer.from(''), { ...context, paypal, address: '::1' });
      return [(await subscription(id)).vaultId, (await order(paid?.id ?? '')).reviewReason];
    };
    expect(await report('SECOND')).toEqual([expect.any(String), null]);
    expect(await report(paypalPaymentId ?? '')).toEqual([null, expect.stringContaining('does not show')]);
    await client.subscription.update({ where: { id }, data: { vaultId: 'newer' } });
    expect(await report(paypalPaymentId ?? '')).toEqual(['newer', expect.any(String)]);
  });

  test('a dispute, so its order needs review, and its source is not charged again', async () => {
    const id = await buy();
    const [paid] = await ordersOf(id);
    const disputed = {
      dispute_id: 'PP-D-1',
      disputed_transactions: [{ seller_transaction_id: paid?.paypalPaymentId }],
    };
    await told('CUSTOMER.DISPUTE.CREATED', disputed);
    expect((await order(paid?.id ?? '')).reviewReason).toContain(
      'The customer disputes the payment at PayPal: PP-D-1.',
    );
    expect((await subscription(id)).vaultId).toBeNull();
  });
});
