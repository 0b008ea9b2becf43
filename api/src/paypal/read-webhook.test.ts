import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { capturedLog } from '../../test/captured-log.ts';
import { ForgedWebhookError, PayPalUnavailable } from './paypal.ts';
import { payPalClient } from './paypal-client.ts';
import { webhookReader } from './read-webhook.ts';
import { type PayPalStandIn, startPayPalStandIn, type WebhookHow } from './stand-in/start-paypal-stand-in.ts';
import type { Forgery } from './stand-in/webhooks.ts';

let standIn: PayPalStandIn;
let orderId = '';

const openClient = (timeoutMs = 15_000) =>
  payPalClient({
    paypal: standIn.paypal,
    publicUrl: 'https://agency.example',
    logger: capturedLog().logger,
    timeoutMs,
  });

beforeAll(async () => {
  standIn = await startPayPalStandIn();
  const client = openClient();
  const amount = { value: '149.00', currency: 'USD' };
  const order = { reference: 'our-order', invoiceNumber: 'INV-2026-000001', description: 'Protect', amount };
  ({ id: orderId } = await client.createOrder(order, 'create'));
  standIn.approve(orderId);
  await client.captureOrder(orderId, 'capture');
});
afterAll(() => standIn.close());
afterEach(() => standIn.setFaults(null));

const completed = 'PAYMENT.CAPTURE.COMPLETED';
const signed = (how?: WebhookHow, type = completed) => standIn.signedWebhook(type, orderId, how);
type Signed = ReturnType<typeof signed>;

const read = ({ headers, body }: Signed, client = openClient(), address = '203.0.113.7') =>
  client.readWebhook(headers, Buffer.from(body), address);
const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

test('reads what was paid, for which order, and when', async () => {
  const [capture] = standIn.captures();
  expect(await read(signed({ eventId: 'WH-1' }))).toMatchObject({
    id: 'WH-1',
    type: completed,
    createdAt: expect.any(Date),
    paypalOrderId: orderId,
    capture: { id: capture?.id, status: 'COMPLETED', amount: { value: '149.00', currency: 'USD' } },
    reference: 'our-order',
    raw: { id: 'WH-1', resource_type: 'capture' },
  });
});

test('reads an approved order, and a refund that names its capture only in a link', async () => {
  const approved = await read(signed({}, 'CHECKOUT.ORDER.APPROVED'));
  expect(approved).toMatchObject({ paypalOrderId: orderId, reference: 'our-order' });
  const [capture] = standIn.captures();
  standIn.refund(capture?.id ?? '', '49.00');
  expect(await read(signed({}, 'PAYMENT.CAPTURE.REFUNDED'))).toMatchObject({
    paypalOrderId: null,
    capture: { id: capture?.id, status: 'REFUNDED', amount: { value: '49.00', currency: 'USD' } },
    reference: 'our-order',
  });
});

test('reads a repeated event the same way, with the same id', async () => {
  const webhook = signed({ eventId: 'WH-2' });
  expect([(await read(webhook)).id, (await read(webhook)).id]).toEqual(['WH-2', 'WH-2']);
});

test.each<Forgery>([true, 'edited', 'other-receiver', 'other-host'])(
  'refuses an event that PayPal does not confirm: %s',
  async (forged) => {
    const before = standIn.count('verify-webhook');
    expect(await errorOf(read(signed({ forged })))).toBeInstanceOf(ForgedWebhookError);
    expect(standIn.count('verify-webhook')).toBe(before + 1);
  },
);

test.each<[string, Record<string, string | undefined>]>([
  ['another id', { 'paypal-transmission-id': 'another' }],
  ['another signature algorithm', { 'paypal-auth-algo': 'none' }],
  ['a signature algorithm that PayPal refuses to read', { 'paypal-auth-algo': '-' }],
])('refuses an event with %s', async (_what, headers) => {
  const webhook = signed();
  const changed = { ...webhook, headers: { ...webhook.headers, ...headers } as Record<string, string> };
  expect(await errorOf(read(changed))).toBeInstanceOf(ForgedWebhookError);
});

test.each<[string, (webhook: Signed) => Signed]>([
  ['no signature', ({ headers: { 'paypal-transmission-sig': _, ...headers }, body }) => ({ headers, body })],
  ['an old time', () => signed({ stale: true })],
  ['an invalid time', ({ headers, body }) => ({ headers: { ...headers, 'paypal-transmission-time': 'soon' }, body })],
  [
    'an invalid certificate address',
    ({ headers, body }) => ({ headers: { ...headers, 'paypal-cert-url': 'here' }, body }),
  ],
  ['a body that is not JSON', ({ headers, body }) => ({ headers, body: body.slice(1) })],
  ['a body that continues after the event', ({ headers, body }) => ({ headers, body: `${body},"webhook_id":"WH1"` })],
  ['a body that is not an event', ({ headers }) => ({ headers, body: '{}' })],
])('refuses an event with %s before PayPal is asked', async (_what, change) => {
  const before = standIn.count('verify-webhook');
  expect(await errorOf(read(change(signed())))).toBeInstanceOf(ForgedWebhookError);
  expect(standIn.count('verify-webhook')).toBe(before);
});

