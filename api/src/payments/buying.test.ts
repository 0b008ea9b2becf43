import { describe, expect, test } from 'vitest';
import { placeOrder } from '#api/orders/place-order.ts';
import { serveCheckout } from '../../test/serve-checkout.ts';
import { signedIn } from '../../test/sign-in.ts';
import { createPaypalOrder } from './create-paypal-order.ts';

const { api, standIn, client, buyer, order, pass, reconcile, context } = await serveCheckout();
const hash = /^[0-9a-f]{64}$/;

/** Returns what the admin's list shows about the payment of the newest order. */
async function standing(): Promise<string> {
  const { headers } = await signedIn(client);
  const { data } = await api.graphql('{ maintenanceOrders(first: 1) { edges { node { standing } } } }', {}, headers);
  return data.maintenanceOrders.edges[0].node.standing;
}

test('a plan is bought over REST: placed, approved, captured, reported; two mails are enqueued', async () => {
  const ann = buyer();
  const placed = await ann.place('protect', { website: 'marlow.example' });
  expect(placed).toMatchObject({ status: 201, body: { invoiceNumber: `INV-${new Date().getUTCFullYear()}-001001` } });
  expect(placed.cookie).toMatch(/^checkout=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
  const { orderId, invoiceNumber } = placed.body;
  expect(Object.keys(placed.body)).toEqual(['orderId', 'invoiceNumber']);

  const opened = await ann.open();
  expect(opened).toMatchObject({ status: 201, body: { id: expect.any(String) } });
  const { id: paypalId } = opened.body;
  expect(await order(orderId)).toMatchObject({
    paypalOrderId: paypalId,
    paymentStatus: 'pending',
    payeeId: 'STANDINMERCHANT',
  });

  standIn.approve(paypalId);
  const captured = await ann.capture(paypalId);
  expect(captured).toMatchObject({ status: 200, body: { id: paypalId, status: 'COMPLETED' } });
  const [{ id: captureId }] = captured.body.purchase_units[0].payments.captures;

  const reported = await ann.report(orderId, paypalId, captureId);
  expect(reported).toMatchObject({
    status: 200,
    body: { success: true, orderId, invoiceNumber, paymentStatus: 'paid', orderStatus: 'active' },
  });
  const paid = await order(orderId);
  expect(paid).toMatchObject({ paypalPaymentId: captureId, reviewReason: null, nextCheckAt: null });
  expect(paid.buyerHash).toMatch(hash);
  expect(paid.startDate?.toISOString()).toBe(reported.body.startDate);
  expect(paid.events.map(({ kind }) => kind)).toEqual([
    ...['placed', 'create-requested', 'create-answered', 'capture-requested', 'capture-answered', 'settled'],
    'browser-reported',
  ]);
  for (const { kind, amount, currency, requestId } of paid.events) {
    expect(requestId).toMatch(/^[\da-f-]{36}$/);
    if (kind !== 'browser-reported') expect([kind, amount?.toFixed(2), currency]).toEqual([kind, '149.00', 'USD']);
  }
  const website = 'https://marlow.example';
  expect(paid.website).toBe(website);
  expect(await client.outgoingMail.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
    {
      kind: 'order-confirmation',
      recipient: 'ann@marlow.example',
      content: { invoiceNumber, price: '149.00', website },
    },
    { kind: 'order-notification', recipient: 'hello@meridianweb.example', content: { paymentId: captureId } },
  ]);
});

