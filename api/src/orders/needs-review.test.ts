import { expect, test } from 'vitest';
import { serveCheckout } from '../../test/serve-checkout.ts';
import { signedIn } from '../../test/sign-in.ts';
import { placeOrder } from './place-order.ts';
import { flagOrder } from './review-order.ts';

const { api, standIn, client, buyer, order, context, pass, reconcile } = await serveCheckout();

const flag = async (orderId: string, why: string) =>
  client.$transaction(async (transaction) => flagOrder(transaction, await order(orderId), { why }, context));

const list = `query Orders($needsReview: Boolean) { maintenanceOrders(needsReview: $needsReview) {
  totalCount edges { node { id demo reviewReason } } } }`;
const acknowledge = `mutation Clear($id: ID!, $reviewReason: String) { acknowledgeMaintenanceOrder(id: $id, reviewReason: $reviewReason) {
  __typename ... on MaintenanceOrder { id reviewReason } ... on NotFound { message } } }`;

const paid = async () => (await buyer().pay()).orderId;

test('orders that need review are counted, however many others there are', async () => {
  const [one, other] = [await paid(), await paid()];
  await flag(one, 'Look.');
  const admin = await signedIn(client);
  const found = async (needsReview: boolean | null) => {
    const { maintenanceOrders } = (await api.graphql(list, { needsReview }, admin.headers)).data;
    const ids = maintenanceOrders.edges.map(({ node }: { node: { id: string } }) => node.id);
    return [maintenanceOrders.totalCount, ids];
  };
  expect(await found(true)).toEqual([1, [one]]);
  expect(await found(false)).toEqual([1, [other]]);
  expect(await found(null)).toEqual([2, [other, one]]);
});

test('a reason is not added again if an earlier release worded it differently', async () => {
  const id = await paid();
  for (const text of ['PayPal has another payment for it: A.', 'PayPal has another payment for this order: A.'])
    await flag(id, text);
  expect((await order(id)).reviewReason).toBe('PayPal has another payment for it: A.');
});

test('the admin clears a review, and the ledger keeps its reason', async () => {
  const id = await paid();
  await flag(id, 'Look.');
  expect((await api.graphql(acknowledge, { id })).data.acknowledgeMaintenanceOrder.__typename).toBe('NotSignedIn');
  const admin = await signedIn(client);
  for (const _twice of [1, 2]) {
    const { data } = await api.graphql(acknowledge, { id }, admin.headers);
    expect(data.acknowledgeMaintenanceOrder).toEqual({ __typename: 'MaintenanceOrder', id, reviewReason: null });
  }
  const events = (await order(id)).events.filter(({ kind }) => kind === 'acknowledged');
  expect(events).toMatchObject([{ detail: { why: 'Look.' } }]);
  for (const unknown of ['none', '00000000-0000-7000-8000-000000000000']) {
    const { data } = await api.graphql(acknowledge, { id: unknown }, admin.headers);
    expect(data.acknowledgeMaintenanceOrder.__typename).toBe('NotFound');
  }
});

test('acknowledging clears the reviewed reason, but not a newer one', async () => {
  const id = await paid();
  await flag(id, 'Look.');
  await client.maintenanceOrder.update({ where: { id }, data: { reviewReason: 'Look here, too.' } });
  const admin = await signedIn(client);
  const look = async (reviewReason: string) =>
    (await api.graphql(acknowledge, { id, reviewReason }, admin.headers)).data.acknowledgeMaintenanceOrder;
  expect(await look('Look.')).toMatchObject({
    __typename: 'NotFound',
    message: expect.stringContaining('different reason'),
  });
  expect(await order(id)).toMatchObject({ reviewReason: 'Look here, too.' });
  expect((await look('Look here, too.')).__typename).toBe('MaintenanceOrder');
  expect(await order(id)).toMatchObject({ reviewReason: null });
});

test('acknowledging is refused for a pending order, and for a payment in review', async () => {
  const ann = buyer();
  const { orderId, paypalId } = await ann.begin();
  await flag(orderId, 'Look.');
  const admin = await signedIn(client);
  const answer = async () =>
    (await api.graphql(acknowledge, { id: orderId }, admin.headers)).data.acknowledgeMaintenanceOrder;
  const refused = { __typename: 'NotFound', message: expect.stringContaining('only after its payment was refunded') };
  expect(await answer()).toEqual(refused);
  standIn.approve(paypalId);
  standIn.setFaults(({ call }) =>
    call === 'capture' || call === 'get-order' ? { falseAnswer: { amount: '1.00' } } : undefined,
  );
  await ann.capture(paypalId);
  expect(await answer()).toEqual(refused);
  expect(await order(orderId)).toMatchObject({
    paymentStatus: 'review',
    reviewReason: expect.stringContaining('1.00'),
  });
});

