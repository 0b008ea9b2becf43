import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rootCertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { capturedLog } from '../../test/captured-log.ts';
import { ForgedWebhookError, PayPalUnavailable } from './paypal.ts';
import { payPalClient } from './paypal-client.ts';
import { webhookReader } from './read-webhook.ts';
import { makeCertificate } from './stand-in/make-certificate.ts';
import type { PayPalStandIn, WebhookHow } from './stand-in/start-paypal-stand-in.ts';
import { startPayPalStandIn } from './stand-in/start-paypal-stand-in.ts';
import type { Forgery } from './stand-in/webhooks.ts';
import { certificateRules } from './webhook/certificate-rules.ts';
import { faultOfCertificate } from './webhook/check-certificate.ts';

let standIn: PayPalStandIn;
let orderId = '';
beforeAll(async () => {
  standIn = await startPayPalStandIn();
  const publicUrl = 'https://agency.example';
  const client = payPalClient({ paypal: standIn.paypal, publicUrl, logger: capturedLog().logger });
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

const read = (
  { headers, body }: Signed,
  paypal: Pick<PayPalStandIn['paypal'], 'apiUrl' | 'webhookId'> = standIn.paypal,
) => webhookReader(paypal)(headers, Buffer.from(body));

const thrown = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

test('a capture: what was paid, for which order, and when', async () => {
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

test('an approved order, and a refund, which names its capture in a link', async () => {
  const approved = await read(signed({}, 'CHECKOUT.ORDER.APPROVED'));
  expect(approved).toMatchObject({ paypalOrderId: orderId, reference: 'our-order' });
  const [capture] = standIn.captures();
  standIn.refund(capture?.id ?? '', '49.00');
  const refunded = await read(signed({}, 'PAYMENT.CAPTURE.REFUNDED'));
  expect(refunded).toMatchObject({
    paypalOrderId: null,
    capture: { id: capture?.id, status: 'REFUNDED', amount: { value: '49.00', currency: 'USD' } },
    reference: 'our-order',
  });
});

test('a stale one is refused before anything is fetched for it; a repeated one has the same id', async () => {
  const before = standIn.count('certificate');
  await expect(read(signed({ stale: true }))).rejects.toThrow(/was sent/);
  expect(standIn.count('certificate')).toBe(before);
  const webhook = signed({ eventId: 'WH-2' });
  expect([(await read(webhook)).id, (await read(webhook)).id]).toEqual(['WH-2', 'WH-2']);
});

test.each<[Forgery, RegExp]>([
  ['signature', /signature/],
  ['edited', /signature/],
  ['other-receiver', /signature/],
  ['other-host', /not at PayPal/],
  ['expired', /not valid now/],
  ['stranger', /somebody else/],
])('a forged one is refused: %s', async (forged, reason) => {
  const refusal = expect(read(signed({ forged }))).rejects;
  await refusal.toBeInstanceOf(ForgedWebhookError);
  await refusal.toThrow(reason);
});

test.each<[string, Record<string, string | undefined>]>([
  ['no signature', { 'paypal-transmission-sig': undefined }],
  ['no id', { 'paypal-transmission-id': undefined }],
  ['another id', { 'paypal-transmission-id': 'another' }],
  ['another moment', { 'paypal-transmission-time': '2026-07-31T12:00:00Z' }],
  ['no moment', { 'paypal-transmission-time': 'soon' }],
  ['another way of signing', { 'paypal-auth-algo': 'none' }],
  ['an address that is none', { 'paypal-cert-url': 'certificate' }],
])('%s is refused', async (_what, headers) => {
  const webhook = signed();
  const changed = { ...webhook, headers: { ...webhook.headers, ...headers } as Record<string, string> };
  await expect(read(changed)).rejects.toBeInstanceOf(ForgedWebhookError);
});

test.each([
  ['another path', (url: string) => url.replace('/v1/notifications/certs/', '/uploads/')],
  ['a path that climbs', (url: string) => url.replace('certs/', 'certs/../../../uploads/')],
  ['a query', (url: string) => `${url}?file=other`],
  ['a user name', (url: string) => url.replace('://', '://paypal@')],
  ['another port', () => 'http://127.0.0.1:9/v1/notifications/certs/CERT-genuine'],
  ['no certificate there', (url: string) => url.replace('CERT-genuine', 'CERT-missing')],
])('a certificate URL with %s is refused', async (_what, change) => {
  const { headers, body } = signed();
  const url = change(headers['paypal-cert-url'] ?? '');
  const refusal = expect(read({ body, headers: { ...headers, 'paypal-cert-url': url } })).rejects;
  await refusal.toBeInstanceOf(ForgedWebhookError);
});

test('certificates that strangers name are few at once, and never push out the one that is PayPal’s', async () => {
  const readWebhook = webhookReader(standIn.paypal);
  const readAt = (name: string) => {
    const { headers, body } = signed();
    const url = (headers['paypal-cert-url'] ?? '').replace('CERT-genuine', name);
    return thrown(readWebhook({ ...headers, 'paypal-cert-url': url }, Buffer.from(body)));
  };
  expect(await readAt('CERT-genuine')).toBeNull();
  const before = standIn.count('certificate');
  const errors = await Promise.all(Array.from({ length: 40 }, (_, at) => readAt(`CERT-${at}`)));
  expect(standIn.count('certificate') - before).toBe(2);
  expect(errors.filter((error) => error instanceof PayPalUnavailable)).toHaveLength(38);
  // Named again, a bad one is not fetched again; and many of them one after another change nothing.
  for (let at = 0; at < 12; at += 1) await readAt(`CERT-${at}`);
  const after = standIn.count('certificate');
  expect(await readAt('CERT-0')).toBeInstanceOf(ForgedWebhookError);
  expect(await readAt('CERT-genuine')).toBeNull();
  expect(standIn.count('certificate')).toBe(after);
});

test('a certificate is fetched once; one that could not be is fetched again a minute later', async () => {
  let ahead = 0;
  const readWebhook = webhookReader({ ...standIn.paypal, now: () => new Date(Date.now() + ahead) });
  const readNext = () => {
    const { headers, body } = signed();
    return readWebhook(headers, Buffer.from(body));
  };
  standIn.setFaults(({ call }) => (call === 'certificate' ? { drop: 'before' } : undefined));
  await expect(readNext()).rejects.toBeInstanceOf(PayPalUnavailable);
  standIn.setFaults(null);
  await expect(readNext()).rejects.toBeInstanceOf(PayPalUnavailable);
  ahead = 61_000;
  const before = standIn.count('certificate');
  await Promise.all([readNext(), readNext()]);
  await readNext();
  expect(standIn.count('certificate') - before).toBe(1);
});

test.each([
  ['leads elsewhere', 302, { Location: 'http://127.0.0.1:9/' }, '', /answered 302/],
  ['has no end', 200, {}, 'x'.repeat(100_000), /too long/],
  ['is a page', 200, {}, '<html></html>', /no certificate/],
])('a certificate URL that %s is refused', async (_what, status, answer, content, reason) => {
  const server = createServer((_request, response) => void response.writeHead(status, answer).end(content));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { headers, body } = signed();
  const at = { ...headers, 'paypal-cert-url': `${apiUrl}/v1/notifications/certs/CERT-1` };
  await expect(read({ headers: at, body }, { ...standIn.paypal, apiUrl })).rejects.toThrow(reason);
  await new Promise((resolve) => server.close(resolve));
});

test('PayPal’s live API and its sandbox do not vouch for each other, nor a stand-in for either', async () => {
  const [live, sandbox] = ['https://api-m.paypal.com', 'https://api-m.sandbox.paypal.com'].map(certificateRules);
  expect(live).toMatchObject({ origins: ['https://api.paypal.com', 'https://api-m.paypal.com'], selfSigned: false });
  expect(sandbox?.subjects).toEqual(['messageverificationcerts.sandbox.paypal.com']);
  for (const apiUrl of ['https://api-m.paypal.com', 'https://api-m.sandbox.paypal.com']) {
    await expect(read(signed(), { ...standIn.paypal, apiUrl })).rejects.toThrow(/not at PayPal/);
  }
});

test('over the network only https counts', async () => {
  const apiUrl = 'http://paypal.internal.example';
  const { headers, body } = signed();
  const at = { ...headers, 'paypal-cert-url': `${apiUrl}/v1/notifications/certs/CERT-1` };
  await expect(read({ headers: at, body }, { ...standIn.paypal, apiUrl })).rejects.toThrow(/not at PayPal/);
});

test('a certificate that vouches for itself, or whose authority nobody knows, is not PayPal’s', () => {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const dates = { validFrom: new Date(Date.now() - 60_000), validTo: new Date(Date.now() + 60_000) };
  const name = 'messageverificationcerts.paypal.com';
  const own = new X509Certificate(makeCertificate({ name, ...keys, ...dates }));
  const rules = certificateRules('https://api-m.paypal.com');
  expect(faultOfCertificate([own], rules, new Date())).toMatch(/unknown authority/);
  expect(faultOfCertificate([own], { ...rules, selfSigned: true }, new Date())).toBeNull();
  expect(faultOfCertificate([], rules, new Date())).toBe('is empty');
  // A genuine authority is known, and is not who PayPal's name is for.
  const root = new X509Certificate(rootCertificates[0] ?? '');
  expect(faultOfCertificate([root], rules, new Date(root.validFromDate.getTime() + 1))).toMatch(/somebody else/);
});