test('over GraphQL a buyer sees only their own order, and the admin sees all orders with their ledger', async () => {
  const ann = buyer();
  const { orderId, paypalId } = await ann.begin('perform', { website: 'Analytical.example' });
  standIn.approve(paypalId);
  const headers = { Cookie: ann.cookie() ?? '' };
  const capture = await api.graphql(
    `mutation Capture($id: ID!) { capturePaypalOrder(id: $id) {
      __typename ... on PaypalCaptureResult { result order { id paymentStatus packageType packagePrice paypalOrderId } }
    } }`,
    { id: paypalId },
    headers,
  );
  expect(capture.data.capturePaypalOrder).toMatchObject({
    result: { purchase_units: [{}] },
    order: {
      id: orderId,
      paymentStatus: 'paid',
      packageType: 'perform',
      packagePrice: '299.00',
      paypalOrderId: paypalId,
    },
  });
  const current = 'query Current { currentOrder { id orderStatus customerName website planEndsAt } }';
  expect((await api.graphql(current, {}, headers)).data.currentOrder).toEqual({
    id: orderId,
    orderStatus: 'active',
    customerName: 'Ann Marlow',
    website: 'https://Analytical.example',
    planEndsAt: null,
  });
  const endsAt = '2027-01-15T10:00:00.000Z';
  await client.subscription.updateMany({ data: { endsAt } });
  expect((await api.graphql(current, {}, headers)).data.currentOrder.planEndsAt).toBe(endsAt);
  expect((await api.graphql(current)).data.currentOrder).toBeNull();

  const admin = await signedIn(client);
  const list = `query Orders($search: String) { maintenanceOrders(search: $search) {
    totalCount edges { node { id reviewReason events { kind amount status } } } } }`;
  for (const [search, found] of [
    [paypalId.slice(2), 1],
    ['marlow inv', 1],
    ['MÁRLOW perform', 1],
    ['analytical', 1],
    ['nobody', 0],
  ] as const) {
    const { data } = await api.graphql(list, { search }, admin.headers);
    expect([search, data.maintenanceOrders.totalCount]).toEqual([search, found]);
  }
  const one = 'query One($id: ID!) { maintenanceOrder(id: $id) { invoiceNumber events { kind amount detail } } }';
  const { data } = await api.graphql(one, { id: orderId }, admin.headers);
  expect(data.maintenanceOrder.events.at(-1)).toMatchObject({ kind: 'settled', amount: '299.00' });
  expect((await api.graphql(one, { id: 'none' }, admin.headers)).data.maintenanceOrder).toBeNull();
  pass(2 * 24 * 60 + 1);
  expect((await api.graphql(current, {}, headers)).data.currentOrder).toBeNull();
});

test('the payment step gets what it needs to load PayPal', async () => {
  const setup = 'query Setup { paypalSetup { __typename ... on PaypalSetup { clientToken sdkUrl isDemo } } }';
  expect((await api.graphql(setup)).data.paypalSetup).toMatchObject({ sdkUrl: standIn.paypal.sdkUrl, isDemo: false });
  const rest = await fetch(`${api.url}/api/paypal/setup`);
  expect([rest.status, Object.keys(await rest.json())]).toEqual([200, ['clientToken']]);
});

test('the same input returns the same order; other input replaces the order, which is then never captured', async () => {
  const ann = buyer();
  const first = await ann.begin();
  expect((await ann.place()).body.orderId).toBe(first.orderId);
  expect((await ann.open()).body.id).toBe(first.paypalId);
  standIn.approve(first.paypalId);
  const moved = (await ann.place('protect', { website: 'marlow.example' })).body;
  expect(moved.orderId).not.toBe(first.orderId);
  expect((await ann.place('protect', { website: 'https://marlow.example' })).body.orderId).toBe(moved.orderId);
  const second = await ann.begin('perform');
  expect(second.invoiceNumber.endsWith('003')).toBe(true);
  expect(second.paypalId).not.toBe(first.paypalId);
  expect(await ann.capture(first.paypalId)).toMatchObject({ status: 409, body: { reason: 'ENDED' } });
  const replaced = await order(first.orderId);
  expect(replaced).toMatchObject({ paymentStatus: 'failed', orderStatus: 'cancelled', nextCheckAt: null });
  expect(replaced.events.at(-1)).toMatchObject({ kind: 'replaced', detail: { by: moved.orderId } });
  expect(standIn.captures().some(({ orderId }) => orderId === first.paypalId)).toBe(false);
});

test('a buyer who has paid can buy another plan', async () => {
  const ann = buyer();
  const first = await ann.pay();
  expect(await ann.open()).toMatchObject({ status: 409, body: { reason: 'PAID' } });
  expect((await ann.begin()).orderId).not.toBe(first.orderId);
});

test('after a declined payment, the buyer can pay for the same order with another payment method', async () => {
  const ann = buyer();
  const { orderId, paypalId } = await ann.approve('declines');
  expect(await ann.capture(paypalId)).toMatchObject({ status: 409, body: { reason: 'DECLINED' } });
  expect(await order(orderId)).toMatchObject({ paymentStatus: 'pending', reviewReason: null });
  expect(await standing()).toBe('declined');
  expect((await ann.open()).body.id).toBe(paypalId);
  standIn.approve(paypalId);
  expect((await ann.capture(paypalId)).status).toBe(200);
  expect(await standing()).toBe('paid');
  expect((await order(orderId)).paymentStatus).toBe('paid');
});

