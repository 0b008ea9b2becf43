import { expect, test } from 'vitest';
import { placeOrder } from '#api/orders/place-order.ts';
import { newToken } from '#api/session/session.ts';
import { serveCheckout } from '../../test/serve-checkout.ts';
import { lookUpPayment } from './call-paypal.ts';
import { settlePayment } from './settle-payment.ts';

const { standIn, client, buyer, order, context, reconcile, pass } = await serveCheckout();
const cookie = () => `checkout=${newToken()}`;
const capturesOf = (paypalId: string) => standIn.captures().filter(({ orderId }) => orderId === paypalId);

test('four identical requests at the same time place one order', async () => {
  const shared = cookie();
  const answers = await Promise.all([1, 2, 3, 4].map(() => buyer(shared).place()));
  expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(1);
  expect(await client.maintenanceOrder.count()).toBe(1);
});

test('tabs that order different plans at the same time leave one pending order', async () => {
  const shared = cookie();
  const plans = ['maintain', 'protect', 'perform'] as const;
  const answers = await Promise.all(plans.map((plan) => buyer(shared).place(plan)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(
    await client.maintenanceOrder.groupBy({ by: ['paymentStatus'], _count: true, orderBy: { paymentStatus: 'asc' } }),
  ).toEqual([
    { paymentStatus: 'failed', _count: 2 },
    { paymentStatus: 'pending', _count: 1 },
  ]);
});

test('invoice numbers of a year have no gaps or duplicates, even if placing fails midway', async () => {
  const { lastNumber: before } = await client.invoiceSequence.findFirstOrThrow();
  const rateLimits = { consume: async () => undefined };
  const entries = {
    customerName: 'Ann Marlow',
    customerEmail: 'ann@marlow.example',
    packageType: 'protect',
    packagePrice: '149.00',
  } as const;
  const place = (base: typeof context) =>
    placeOrder({ ...entries }, { ...base, rateLimits, address: '::1', buyerToken: null });
  // `placeOrder` calls this at the end of its transaction, which is then rolled back.
  const info = () => {
    throw new Error('killed');
  };
  const broken = { ...context, log: { ...context.log, info } as never };
  const results = await Promise.allSettled([context, broken, context, broken, context, broken, context].map(place));
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(3);
  const numbers = (await client.maintenanceOrder.findMany()).map(({ invoiceNumber }) =>
    Number(invoiceNumber.slice(-6)),
  );
  expect(numbers.sort()).toEqual([1, 2, 3, 4].map((step) => before + step));
});

test('a PayPal order is created only once, however many requests arrive at the same time', async () => {
  const ann = buyer();
  await ann.place();
  const before = standIn.orders().length;
  const answers = await Promise.all([1, 2, 3].map(() => ann.open()));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(standIn.orders()).toHaveLength(before + 1);
});

test('an order is settled once, with one confirmation and one notice, even if captures, webhooks, a report and the reconciliation run at the same time', async () => {
  const ann = buyer();
  const { orderId, paypalId } = await ann.approve();
  pass(2);
  await Promise.all([
    ann.capture(paypalId),
    ann.capture(paypalId),
    standIn.sendWebhook('CHECKOUT.ORDER.APPROVED', paypalId, { times: 2 }),
    ann.report(orderId, paypalId, 'UNKNOWN'),
    reconcile(),
    reconcile(),
  ]);
  const paid = await order(orderId);
  expect(paid.paymentStatus).toBe('paid');
  expect(paid.events.filter(({ kind }) => kind === 'settled')).toHaveLength(1);
  expect([capturesOf(paypalId).length, await client.outgoingMail.count()]).toEqual([1, 2]);
});

test('if three sources settle an order from one PayPal record at the same time, each gets “paid”, and mails go out once', async () => {
  const ann = buyer();
  const { orderId, paypalId } = await ann.approve();
  // PayPal takes the money, and its response is lost.
  standIn.setFaults(({ call }) =>
    call === 'capture' ? { drop: 'after' } : call === 'get-order' ? { drop: 'before' } : undefined,
  );
  expect(await ann.capture(paypalId)).toMatchObject({ status: 502 });
  standIn.setFaults(null);
  const facts = await lookUpPayment({ id: orderId, paypalOrderId: paypalId }, context);
  if (!facts) throw new Error('PayPal has no record of the order.');
  const sources = ['browser', 'webhook', 'reconciliation'] as const;
  const settlements = await Promise.all(sources.map((source) => settlePayment(orderId, facts, source, context)));
  expect(settlements.map(({ kind }) => kind)).toEqual(['paid', 'paid', 'paid']);
  expect(await client.outgoingMail.count()).toBe(2);
});

test('if one tab changes the plan while another captures, at most one payment is taken', async () => {
  for (let round = 0; round < 5; round += 1) {
    const shared = cookie();
    const [one, other] = [buyer(shared), buyer(shared)];
    const { orderId, paypalId } = await one.approve();
    const [captured, placed] = await Promise.all([one.capture(paypalId), other.place('perform')]);
    const { paymentStatus } = await order(orderId);
    if (captured.status === 200) {
      expect(paymentStatus).toBe('paid');
      // A change after the payment places another order, which nobody has approved.
      expect([201, 409]).toContain(placed.status);
    } else {
      expect([captured.body.reason, placed.status, paymentStatus]).toEqual(['ENDED', 201, 'failed']);
      expect(capturesOf(paypalId)).toEqual([]);
    }
  }
});
