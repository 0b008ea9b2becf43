import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { simulateAnalysis } from './performance.ts';
import { createRestClient, HttpError, type RestClient, serverError, serverMessage } from './rest-client.ts';

let server: Server;
let client: RestClient;
let asked: { line: string; type: string | undefined; body: string }[];
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { 'content-type': type } = request.headers;
    asked.push({ line: `${request.method} ${request.url}`, type, body: await text(request) });
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = createRestClient({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
beforeEach(() => {
  asked = [];
  answer = (response) => response.end('{"ok":true}');
});
afterAll(() => void server.close());

const report = { email: 'ada@example.com', website: 'example.com', performanceData: simulateAnalysis(() => 0.5) };
const payment = { orderId: '7', paypalOrderId: '5O1', paypalPaymentId: '3C6' };
const wanted = { amount: '149.00', currency: 'USD', intent: 'capture', orderId: '7' };

const calls: [string, (client: RestClient) => Promise<unknown>, object?][] = [
  ['GET /api/paypal/setup', ({ paypalSetup }) => paypalSetup()],
  ['POST /api/paypal/order', ({ createPaypalOrder }) => createPaypalOrder(wanted), wanted],
  ['POST /api/paypal/order/5O%2F1/capture', ({ capturePaypalOrder }) => capturePaypalOrder('5O/1')],
  ['POST /api/maintenance/payment-success', ({ reportPayment }) => reportPayment(payment), payment],
  ['POST /api/performance/email-report', ({ emailReport }) => emailReport(report), report],
];

test.each(calls)('the client calls %s', async (line, ask, body) => {
  expect(await ask(client)).toEqual({ ok: true });
  expect(asked).toEqual([
    { line, type: body ? 'application/json' : undefined, body: body ? JSON.stringify(body) : '' },
  ]);
});

test('an answer without a body is read as null', async () => {
  answer = (response) => response.writeHead(204).end();
  expect(await client.paypalSetup()).toBeNull();
});

test('requests include cookies', async () => {
  const sent = vi.spyOn(globalThis, 'fetch');
  await client.paypalSetup();
  expect(sent.mock.calls[0]?.[1]?.credentials).toBe('include');
});

test.each([
  ['{"error":"Mailbox full"}', '502: {"error":"Mailbox full"}', null, 'Mailbox full'],
  ['{"message":"No"}', '502: {"message":"No"}', 'No', null],
  ['', '502: Bad Gateway', null, null],
  ['<html>', '502: <html>', null, null],
  ['null', '502: null', null, null],
  ['{"error":""}', '502: {"error":""}', null, null],
])('a call that is refused with the body %j rejects with the message %j', async (body, words, message, error) => {
  answer = (response) => response.writeHead(502).end(body);
  const fault = await client.emailReport(report).catch((reason: unknown) => reason);
  expect(fault).toBeInstanceOf(HttpError);
  expect([(fault as Error).message, (fault as HttpError).status]).toEqual([words, 502]);
  expect([serverMessage(fault), serverError(fault)]).toEqual([message, error]);
});

test('a call without an answer rejects with a TypeError, for which serverError returns null', async () => {
  const fault = await createRestClient({ baseUrl: 'http://127.0.0.1:1' })
    .paypalSetup()
    .catch((reason: unknown) => reason);
  expect(fault).toBeInstanceOf(TypeError);
  expect(serverError(fault)).toBeNull();
});

test('getJson fetches the path that the segments form, and throws on a 401 unless `on401` is null', async () => {
  expect(await client.getJson(['/api/blog/posts', 'a-post'])).toEqual({ ok: true });
  expect(asked[0]?.line).toBe('GET /api/blog/posts/a-post');
  answer = (response) => response.writeHead(401).end('{"message":"Sign in first."}');
  await expect(client.getJson(['/api/admin/contacts'])).rejects.toThrow('401: {"message":"Sign in first."}');
  expect(await client.getJson(['/api/admin/contacts'], { on401: 'null' })).toBeNull();
  answer = (response) => response.writeHead(403).end();
  await expect(client.getJson(['/api/admin/contacts'], { on401: 'null' })).rejects.toThrow('403: Forbidden');
});