test('a payment that PayPal holds keeps the order from being changed, and is settled when PayPal decides', async () => {
  const ann = buyer();
  const { orderId, paypalId } = await ann.approve('pending');
  expect(await ann.capture(paypalId)).toMatchObject({ status: 409, body: { reason: 'PENDING' } });
  expect(await standing()).toBe('held');
  expect(await ann.place('perform')).toMatchObject({ status: 409, body: { reason: 'UNDER_WAY' } });
  expect((await ann.place()).body.orderId).toBe(orderId);
  const [held] = standIn.captures().filter(({ orderId: of }) => of === paypalId);
  standIn.decide(held?.id ?? '', 'COMPLETED');
  expect(await standIn.sendWebhook('PAYMENT.CAPTURE.COMPLETED', paypalId)).toEqual([200]);
  expect((await order(orderId)).paymentStatus).toBe('paid');
});

test('a buyer who retries a payment that PayPal denied for good is told to start again', async () => {
  const ann = buyer();
  const { paypalId } = await ann.approve('pending');
  standIn.setFaults(({ call }) => (call === 'get-order' ? { drop: 'before' } : undefined));
  await ann.capture(paypalId);
  const [held] = standIn.captures().filter(({ orderId: of }) => of === paypalId);
  standIn.decide(held?.id ?? '', 'DECLINED');
  standIn.setFaults(null);
  expect(await ann.capture(paypalId)).toMatchObject({
    status: 409,
    body: { reason: 'ENDED', message: expect.stringContaining('Please start again') },
  });
});

describe('after a switch to or from a demonstration', () => {
  /** Places an order as a demonstration, or with real payments. */
  async function placeAs(isDemo: boolean) {
    const base = { ...context, rateLimits: { consume: async () => undefined }, address: '::1', buyerToken: null };
    const as = { ...base, paypal: { ...context.paypal, isDemo } };
    const entries = { customerName: 'Ann', customerEmail: 'ann@marlow.example', packagePrice: '149.00' };
    const { orderId, buyerToken } = await placeOrder({ ...entries, packageType: 'protect' }, as);
    return { orderId, buyerToken, known: { ...as, buyerToken } };
  }

  test.each([
    ['pending in a demonstration', true, 'pending', 'is not responding'],
    ['failed with real payments', false, 'failed', 'no longer open'],
  ])('an order that PayPal no longer knows is %s', async (_what, isDemo, paymentStatus, words) => {
    const { orderId, known } = await placeAs(isDemo);
    const request = { amount: '149.00', currency: 'USD', intent: 'CAPTURE' };
    await createPaypalOrder(request, known);
    const lost = { ...known, paypal: { ...known.paypal, getOrder: async () => null } };
    await expect(createPaypalOrder(request, lost)).rejects.toThrow(words);
    expect((await order(orderId)).paymentStatus).toBe(paymentStatus);
  });

  test('an order of the demonstration stays pending, and real payments do not change it', async () => {
    const { orderId, buyerToken } = await placeAs(true);
    const ann = buyer(`checkout=${buyerToken}`);
    expect((await ann.open()).status).toBe(404);
    const real = await ann.begin();
    expect(ann.cookie()).not.toContain(buyerToken);
    pass(2 * 24 * 60);
    expect(await reconcile()).toEqual({ looked: 1, failed: 0 });
    expect((await order(orderId)).paymentStatus).toBe('pending');
    expect((await order(real.orderId)).paymentStatus).toBe('failed');
  });
});

test.each(['DENIED', 'DECLINED'])(
  'a held payment that PayPal finally denies, reported by %s, takes no money and ends the order',
  async (event) => {
    const ann = buyer();
    const { orderId, paypalId } = await ann.pay('pending');
    const [held] = standIn.captures().filter(({ orderId: of }) => of === paypalId);
    standIn.decide(held?.id ?? '', 'DECLINED');
    expect(await standIn.sendWebhook(`PAYMENT.CAPTURE.${event}`, paypalId, { times: 2 })).toEqual([200, 200]);
    const ended = await order(orderId);
    expect(ended).toMatchObject({ paymentStatus: 'failed', orderStatus: 'cancelled' });
    expect(ended.events.filter(({ kind }) => kind === 'denied')).toHaveLength(1);
    // The checkout page promised the buyer a mail.
    const mails = await client.outgoingMail.findMany({
      select: { kind: true, recipient: true },
      orderBy: { kind: 'asc' },
    });
    expect(mails).toEqual([
      { kind: 'payment-denied', recipient: 'ann@marlow.example' },
      { kind: 'payment-denied-notice', recipient: 'hello@meridianweb.example' },
    ]);
    expect((await ann.place()).body.orderId).not.toBe(orderId);
  },
);

test('invalid input is refused, and no order is placed', async () => {
  const message = 'packagePrice: Required';
  expect(await buyer().place('protect', { packagePrice: undefined })).toMatchObject({ status: 400, body: { message } });
  expect(await client.maintenanceOrder.count()).toBe(0);
});
