import { describe, expect, test } from 'vitest';
import { newToken } from '#api/session/session.ts';
import { serveCheckout } from '../../test/serve-checkout.ts';

const { api, standIn, client, buyer, order } = await serveCheckout();

describe('a request to buy or to pay', () => {
  test.each([
    ['a lower price', { packagePrice: '1.00' }],
    ["another plan's price", { packagePrice: '79.00' }],
  ])('with %s is refused, and no order is placed', async (_what, fields) => {
    const { status, body } = await buyer().place('protect', fields);
    expect([status, body.issues]).toEqual([
      400,
      [{ path: 'packagePrice', message: 'This plan is $149.00 a month. Please choose it again.' }],
    ]);
    expect(await client.maintenanceOrder.count()).toBe(0);
  });

  test.each([
    ['a lower amount', { amount: '1.00' }, 'amount'],
    ['a cent less', { amount: '148.99' }, 'amount'],
    ['a fraction of a cent', { amount: '149.001' }, 'amount'],
    ['no amount', { amount: 'none' }, 'amount'],
    ['a negative amount', { amount: '-149.00' }, 'amount'],
    ['another currency', { currency: 'JPY' }, 'currency'],
    ['another intent', { intent: 'AUTHORIZE' }, 'intent'],
  ])('that opens a PayPal order with %s is refused before PayPal is asked', async (_what, fields, path) => {
    const mallory = buyer();
    await mallory.place();
    const before = standIn.count('create');
    const { status, body } = await mallory.open(fields);
    expect([status, body.issues.map((issue: { path: string }) => issue.path)]).toEqual([400, [path]]);
    expect(standIn.count('create')).toBe(before);
  });

  test('that writes the same amount differently is accepted', async () => {
    const ann = buyer();
    await ann.place();
    for (const amount of [149, '149', '149.0']) expect((await ann.open({ amount })).status).toBe(201);
  });

  test('that opens a PayPal order is refused if the buyer has chosen no plan', async () => {
    const message = 'There is no open order. Please choose a plan first.';
    for (const other of [buyer(), buyer(`checkout=${newToken()}`)]) {
      expect(await other.open()).toMatchObject({ status: 404, body: { message } });
    }
    const input = '{ amount: "149.00", currency: "USD", intent: "CAPTURE" }';
    const asked = await api.graphql(`mutation {
      createPaypalOrder(input: ${input}) { __typename ... on Failure { message } }
    }`);
    expect(asked.data.createPaypalOrder).toEqual({ __typename: 'NotFound', message });
  });
});

describe("another buyer's order", () => {
  test('is not captured', async () => {
    const { orderId, paypalId } = await buyer().approve();
    for (const mallory of [buyer(), buyer(`checkout=${newToken()}`)]) {
      const { status, body } = await mallory.capture(paypalId);
      expect([status, body.message]).toEqual([404, 'You have no order with this payment.']);
    }
    expect((await order(orderId)).paymentStatus).toBe('pending');
    expect(standIn.captures().some((capture) => capture.orderId === paypalId)).toBe(false);
  });

  test('cannot be reported as paid, and its payment pays for no other order', async () => {
    const ann = buyer();
    const hers = await ann.approve();
    const { body } = await ann.capture(hers.paypalId);
    const captureId = body.purchase_units[0].payments.captures[0].id;
    const mallory = buyer();
    const own = await mallory.begin();
    expect(await mallory.report(hers.orderId, hers.paypalId, captureId)).toMatchObject({
      status: 404,
      body: { message: 'You have no order with this payment.' },
    });
    expect((await mallory.report(own.orderId, hers.paypalId, captureId)).status).toBe(404);
    expect((await mallory.report('no-uuid', own.paypalId, captureId)).status).toBe(404);
    expect(await mallory.report(own.orderId, own.paypalId, captureId)).toMatchObject({
      status: 409,
      body: { reason: 'NOT_APPROVED' },
    });
    expect(await order(own.orderId)).toMatchObject({ paymentStatus: 'pending', paypalPaymentId: null });
  });
});

