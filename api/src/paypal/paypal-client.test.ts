import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { capturedLog } from '../../test/captured-log.ts';
import { type NewPayPalOrder, PayPalRefusal, PayPalUnavailable } from './paypal.ts';
import { newOrderBody, payPalClient } from './paypal-client.ts';
import { parseAnswer } from './paypal-http.ts';
import type { StandInCall } from './stand-in/stand-in-api.ts';
import type { Fault } from './stand-in/stand-in-server.ts';
import type { PayPalStandIn } from './stand-in/start-paypal-stand-in.ts';
import { startPayPalStandIn } from './stand-in/start-paypal-stand-in.ts';

const order: NewPayPalOrder = {
  reference: '0198c0de-0000-7000-8000-000000000001',
  invoiceNumber: 'INV-2026-000001',
  description: 'Protect, one month',
  amount: { value: '149.00', currency: 'USD' },
};

let standIn: PayPalStandIn;
let number = 0;
beforeAll(async () => {
  standIn = await startPayPalStandIn();
});
afterAll(() => standIn.close());
afterEach(() => standIn.setFaults(null));

/** Creates a client and captures its log, which must not contain secrets. */
function newClient({ timeoutMs = 2_000, deadlineMs = 12_000, paypal = standIn.paypal } = {}) {
  const { logger, lines } = capturedLog();
  const client = payPalClient({
    paypal,
    publicUrl: 'https://www.agency.example',
    logger,
    timeoutMs,
    deadlineMs,
    retryDelayMs: 5,
  });
  return { client, lines };
}

/** Returns an order with a new invoice number each time, because PayPal takes money only once per invoice. */
function newOrder(): { order: NewPayPalOrder; key: string } {
  number += 1;
  return { order: { ...order, invoiceNumber: `INV-2026-${String(number).padStart(6, '0')}` }, key: `create-${number}` };
}

async function approvedOrder(client = newClient().client): Promise<string> {
  const { order, key } = newOrder();
  const { id } = await client.createOrder(order, key);
  standIn.approve(id);
  return id;
}

/** Makes the next `times` requests of this call fail. */
function failing(call: StandInCall, fault: Fault, times = 1): void {
  let left = times;
  standIn.setFaults((request) => {
    if (request.call !== call || left === 0) return undefined;
    left -= 1;
    return fault;
  });
}

const thrown = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => {
      throw new Error('The call succeeded.');
    },
    (error: unknown) => error,
  );

const capturesOf = (id: string) => standIn.captures().filter(({ orderId }) => orderId === id);

test('an order is created as requested, approved, captured, and found again', async () => {
  const { client } = newClient();
  const { order, key } = newOrder();
  const made = await client.createOrder(order, key);
  const facts = { reference: order.reference, invoiceNumber: order.invoiceNumber, amount: order.amount };
  expect(made).toMatchObject({ ...facts, status: 'PAYER_ACTION_REQUIRED', payeeId: 'STANDINMERCHANT', captures: [] });
  standIn.approve(made.id);
  expect((await client.getOrder(made.id))?.status).toBe('APPROVED');
  const captured = await client.captureOrder(made.id, `capture-${made.id}`);
  const capture = { id: expect.any(String), status: 'COMPLETED', amount: order.amount };
  expect(captured).toMatchObject({ ...facts, status: 'COMPLETED', captures: [capture] });
  expect(captured.raw).toMatchObject({ purchase_units: [{ payments: { captures: [{ status: 'COMPLETED' }] } }] });
  expect(await client.getOrder(made.id)).toEqual(captured);
  expect(await client.getCapture(captured.captures[0]?.id ?? '')).toEqual(captured.captures[0]);
});

test('an order or a capture that PayPal does not find is null', async () => {
  const { client } = newClient();
  expect(await client.getOrder('5O190127TN364715T')).toBeNull();
  expect(await client.getCapture('5O190127TN364715T')).toBeNull();
});

test('the browser’s token is bound to our domain, and cached', async () => {
  const { client } = newClient();
  const before = standIn.count('client-token');
  const token = await client.clientToken();
  expect(token).toMatch(/^browser-/);
  expect(await client.clientToken()).toBe(token);
  expect(standIn.count('client-token') - before).toBe(1);
});

test('many calls share one access token, and the client fetches a new one once PayPal refuses the old one', async () => {
  const { client } = newClient();
  const before = standIn.count('token');
  const [id] = await Promise.all([approvedOrder(client), approvedOrder(client)]);
  expect(standIn.count('token') - before).toBe(1);
  standIn.forgetTokens();
  expect((await client.getOrder(id))?.status).toBe('APPROVED');
  expect(standIn.count('token') - before).toBe(2);
});