test('an order of a demonstration is marked, and the mark cannot be removed', async () => {
  const entries = { customerName: 'Ann', customerEmail: 'a@b.example', packageType: 'protect', packagePrice: '149.00' };
  const rateLimits = { consume: async () => undefined };
  const demo = {
    ...context,
    paypal: { ...context.paypal, isDemo: true },
    rateLimits,
    address: '::1',
    buyerToken: null,
  };
  const { orderId } = await placeOrder({ ...entries, packageType: 'protect' }, demo);
  const { orderId: real } = await buyer().begin();
  const admin = await signedIn(client);
  const { data } = await api.graphql(list, {}, admin.headers);
  const nodes = data.maintenanceOrders.edges.map(({ node }: { node: object }) => node);
  expect(nodes).toEqual(
    expect.arrayContaining([
      { id: orderId, demo: true, reviewReason: null },
      { id: real, demo: false, reviewReason: null },
    ]),
  );
  const change = client.maintenanceOrder.update({ where: { id: orderId }, data: { demo: false } });
  await expect(change).rejects.toThrow('maintenance_orders_fixed');
});

test('a capture that PayPal keeps refusing is retried less and less often, and not at all after a day', async () => {
  const { orderId, paypalId } = await buyer().approve();
  standIn.setFaults(({ call }) => (call === 'capture' ? { answer: { status: 403, when: 'before' } } : undefined));
  for (let minutes = 0; minutes < 23 * 60; minutes += 10) {
    pass(10);
    await reconcile();
  }
  const asked = async () => (await order(orderId)).events.filter(({ kind }) => kind === 'capture-requested').length;
  const before = await asked();
  expect(before).toBeLessThan(30);
  pass(2 * 60);
  await reconcile();
  expect(await asked()).toBe(before);
  standIn.setFaults(null);
  pass(2 * 60);
  await reconcile();
  const ended = await order(orderId);
  expect(ended).toMatchObject({ paymentStatus: 'failed', reviewReason: expect.stringContaining('403') });
  expect(standIn.captures().filter(({ orderId: of }) => of === paypalId)).toEqual([]);
  expect(await client.outgoingMail.count({ where: { kind: 'order-needs-review' } })).toBe(1);
});

test('an approval that PayPal reports after a day is not captured', async () => {
  const { orderId, paypalId } = await buyer().approve();
  pass(25 * 60);
  expect(await standIn.sendWebhook('CHECKOUT.ORDER.APPROVED', paypalId)).toEqual([200]);
  expect((await order(orderId)).paymentStatus).toBe('pending');
  await reconcile();
  expect(await order(orderId)).toMatchObject({
    paymentStatus: 'failed',
    reviewReason: expect.stringContaining('no money was taken'),
  });
});

test('if PayPal no longer has an order, our order ends at once, but waits if a capture was requested', async () => {
  const unknown = ({ call }: { call: string }) =>
    call === 'get-order' ? ({ answer: { status: 404, when: 'before' } } as const) : undefined;
  const ann = buyer();
  const one = await ann.begin();
  standIn.setFaults(unknown);
  expect(await ann.open()).toMatchObject({ status: 409, body: { reason: 'ENDED' } });
  expect((await order(one.orderId)).paymentStatus).toBe('failed');
  standIn.setFaults(null);
  const bob = buyer();
  const two = await bob.approve();
  standIn.setFaults((request) =>
    request.call === 'capture' ? { answer: { status: 404, when: 'after' } } : unknown(request),
  );
  await bob.capture(two.paypalId);
  expect(await bob.open()).toMatchObject({ status: 409, body: { reason: 'UNDER_WAY' } });
  expect(await bob.place('perform')).toMatchObject({ status: 409, body: { reason: 'UNDER_WAY' } });
  standIn.setFaults(null);
  pass(2);
  await reconcile();
  expect((await order(two.orderId)).paymentStatus).toBe('paid');
});

test('the ledger stores the full text of a repeated PayPal answer only once, and a query returns the last 200 events', async () => {
  const { orderId, paypalId } = await buyer().pay('pending');
  for (const _look of [1, 2, 3]) await standIn.sendWebhook('PAYMENT.CAPTURE.PENDING', paypalId);
  const { events } = await order(orderId);
  const answers = events.filter(({ kind, status }) => /-answered$/.test(kind) && status === 'PENDING');
  expect(answers.map(({ detail }) => Object.hasOwn(detail as object, 'raw'))).toEqual([true, false, false, false]);
  const at = (index: number) => new Date(Date.UTC(2030, 0, 1, 0, 0, index));
  const many = Array.from({ length: 250 }, (_, index) => ({ orderId, kind: 'browser-reported', at: at(index) }));
  await client.paymentEvent.createMany({ data: many });
  const admin = await signedIn(client);
  const query = 'query One($id: ID!) { maintenanceOrder(id: $id) { events { at } } }';
  const { data } = await api.graphql(query, { id: orderId }, admin.headers);
  const shown = data.maintenanceOrder.events.map((event: { at: string }) => new Date(event.at).getTime());
  expect(shown).toEqual(Array.from({ length: 200 }, (_, index) => at(index + 50).getTime()));
});

test.each(['none', '\u0000', '00000000-0000-7000-8000-000000000000'])('the id %j returns no order', async (id) => {
  const admin = await signedIn(client);
  const query = 'query One($id: ID!) { maintenanceOrder(id: $id) { events { at } } }';
  const { data, errors } = await api.graphql(query, { id }, admin.headers);
  expect([data, errors]).toEqual([{ maintenanceOrder: null }, undefined]);
});
