import { describe, expect, onTestFinished, test } from 'vitest';
import { NotFoundError } from '#api/graphql/failures.ts';
import { currentOrder, isPaymentLink } from '#api/orders/buyer-orders.ts';
import { receiveWebhook } from '#api/payments/receive-webhook.ts';
import type { Faults } from '#api/paypal/stand-in/stand-in-server.ts';
import { newToken } from '#api/session/session.ts';
import { serveCheckout } from '../../test/serve-checkout.ts';
import { useTestDatabase } from '../../test/test-database.ts';
import { billSubscriptions } from './bill-subscriptions.ts';
import { cancelSubscription, changePlan, resumeSubscription } from './change-subscription.ts';
import { followWebhook } from './follow-webhook.ts';
import { periodOf } from './periods.ts';
import { renewLink } from './renew-link.ts';
import { forgetSource } from './subscription-state.ts';

const { standIn, client, buyer, openLink, order, reconcile, pass, context } = await serveCheckout(
  await useTestDatabase(),
);
const day = 24 * 60;
const changing = { ...context, by: 'maya' };

/** Buys a plan. It is charged by a stored payment source, unless `fields` differ. */
async function buy(
  fields: object = { storePayment: true },
  instrument: 'pays' | 'pays-once' = 'pays',
): Promise<string> {
  const ann = buyer();
  const { orderId, paypalId } = await ann.begin('protect', fields);
  standIn.approve(paypalId, instrument);
  expect((await ann.capture(paypalId)).status).toBe(200);
  return (await order(orderId)).subscriptionId ?? '';
}
const subscription = (id: string) => client.subscription.findUniqueOrThrow({ where: { id } });
const ordersOf = (subscriptionId: string) =>
  client.maintenanceOrder.findMany({ where: { subscriptionId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
const stepsOf = async (subscriptionId: string) =>
  (await client.subscriptionEvent.findMany({ where: { subscriptionId }, orderBy: { id: 'asc' } })).map(
    ({ kind }) => kind,
  );
const taken = async (id: string) => {
  const ids = (await ordersOf(id)).map(({ paypalOrderId }) => paypalOrderId);
  return standIn.captures().filter(({ orderId }) => ids.includes(orderId)).length;
};
/** Bills, and reconciles until all of PayPal's answers have come, or some are still missing. */
async function bill(): Promise<void> {
  await billSubscriptions(context);
  for (let looks = 0; looks < 3 && (await reconcile()).failed > 0; looks += 1) pass(2);
  await billSubscriptions(context);
}

/** Moves to the next month. The first renewal is announced a week before. */
async function nextMonth(): Promise<void> {
  pass(24 * day);
  await billSubscriptions(context);
  pass(7 * day);
}

const linkMail = () =>
  client.outgoingMail.findFirstOrThrow({
    where: { kind: 'subscription-notice', content: { path: ['about'], equals: 'link' } },
    orderBy: { id: 'desc' },
  });
/** Pays by the link of the last mail, as the customer does. */
async function payByLink(): Promise<string> {
  const mail = await linkMail();
  const { token } = mail.content as { token: string };
  const { ann, opened } = await openLink(token);
  expect(opened.status).toBe(201);
  standIn.approve(opened.body.id);
  expect((await ann.capture(opened.body.id)).status).toBe(200);
  return token;
}

describe('a stored payment source', () => {
  test('is charged each month, with an invoice and the month in the calendar', async () => {
    const id = await buy();
    expect(await subscription(id)).toMatchObject({ state: 'active', paidPeriods: 1, vaultId: expect.any(String) });
    for (const paidPeriods of [2, 3, 4]) {
      await nextMonth();
      await bill();
      expect(await subscription(id)).toMatchObject({ state: 'active', paidPeriods });
    }
    const orders = await ordersOf(id);
    expect(orders.map(({ period, paymentStatus }) => [period, paymentStatus])).toEqual(
      [0, 1, 2, 3].map((period) => [period, 'paid']),
    );
    for (const [at, { startDate }] of orders.slice(1).entries()) expect(startDate).toEqual(orders[at]?.endDate);
    expect(await taken(id)).toBe(4);
    const mails = await client.outgoingMail.findMany({ where: { recipient: 'ann@marlow.example' } });
    expect(mails.filter(({ kind }) => kind === 'order-confirmation')).toHaveLength(4);
    expect(mails.filter(({ kind }) => kind === 'subscription-notice')).toHaveLength(1);
  });

  test('is charged once, however often billing runs, even concurrently', async () => {
    const id = await buy();
    await nextMonth();
    await Promise.all([bill(), bill(), bill()]);
    await bill();
    expect(await subscription(id)).toMatchObject({ paidPeriods: 2 });
    expect(await taken(id)).toBe(2);
  });

  test('is not charged again if the answer was lost and PayPal has dropped the idempotency key after 7 hours', async () => {
    const id = await buy();
    await nextMonth();
    const silent: Faults = ({ call }) =>
      call === 'capture' ? { drop: 'after' } : call === 'get-order' ? { drop: 'before' } : undefined;
    standIn.setFaults(silent);
    await bill();
    expect(await subscription(id)).toMatchObject({ paidPeriods: 1 });
    standIn.setFaults(null);
    pass(7 * 60);
    await bill();
    expect(await subscription(id)).toMatchObject({ paidPeriods: 2 });
    expect(await taken(id)).toBe(2);
    expect(await ordersOf(id)).toHaveLength(2);
  });

  test('is charged by another order if PayPal has deleted the first one', async () => {
    const id = await buy();
    await nextMonth();
    standIn.setFaults(({ call }) => (call === 'capture' ? { drop: 'before' } : undefined));
    await bill();
    standIn.setFaults(null);
    standIn.forgetOrder((await ordersOf(id)).at(-1)?.paypalOrderId ?? '');
    pass(60);
    await bill();
    await bill();
    expect((await ordersOf(id)).map(({ paymentStatus }) => paymentStatus)).toEqual(['paid', 'failed', 'paid']);
    expect(await taken(id)).toBe(2);
  });

  test('that is declined is retried on days 1, 3 and 7, with a mail each, and a link follows', async () => {
    const id = await buy();
    const { vaultId } = await subscription(id);
    standIn.refuseSource(vaultId ?? '', 'INSTRUMENT_DECLINED');
    await nextMonth();
    for (const [at, days] of [1, 2, 4, 0].entries()) {
      await bill();
      expect(await subscription(id)).toMatchObject({ declines: at + 1, paidPeriods: 1 });
      pass(days * day);
    }
    expect(await subscription(id)).toMatchObject({ state: 'past-due' });
    const mails = await client.outgoingMail.findMany({
      where: { kind: 'subscription-notice' },
      orderBy: { id: 'asc' },
    });
    expect(mails.map(({ content }) => (content as { about: string }).about)).toEqual([
      'renewal',
      ...['declined', 'declined', 'declined', 'declined', 'link'],
    ]);
    expect(await client.outgoingMail.count({ where: { kind: 'subscription-past-due' } })).toBe(1);
    expect(await taken(id)).toBe(1);
  });

  test('that pays at the second attempt continues as before', async () => {
    const id = await buy();
    const vaultId = (await subscription(id)).vaultId ?? '';
    standIn.refuseSource(vaultId, 'INSTRUMENT_DECLINED');
    await nextMonth();
    await bill();
    standIn.refuseSource(vaultId, null);
    pass(day);
    await bill();
    expect(await subscription(id)).toMatchObject({ state: 'active', declines: 0, paidPeriods: 2 });
    expect(await stepsOf(id)).toEqual(['began', 'vaulted', 'noticed', 'ordered', 'declined', 'ordered', 'charged']);
  });

  test('that pays once is declined a month later', async () => {
    const id = await buy({ storePayment: true }, 'pays-once');
    await nextMonth();
    await bill();
    expect(await subscription(id)).toMatchObject({ declines: 1, paidPeriods: 1 });
  });

  test('that goes before its charge leaves a link to pay, unless the charge was made', async () => {
    for (const [isMade, steps] of [
      [false, ['unvaulted', 'linked']],
      [true, ['unvaulted', 'charged']],
    ] as const) {
      const id = await buy();
      await nextMonth();
      await billSubscriptions(context);
      standIn.setFaults(({ call }) =>
        call === 'capture'
          ? { drop: isMade ? 'after' : 'before' }
          : call === 'get-order'
            ? { drop: 'before' }
            : undefined,
      );
      await reconcile();
      standIn.setFaults(null);
      await client.$transaction((transaction) => forgetSource(transaction, id, context));
      pass(60);
      await bill();
      expect((await stepsOf(id)).slice(-2)).toEqual(steps);
    }
  });

  test.each([[{ answer: { status: 403, when: 'before' } }], [{ issue: 'ORDER_NOT_APPROVED' }]] as const)(
    'that PayPal does not charge (%o) needs review after a day, and is charged by another order after 30 days',
    async (fault) => {
      const id = await buy();
      await nextMonth();
      standIn.setFaults(({ call }) => (call === 'capture' ? fault : undefined));
      await bill();
      pass(25 * 60);
      await reconcile();
      expect((await ordersOf(id)).at(-1)?.reviewReason).toContain('could not be charged for a day');
      for (const days of [29, 1, 7]) {
        pass(days * day);
        await bill();
        standIn.setFaults(null);
      }
      const charges = (await ordersOf(id)).filter(({ period }) => period === 1);
      expect(charges.map(({ paymentStatus }) => paymentStatus)).toEqual(['failed', 'paid']);
    },
  );

  test('that is gone is not charged again', async () => {
    const id = await buy();
    standIn.refuseSource((await subscription(id)).vaultId ?? '', 'TOKEN_ID_NOT_FOUND');
    await nextMonth();
    await bill();
    expect(await subscription(id)).toMatchObject({ state: 'past-due', vaultId: null });
    expect(await stepsOf(id)).toEqual(expect.arrayContaining(['unvaulted', 'past-due', 'linked']));
  });
});

describe('a month that is paid by a link', () => {
  test('renews the plan, and stores no source without the customer’s consent', async () => {
    const id = await buy({});
    expect(await subscription(id)).toMatchObject({ vaultId: null });
    await nextMonth();
    await bill();
    await payByLink();
    expect(await subscription(id)).toMatchObject({ state: 'active', paidPeriods: 2, vaultId: null });
  });

  test('replaces a source that is gone with one that is charged from then on', async () => {
    const id = await buy();
    const { vaultId } = await subscription(id);
    standIn.refuseSource(vaultId ?? '', 'CARD_CLOSED');
    await nextMonth();
    await bill();
    await payByLink();
    const now = await subscription(id);
    expect(now).toMatchObject({ state: 'active', paidPeriods: 2, vaultId: expect.any(String) });
    expect(now.vaultId).not.toBe(vaultId);
  });

  test('whose order PayPal has deleted gets another link', async () => {
    const id = await buy({});
    await nextMonth();
    await bill();
    const { token } = (await linkMail()).content as { token: string };
    standIn.forgetOrder((await openLink(token)).opened.body.id);
    expect((await openLink(token)).opened.status).toBe(409);
    await billSubscriptions(context);
    await payByLink();
    expect(await subscription(id)).toMatchObject({ paidPeriods: 2 });
  });

  test('keeps waiting when another plan is ordered in its browser, with a token that the link does not have', async () => {
    const id = await buy({});
    await nextMonth();
    await bill();
    const { token } = (await linkMail()).content as { token: string };
    expect(await Promise.all([isPaymentLink(context, token), isPaymentLink(context, newToken())])).toEqual([
      true,
      false,
    ]);
    const ann = buyer(`checkout=${token}`);
    expect((await ann.place('perform')).cookie).not.toContain(token);
    expect(await currentOrder({ ...context, buyerToken: token })).toMatchObject({
      period: 1,
      paymentStatus: 'pending',
    });
    await payByLink();
    expect(await subscription(id)).toMatchObject({ paidPeriods: 2, packageType: 'protect' });
  });

  test('is not paid by a page that shows another order, or does not name one', async () => {
    await buy({});
    await nextMonth();
    await bill();
    const { token } = (await linkMail()).content as { token: string };
    for (const [orderId, message] of [
      [(await buyer().place()).body.orderId, 'Please load this page again.'],
      [undefined, 'This page is out of date. Please load it again.'],
    ])
      expect(await buyer(`checkout=${token}`).open({ orderId })).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'orderId', message: expect.stringContaining(message) }] },
      });
  });

  test('is not past due while PayPal holds its payment', async () => {
    const id = await buy({});
    await nextMonth();
    await bill();
    const { ann, opened } = await openLink(((await linkMail()).content as { token: string }).token);
    standIn.approve(opened.body.id, 'pending');
    expect((await ann.capture(opened.body.id)).body.reason).toBe('PENDING');
    pass(7 * day);
    await bill();
    expect((await subscription(id)).state).toBe('active');
  });

  test('is past due after a week, and can be paid then', async () => {
    standIn.mayStore(false);
    const id = await buy();
    expect(await subscription(id)).toMatchObject({ vaultId: null });
    await nextMonth();
    await bill();
    pass(7 * day);
    await bill();
    expect(await subscription(id)).toMatchObject({ state: 'past-due', paidPeriods: 1 });
    const buyerToken = await payByLink();
    expect(await subscription(id)).toMatchObject({ state: 'active', paidPeriods: 2, vaultId: null });
    // The success page a week after the order.
    expect(await currentOrder({ ...context, buyerToken })).toMatchObject({ paymentStatus: 'paid', period: 1 });
    standIn.mayStore(true);
  });
});