// A 404 for the token must not mean that the order does not exist.
test.each([503, 404])('status %i for a token request is an outage; the next call retries it', async (status) => {
  const { client } = newClient();
  failing('token', { answer: { status, when: 'before' } }, 2);
  expect(await thrown(client.getOrder('X'))).toMatchObject({ name: 'PayPalUnavailable', status });
  expect(await client.getOrder('X')).toBeNull();
});

test.each<[string, Fault]>([
  ['the answer is lost', { drop: 'after' }],
  ['the request is lost', { drop: 'before' }],
  ['PayPal fails after the work was done', { answer: { status: 500, when: 'after' } }],
  ['PayPal fails before the work is done', { answer: { status: 502, when: 'before' } }],
  ['PayPal gets too many requests', { answer: { status: 429, when: 'before' } }],
  ['the answer comes too late', { delayMs: 600 }],
  ['PayPal executes the first request only after the retry', { hesitateMs: 600 }],
  ['the request arrives twice', { duplicate: true }],
  ['the answer is HTML instead of JSON', { garble: true }],
])('only one order and one capture are made if %s', async (_what, fault) => {
  const { client } = newClient({ timeoutMs: 300 });
  // Fetch the token first, so that the fault hits the tested call.
  await client.getOrder('X');
  const { order, key } = newOrder();
  failing('create', fault);
  const { id } = await client.createOrder(order, key);
  expect(standIn.orders().filter(({ invoiceNumber }) => invoiceNumber === order.invoiceNumber)).toHaveLength(1);
  standIn.approve(id);
  failing('capture', fault);
  const { captures } = await client.captureOrder(id, `capture-${id}`);
  await new Promise((resolve) => setTimeout(resolve, fault.hesitateMs ?? 0));
  expect(capturesOf(id).map((capture) => capture.id)).toEqual(captures.map((capture) => capture.id));
});

test.each<[string, Fault, number | null, RegExp]>([
  ['no answer in time', { delayMs: 400 }, null, /within 100 ms/],
  ['a lost connection', { drop: 'after' }, null, /cannot be reached/],
  ['status 500', { answer: { status: 500, when: 'after' } }, 500, /500 INTERNAL_SERVER_ERROR/],
  ['too many requests', { answer: { status: 429, when: 'before' } }, 429, /429/],
  ['refused keys', { answer: { status: 401, when: 'before' } }, 401, /401/],
  ['a request still under way', { issue: 'PREVIOUS_REQUEST_IN_PROGRESS' }, 422, /PREVIOUS_REQUEST_IN_PROGRESS/],
  ['HTML instead of JSON', { garble: true }, null, /cannot be read/],
])('after a repeated fault (%s), the outcome counts as unknown', async (_what, fault, status, message) => {
  const { client, lines } = newClient({ timeoutMs: 100 });
  const id = await approvedOrder();
  await client.getOrder(id);
  failing('capture', fault, 99);
  const error = await thrown(client.captureOrder(id, `capture-${id}`));
  expect(error).toBeInstanceOf(PayPalUnavailable);
  expect(error).toMatchObject({ status, message: expect.stringMatching(message) });
  expect(lines.map(({ msg }) => msg)).toEqual([
    'PayPal gave no usable answer, and is asked once more',
    'PayPal gave no usable answer',
  ]);
});

test('a 404 without a PayPal error counts as an outage, because a proxy may have sent it', () => {
  const answer = { status: 404, body: '<html>Not found', debugId: null };
  expect(() => parseAnswer('look up an order', answer)).toThrow(PayPalUnavailable);
});

test('a refused connection is an outage', async () => {
  const gone = await startPayPalStandIn();
  await gone.close();
  const { client } = newClient({ paypal: gone.paypal });
  expect(await thrown(client.getOrder('X'))).toMatchObject({ message: 'PayPal cannot be reached: ECONNREFUSED' });
});

test('wrong credentials count as an outage, not as a refusal', async () => {
  const { client } = newClient({ paypal: { ...standIn.paypal, clientSecret: 'wrong' } });
  const error = await thrown(client.getOrder('X'));
  expect(error).toBeInstanceOf(PayPalUnavailable);
  expect(error).toMatchObject({ message: 'PayPal could not give us a token: 401 invalid_client' });
});

test('a refusal has its issue and the id for PayPal’s support, and is not retried', async () => {
  const { client, lines } = newClient();
  const { order, key } = newOrder();
  const { id } = await client.createOrder(order, key);
  const before = standIn.count('capture');
  const error = await thrown(client.captureOrder(id, `capture-${id}`));
  expect(error).toBeInstanceOf(PayPalRefusal);
  expect(error).toMatchObject({ status: 422, issue: 'ORDER_NOT_APPROVED', debugId: expect.stringMatching(/^\w{13}$/) });
  expect(standIn.count('capture') - before).toBe(1);
  expect(lines).toEqual([expect.objectContaining({ call: 'capture an order', issue: 'ORDER_NOT_APPROVED' })]);
});