test('a payment that is reported but was not made, or not approved, does not count', async () => {
  const mallory = buyer();
  const { orderId, paypalId } = await mallory.begin();
  for (const answer of [await mallory.capture(paypalId), await mallory.report(orderId, paypalId, 'MADEUP')]) {
    expect(answer).toMatchObject({ status: 409, body: { reason: 'NOT_APPROVED' } });
  }
  expect((await mallory.report(orderId, paypalId, 'x'.repeat(65))).status).toBe(400);
  expect((await mallory.capture('made up \0 id')).status).toBe(404);
});

test('a capture that is requested before the approval does not block a later capture', async () => {
  const ann = buyer();
  const { orderId, paypalId } = await ann.begin();
  expect(await ann.capture(paypalId)).toMatchObject({ status: 409, body: { reason: 'NOT_APPROVED' } });
  standIn.approve(paypalId);
  expect((await ann.capture(paypalId)).status).toBe(200);
  expect((await order(orderId)).paymentStatus).toBe('paid');
});

test('a repeated capture returns the same success, and takes no money', async () => {
  const ann = buyer();
  const { orderId, paypalId } = await ann.approve();
  const first = await ann.capture(paypalId);
  const [asked, lines] = [standIn.requests.length, (await order(orderId)).events.length];
  const again = await ann.capture(paypalId);
  // The repeated capture sends PayPal no request, and adds nothing to the ledger.
  expect([standIn.requests.length, (await order(orderId)).events.length]).toEqual([asked, lines]);
  expect([again.status, again.body]).toEqual([200, first.body]);
  const [{ id: captureId }] = first.body.purchase_units[0].payments.captures;
  for (const _time of [1, 2]) expect((await ann.report(orderId, paypalId, captureId)).status).toBe(200);
  expect(await ann.report(orderId, paypalId, 'ANOTHER')).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'paypalPaymentId' }] },
  });
  expect(standIn.captures().filter((capture) => capture.orderId === paypalId)).toHaveLength(1);
  expect(await client.outgoingMail.count()).toBe(2);
  // A repeated capture succeeds even while PayPal is unavailable.
  standIn.setFaults(() => ({ drop: 'before' }));
  const silent = await ann.capture(paypalId);
  expect([silent.status, silent.body.purchase_units[0].payments.captures[0].id]).toEqual([200, captureId]);
});

describe('webhooks', () => {
  test.each(['forged signature', 'stale'] as const)('(%s) are refused and do nothing', async (what) => {
    const { orderId, paypalId } = await buyer().approve();
    const how = what === 'stale' ? { stale: true } : { forged: true };
    expect(await standIn.sendWebhook('CHECKOUT.ORDER.APPROVED', paypalId, how)).toEqual([400]);
    expect((await order(orderId)).paymentStatus).toBe('pending');
    expect(await client.paymentEvent.count({ where: { kind: 'webhook-received' } })).toBe(0);
  });

  test('that are not JSON, too long, not a POST or from a page of another site are refused', async () => {
    const send = (init: RequestInit) => fetch(`${api.url}/api/paypal/webhook`, init);
    expect((await send({ method: 'POST', body: 'none' })).status).toBe(400);
    expect((await send({ method: 'POST', body: 'x'.repeat(300_000) })).status).toBe(413);
    expect((await send({ method: 'GET' })).status).toBe(405);
    const evil = await send({ method: 'POST', body: '{}', headers: { Origin: 'https://evil.example' } });
    expect(evil.status).toBe(403);
  });

  test('about a refund leave the order paid and in need of review if PayPal’s record shows no refund', async () => {
    const { orderId, paypalId } = await buyer().pay();
    expect(await standIn.sendWebhook('PAYMENT.CAPTURE.REVERSED', paypalId)).toEqual([200]);
    expect(await order(orderId)).toMatchObject({
      paymentStatus: 'paid',
      reviewReason: expect.stringMatching(/does not show/),
    });
  });
});