test.each<[string, object]>([
  ['cannot be reached', { drop: 'before' }],
  ['is down', { answer: { status: 503, when: 'before' } }],
  ['is too slow', { delayMs: 800 }],
  ['answers nonsense', { garble: true }],
])('postpones an event if PayPal %s, and reads it when it is sent again', async (_what, fault) => {
  const webhook = signed();
  standIn.setFaults(({ call }) => (call === 'verify-webhook' ? fault : undefined));
  expect(await errorOf(read(webhook, openClient(500)))).toBeInstanceOf(PayPalUnavailable);
  standIn.setFaults(null);
  expect((await read(webhook)).type).toBe(completed);
});

test('renews a token that PayPal no longer accepts', async () => {
  const client = openClient();
  await read(signed(), client);
  standIn.forgetTokens();
  expect((await read(signed(), client)).type).toBe(completed);
});

test('reads genuine events while 600 forged ones arrive, from the same network and from other networks', async () => {
  const client = openClient();
  const forge = (address: string) => errorOf(read(signed({ forged: true }), client, address));
  for (let second = 0; second < 30; second += 1) {
    const forged = Array.from({ length: 20 }, (_, at) => forge(at % 2 ? '203.0.113.7' : `198.51.${second}.${at}`));
    expect(await errorOf(read(signed(), client, '203.0.113.7'))).toBeNull();
    for (const error of await Promise.all(forged)) expect(error).toBeInstanceOf(ForgedWebhookError);
  }
});

/**
 * Creates a reader whose PayPal answers on demand. `asked` lists every event that was sent for verification, in order.
 */
function slowReader() {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const reader = webhookReader({
    verify: (_signature, body) => {
      const { summary } = JSON.parse(body.toString());
      asked.push(summary);
      return new Promise((resolve) => answers.push(() => resolve(summary === 'genuine')));
    },
  });
  const send = (summary: string, address: string) => {
    const { headers, body } = signed();
    return errorOf(reader(headers, Buffer.from(JSON.stringify({ ...JSON.parse(body), summary })), address));
  };
  const answer = () => {
    for (const tell of answers.splice(0)) tell();
  };
  return { asked, send, answer };
}

test('verifies at most eight events at a time, and verifies events of a network that sent forged ones last', async () => {
  const { asked, send, answer } = slowReader();
  const first = send('forged', '198.51.100.1');
  await expect.poll(() => asked).toHaveLength(1);
  answer();
  await first;
  const waiting = Array.from({ length: 20 }, () => send('forged', '198.51.100.1'));
  await expect.poll(() => asked).toHaveLength(9);
  const genuine = send('genuine', '203.0.113.7');
  await new Promise(setImmediate);
  expect(asked).toHaveLength(9);
  answer();
  await expect.poll(() => asked[9]).toBe('genuine');
  const answering = setInterval(answer);
  expect(await genuine).toBeNull();
  await Promise.all(waiting);
  clearInterval(answering);
});

test('while too many events wait, postpones events of a network that sent forged ones, and accepts events of other networks', async () => {
  const { asked, send, answer } = slowReader();
  const first = send('forged', '198.51.100.1');
  await expect.poll(() => asked).toHaveLength(1);
  answer();
  await first;
  const flood = Array.from({ length: 100 }, () => send('forged', '198.51.100.1'));
  const genuine = send('genuine', '203.0.113.7');
  const answering = setInterval(answer);
  expect(await genuine).toBeNull();
  const errors = await Promise.all(flood);
  clearInterval(answering);
  expect(errors.filter((error) => error instanceof PayPalUnavailable)).toHaveLength(42);
});

test('postpones events of a network that sends too many at once, and accepts the events of other networks', async () => {
  const { send, answer } = slowReader();
  const flood = Array.from({ length: 300 }, () => send('forged', '198.51.100.1'));
  const genuine = send('genuine', '203.0.113.7');
  const answering = setInterval(answer);
  expect(await genuine).toBeNull();
  const errors = await Promise.all(flood);
  clearInterval(answering);
  expect(errors.filter((error) => error instanceof PayPalUnavailable)).toHaveLength(242);
});
