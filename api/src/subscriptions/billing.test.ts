import { describe, expect, test } from 'vitest';
import { currentOrder, isPaymentLink } from '#api/orders/buyer-orders.ts';
import type { Faults } from '#api/paypal/stand-in/stand-in-server.ts';
import { newToken } from '#api/session/session.ts';
import { serveBilling } from '../../test/serve-billing.ts';
import { billSubscriptions } from './bill-subscriptions.ts';
import { cancelSubscription } from './change-subscription.ts';
import { forgetSource } from './subscription-state.ts';

const {
  standIn,
  client,
  buyer,
  openLink,
  reconcile,
  pass,
  context,
  day,
  buy,
  subscription,
  ordersOf,
  stepsOf,
  taken,
  bill,
  nextMonth,
  linkMail,
  payByLink,
} = await serveBilling();

describe('a stored payment source', () => {
  test('is charged each month, with an invoice, and each month begins where the last one ends', async () => {
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

  test('is not charged again if PayPal’s response was lost, and PayPal dropped the idempotency key after 7 hours', async () => {
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

  test('pays for the last month, with an invoice, even if PayPal’s response is found after the plan has ended', async () => {
    const id = await buy();
    await client.$transaction((transaction) => cancelSubscription(transaction, id, { ...context, by: null }));
    await nextMonth();
    standIn.setFaults(({ call }) => (call === 'capture' || call === 'get-order' ? { drop: 'after' } : undefined));
    await bill();
    pass(31 * day);
    await bill();
    expect(await subscription(id)).toMatchObject({ paidPeriods: 1, state: 'ended' });
    standIn.setFaults(null);
    pass(24 * 60);
    await bill();
    expect(await subscription(id)).toMatchObject({ paidPeriods: 2, state: 'ended', actsAt: null });
    const orderId = (await ordersOf(id)).at(-1)?.id;
    const confirmed = { kind: 'order-confirmation', content: { path: ['orderId'], equals: orderId } };
    const mails = await client.outgoingMail.findMany({ where: confirmed });
    expect(mails.map(({ content }) => content)).toMatchObject([{ planHasEnded: true }]);
  });

  test('is charged by another order if PayPal has deleted the first order', async () => {
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

  test('is charged even if billing fails for another subscription, which is tried again a minute later', async () => {
    const [failing, id] = [await buy(), await buy()];
    await nextMonth();
    const { packageType, startedAt } = await subscription(failing);
    const change = (data: object) => client.subscription.update({ where: { id: failing }, data });
    await change({ packageType: 'no-such-plan', actsAt: startedAt });
    await bill();
    expect(await subscription(id)).toMatchObject({ paidPeriods: 2 });
    await change({ packageType });
    await bill();
    expect(await subscription(failing)).toMatchObject({ paidPeriods: 1 });
    pass(1);
    await bill();
    expect(await subscription(failing)).toMatchObject({ paidPeriods: 2 });
  });

  test('whose renewal notice is late is charged on the day that the notice names', async () => {
    const id = await buy();
    pass(40 * day);
    await billSubscriptions(context);
    const notice = await client.outgoingMail.findFirstOrThrow({ where: { kind: 'subscription-notice' } });
    expect(notice.content).toMatchObject({ chargesAt: (await subscription(id)).actsAt?.toISOString() });
    expect((await subscription(id)).actsAt?.getTime()).toBeGreaterThan(context.now().getTime());
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

  test('that is gone before PayPal answers its charge is replaced by a link, unless the charge was made', async () => {
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

  test.each([
    [{ answer: { status: 403, when: 'before' } }],
    [{ issue: 'ORDER_NOT_APPROVED' }],
    [{ issue: 'PAYEE_ACCOUNT_RESTRICTED' }],
  ] as const)(
    'that PayPal does not charge (%o): its order needs review after a day, and another order charges it after 30 days',
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

  test.each(['TOKEN_ID_NOT_FOUND', 'PAYER_ACTION_REQUIRED'])(
    'that is gone, or needs its customer (%s), is not charged again',
    async (issue) => {
      const id = await buy();
      standIn.refuseSource((await subscription(id)).vaultId ?? '', issue);
      await nextMonth();
      await bill();
      expect(await subscription(id)).toMatchObject({ state: 'past-due', vaultId: null });
      expect(await stepsOf(id)).toEqual(expect.arrayContaining(['unvaulted', 'past-due', 'linked']));
    },
  );
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

  test('replaces a missing source with a new source, which is charged from then on', async () => {
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

  test('keeps waiting when its customer orders another plan, because each order has its own token', async () => {
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

  test('is not paid from a page that shows another order or names no order', async () => {
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

  test('is not past due while PayPal holds its payment, and another link follows if PayPal denies it', async () => {
    const id = await buy({});
    await nextMonth();
    await bill();
    const { ann, opened } = await openLink(((await linkMail()).content as { token: string }).token);
    standIn.approve(opened.body.id, 'pending');
    expect((await ann.capture(opened.body.id)).body.reason).toBe('PENDING');
    pass(7 * day);
    await bill();
    expect((await subscription(id)).state).toBe('active');
    const [held] = standIn.captures().filter(({ orderId }) => orderId === opened.body.id);
    standIn.decide(held?.id ?? '', 'DECLINED');
    await standIn.sendWebhook('PAYMENT.CAPTURE.DENIED', opened.body.id);
    await bill();
    expect((await stepsOf(id)).slice(-3)).toEqual(['declined', 'past-due', 'linked']);
    await payByLink();
    expect(await subscription(id)).toMatchObject({ state: 'active', paidPeriods: 2 });
  });

  test('is past due after a week, can still be paid, and its confirmation has the date of the payment', async () => {
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
    const { content } = await client.outgoingMail.findFirstOrThrow({
      where: { kind: 'order-confirmation', content: { path: ['period'], equals: 1 } },
    });
    const { paidAt = '', startDate } = content as { paidAt?: string; startDate: string };
    expect(Date.parse(paidAt) - Date.parse(startDate)).toBeGreaterThanOrEqual(7 * day);
    // The success page still finds the order, which is a week old.
    expect(await currentOrder({ ...context, buyerToken })).toMatchObject({ paymentStatus: 'paid', period: 1 });
    standIn.mayStore(true);
  });
});