describe('a customer who cancels', () => {
  const change = <Result>(work: (transaction: Parameters<typeof cancelSubscription>[0]) => Promise<Result>) =>
    client.$transaction(work);
  const cancel = (id: string) => change((transaction) => cancelSubscription(transaction, id, changing));

  test('pays what begins within 30 days, and nothing after it', async () => {
    const id = await buy();
    pass(5 * day);
    await cancel(id);
    const { endsAt, state } = await subscription(id);
    expect([state, endsAt]).toEqual(['canceling', periodOf((await subscription(id)).startedAt, 1).endDate]);
    pass(26 * day);
    await bill();
    await billSubscriptions(context);
    pass(7 * day);
    await bill();
    expect(await subscription(id)).toMatchObject({ paidPeriods: 2, state: 'canceling' });
    pass(31 * day);
    await bill();
    expect(await subscription(id)).toMatchObject({ paidPeriods: 2, state: 'ended', actsAt: null });
    pass(62 * day);
    await bill();
    expect(await taken(id)).toBe(2);
  });

  test('can resume the plan, which continues as before', async () => {
    const id = await buy();
    await cancel(id);
    await cancel(id);
    await change((transaction) => resumeSubscription(transaction, id, changing));
    expect(await subscription(id)).toMatchObject({ state: 'active', endsAt: null });
    await nextMonth();
    await bill();
    expect(await subscription(id)).toMatchObject({ paidPeriods: 2 });
    expect(await stepsOf(id)).toEqual([
      ...['began', 'vaulted', 'canceled', 'resumed', 'noticed', 'ordered', 'charged'],
    ]);
  });

  test('is not found once the plan has ended', async () => {
    const id = await buy();
    await cancel(id);
    pass(100 * day);
    await bill();
    await bill();
    expect((await subscription(id)).state).toBe('ended');
    await expect(cancel(id)).rejects.toThrow(NotFoundError);
    await expect(cancel('no-uuid')).rejects.toThrow(NotFoundError);
  });
});

