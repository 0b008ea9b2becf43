import { expect } from 'vitest';
import { billSubscriptions } from '#api/subscriptions/bill-subscriptions.ts';
import { renewLink } from '#api/subscriptions/renew-link.ts';
import { serveCheckout } from './serve-checkout.ts';

/** Serves a checkout like `serveCheckout`. Its functions also buy a plan, and bill and pay its months. */
export async function serveBilling() {
  const checkout = await serveCheckout();
  const { standIn, client, buyer, openLink, order, reconcile, pass, context } = checkout;
  const day = 24 * 60;
  const changing = { ...context, by: 'maya' };

  /** Buys a plan, and returns its subscription's id. By default, PayPal stores the payment source for later months. */
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
  /** Bills, reconciles until no order fails (at most three times), and bills again. */
  async function bill(): Promise<void> {
    await billSubscriptions(context);
    for (let looks = 0; looks < 3 && (await reconcile()).failed > 0; looks += 1) pass(2);
    await billSubscriptions(context);
  }

  /** Lets 31 days pass. Bills once, a week before the end, because the first renewal is announced then. */
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
  /** Pays through the link in the latest mail with one, as the buyer does. */
  async function payByLink(): Promise<string> {
    const mail = await linkMail();
    const { token } = mail.content as { token: string };
    const { ann, opened } = await openLink(token);
    expect(opened.status).toBe(201);
    standIn.approve(opened.body.id);
    expect((await ann.capture(opened.body.id)).status).toBe(200);
    return token;
  }
  /** Ends the month's payment link, as if another one were requested. */
  const renew = (id: string) =>
    client.$transaction((transaction) =>
      renewLink(transaction, id, { ...context, rateLimits: { consume: async () => undefined } }),
    );
  return {
    ...checkout,
    day,
    changing,
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
  };
}