test('a refusal tells whether an earlier attempt got no answer, because PayPal may still execute that attempt', async () => {
  const { client } = newClient({ timeoutMs: 100 });
  const { order, key } = newOrder();
  const { id } = await client.createOrder(order, key);
  expect(await thrown(client.captureOrder(id, `capture-${id}`))).toMatchObject({ afterSilence: false });
  failing('capture', { hesitateMs: 300 });
  const error = await thrown(client.captureOrder(id, `capture-${id}`));
  expect(error).toMatchObject({ issue: 'ORDER_NOT_APPROVED', afterSilence: true });
});

test('a second capture of an order, with another key, is refused', async () => {
  const { client } = newClient();
  const id = await approvedOrder(client);
  await client.captureOrder(id, `capture-${id}`);
  expect(await thrown(client.captureOrder(id, 'another'))).toMatchObject({ issue: 'ORDER_ALREADY_CAPTURED' });
  expect(capturesOf(id)).toHaveLength(1);
});

test('after a declined card, the same key returns the same answer, and another key tries again', async () => {
  const { client } = newClient();
  const id = await approvedOrder(client);
  standIn.approve(id, 'declines');
  expect(await thrown(client.captureOrder(id, 'first'))).toMatchObject({ issue: 'INSTRUMENT_DECLINED' });
  standIn.approve(id);
  expect(await thrown(client.captureOrder(id, 'first'))).toMatchObject({ issue: 'INSTRUMENT_DECLINED' });
  expect((await client.captureOrder(id, 'second')).status).toBe('COMPLETED');
});

test('the client returns PayPal’s answer as it is, even with false data', async () => {
  const { client } = newClient();
  const id = await approvedOrder(client);
  failing('capture', { falseAnswer: { amount: '1.00', currency: 'EUR', payee: 'THIEF', reference: null } });
  const lied = await client.captureOrder(id, `capture-${id}`);
  const amount = { value: '1.00', currency: 'EUR' };
  expect(lied).toMatchObject({ amount, payeeId: 'THIEF', reference: null, captures: [{ amount }] });
  expect((await client.getOrder(id))?.captures[0]?.amount).toEqual(order.amount);
});

test('a capture shows its refunds', async () => {
  const { client } = newClient();
  const id = await approvedOrder(client);
  const [capture] = (await client.captureOrder(id, `capture-${id}`)).captures;
  const captureId = capture?.id ?? '';
  standIn.refund(captureId, '49.00');
  expect((await client.getCapture(captureId))?.status).toBe('PARTIALLY_REFUNDED');
  standIn.refund(captureId);
  expect((await client.getCapture(captureId))?.status).toBe('REFUNDED');
});

test('no secret and no token is logged or thrown, whatever fails', async () => {
  const { client, lines } = newClient({ timeoutMs: 100 });
  const token = await client.clientToken();
  const id = await approvedOrder(client);
  const errors = [];
  for (const fault of [
    { drop: 'after' },
    { issue: 'X' },
    { answer: { status: 500, when: 'after' } },
    { delayMs: 300 },
  ]) {
    standIn.setFaults(() => fault as Fault);
    errors.push(await thrown(client.captureOrder(id, 'key')));
    standIn.forgetTokens();
    errors.push(await thrown(client.getOrder(id)));
  }
  const said = `${JSON.stringify(lines)} ${errors.map((error) => inspect(error, { depth: 9, showHidden: true }))}`;
  expect(lines.length).toBeGreaterThan(8);
  for (const secret of [standIn.paypal.clientSecret, 'A21-', token, 'Basic ', 'Bearer ', order.reference]) {
    expect(said).not.toContain(secret);
  }
});

test('a call, including the fetch of its token and its retry, ends by the deadline', async () => {
  const { client } = newClient({ timeoutMs: 250, deadlineMs: 300 });
  standIn.setFaults(() => ({ delayMs: 1_000 }));
  expect(await thrown(client.getOrder('5O190127TN364715T'))).toMatchObject({
    name: 'PayPalUnavailable',
    message: 'PayPal did not show an order within 300 ms',
  });
});

test('a buyer who leaves the page to pay comes back to the payment step', () => {
  const { paymentSource } = newOrderBody(order, 'https://agency.example');
  const back = 'https://agency.example/maintenance/checkout?step=payment';
  expect(paymentSource?.paypal?.experienceContext).toMatchObject({ returnUrl: back, cancelUrl: back });
});