test('another plan applies from the next month on, at its price when it was chosen', async () => {
  const id = await buy();
  await client.$transaction((transaction) => changePlan(transaction, { id, packageType: 'perform' }, changing));
  const price = (sum: number) =>
    client.servicePackage.update({ where: { packageType: 'perform' }, data: { price: sum } });
  await price(350);
  onTestFinished(async () => void (await price(299)));
  expect(await subscription(id)).toMatchObject({ packageType: 'protect', nextPackageType: 'perform' });
  await nextMonth();
  await bill();
  const { packageType, packagePrice, nextPackageType } = await subscription(id);
  expect([packageType, packagePrice.toFixed(2), nextPackageType]).toEqual(['perform', '299.00', null]);
  expect((await ordersOf(id)).at(-1)).toMatchObject({ packageType: 'perform', paymentStatus: 'paid' });
});

test('a plan that is chosen back while a month of the other plan waits is the plan after that month, at its price', async () => {
  const id = await buy({});
  const choose = (packageType: 'perform' | 'protect') =>
    client.$transaction((transaction) => changePlan(transaction, { id, packageType }, changing));
  await choose('perform');
  await nextMonth();
  await bill();
  await choose('protect');
  const { startDate } = periodOf((await subscription(id)).startedAt, 2);
  const notice = await client.outgoingMail.findFirst({ orderBy: { id: 'desc' } });
  expect(notice?.content).toMatchObject({ about: 'renewal', price: '149.00', startDate: startDate.toISOString() });
  pass(7 * day);
  await bill();
  await client.$transaction((transaction) => cancelSubscription(transaction, id, changing));
  const mails = await client.outgoingMail.findMany({ orderBy: { id: 'desc' }, take: 3 });
  for (const { content } of mails) expect(content).toMatchObject({ price: '299.00' });
  await client.subscription.update({ where: { id }, data: { endsAt: startDate } });
  await expect(choose('perform')).rejects.toThrow('ends before another month');
  await client.$transaction((transaction) => resumeSubscription(transaction, id, changing));
  await payByLink();
  expect(await subscription(id)).toMatchObject({ packageType: 'perform', nextPackageType: 'protect' });
  await nextMonth();
  await bill();
  const [order] = (await ordersOf(id)).slice(-1);
  expect([order?.period, order?.packageType, order?.packagePrice.toFixed(2)]).toEqual([2, 'protect', '149.00']);
});

describe('PayPal reports', () => {
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
    await told('VAULT.PAYMENT-TOKEN.DELETED', { id: (await subscription(id)).vaultId });
    await nextMonth();
    await bill();
    expect(await subscription(id)).toMatchObject({ vaultId: null, state: 'active' });
    expect(await stepsOf(id)).toEqual(['began', 'vaulted', 'unvaulted', 'noticed', 'linked']);
    expect((await linkMail()).content).toMatchObject({ hasStopped: true });
  });

  test('that a source was stored later, so the following months are charged by it with the customer’s consent', async () => {
    standIn.mayStore(false);
    for (const storePayment of [true, false]) {
      const id = await buy({ storePayment });
      const [paid] = await ordersOf(id);
      // If the account may not store sources, the order is made without. Set the column as for an order whose source PayPal
      // stores.
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
    const about = { path: ['about'], equals: 'ended' };
    expect(await client.outgoingMail.count({ where: { content: about } })).toBe(1);
  });

  test('that the newest month was refunded while the next one waits, which then cannot be paid', async () => {
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

  test('that a month was refunded whose payment was not as agreed, so a link for it follows', async () => {
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
    const id = await buy({});
    await nextMonth();
    await bill();
    const { opened } = await openLink(((await linkMail()).content as { token: string }).token);
    standIn.approve(opened.body.id);
    await renewLink(id, { ...context, rateLimits: { consume: async () => undefined } });
    await bill();
    await payByLink();
    await context.paypal.captureOrder(opened.body.id, 'by hand');
    await standIn.sendWebhook('PAYMENT.CAPTURE.COMPLETED', opened.body.id);
    standIn.refund(standIn.captures().find(({ orderId }) => orderId === opened.body.id)?.id ?? '');
    await standIn.sendWebhook('PAYMENT.CAPTURE.REFUNDED', opened.body.id);
    expect((await ordersOf(id)).map(({ paymentStatus }) => paymentStatus)).toEqual(['paid', 'refunded', 'paid']);
    expect(await subscription(id)).toMatchObject({ state: 'active', paidPeriods: 2 });
  });

  test('again that a source was stored which is gone since, so it stays gone', async () => {
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

  test('the refund of another payment, or once more one that is not shown, so the stored source stays', async () => {
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
    expect((await order(paid?.id ?? '')).reviewReason).toContain('PP-D-1');
    expect((await subscription(id)).vaultId).toBeNull();
  });
});
