import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { capturedLog } from '../../test/captured-log.ts';
import { useTestDatabase } from '../../test/test-database.ts';
import { createBotCheck } from './create-bot-check.ts';
import { recaptcha } from './recaptcha.ts';

const { client } = await useTestDatabase();
const secretKey = 'the-secret-key';
let server: Server | null = null;

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  server = null;
});

/** Starts a stand-in for Google's service; returns its address. */
async function siteverify(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`;
}

const answering = (answer: unknown, status = 200) =>
  siteverify((_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  });

/** The verdict on a token, and what was logged about it. */
async function verdictOf(verifyUrl: string, publicUrl = 'https://agency.example') {
  const { logger, lines } = capturedLog();
  const botCheck = recaptcha({ verifyUrl, secretKey, publicUrl, timeoutMs: 300 });
  const verdict = await botCheck.verify('the-token', { address: '203.0.113.7', log: logger });
  expect(JSON.stringify(lines)).not.toContain(secretKey);
  return { verdict, lines };
}

test('Google gets the secret key, the token and the IP address as a form', async () => {
  let sent = '';
  const verifyUrl = await siteverify(async (request, response) => {
    sent = `${request.method} ${request.headers['content-type']} ${await text(request)}`;
    response.end('{"success": true, "hostname": "agency.example"}');
  });
  expect(await verdictOf(verifyUrl)).toEqual({ verdict: 'passed', lines: [] });
  expect(sent).toBe(
    'POST application/x-www-form-urlencoded;charset=UTF-8 secret=the-secret-key&response=the-token&remoteip=203.0.113.7',
  );
});

test.each(['timeout-or-duplicate', 'invalid-input-response', 'missing-input-response'])(
  'a token that Google refuses (%s) is refused',
  async (code) => {
    const verifyUrl = await answering({ success: false, 'error-codes': [code] });
    expect(await verdictOf(verifyUrl)).toEqual({ verdict: 'refused', lines: [] });
  },
);

test('a token for another site is refused, and the refusal is logged', async () => {
  const verifyUrl = await answering({ success: true, hostname: 'elsewhere.example' });
  const { verdict, lines } = await verdictOf(verifyUrl);
  expect(verdict).toBe('refused');
  expect(lines).toEqual([expect.objectContaining({ hostname: 'elsewhere.example', expected: 'agency.example' })]);
});

test.each([
  ['Google names no site', { success: true }, 'https://agency.example'],
  ['our site is localhost and Google names another', { success: true, hostname: '127.0.0.1' }, 'http://localhost:3000'],
])('a token passes if %s', async (_when, answer, publicUrl) => {
  expect((await verdictOf(await answering(answer), publicUrl)).verdict).toBe('passed');
});

test.each<[string, RequestListener, RegExp]>([
  ['no answer', () => undefined, /timeout/],
  ['half an answer', (_request, response) => void response.writeHead(200).write('{"succ'), /timeout/],
  ['an error', (_request, response) => void response.writeHead(500).end('{"success": true}'), /answered 500/],
  ['an HTML page', (_request, response) => void response.end('<html></html>'), /not valid JSON/],
  ['an answer of another shape', (_request, response) => void response.end('{"success": "yes"}'), /does not match/],
  ['a broken connection', (request) => void request.socket.destroy(), /fetch failed/],
  [
    'a redirection',
    (_request, response) => void response.writeHead(307, { Location: 'http://127.0.0.1:9/' }).end(),
    /fetch failed/,
  ],
])('%s counts as an outage, and its cause is logged', async (_what, listener, cause) => {
  const { verdict, lines } = await verdictOf(await siteverify(listener));
  expect(verdict).toBe('unavailable');
  expect(lines).toEqual([expect.objectContaining({ level: 50, err: expect.anything() })]);
  expect(JSON.stringify(lines[0]?.err)).toMatch(cause);
});

test('a wrong secret key counts as an outage, and the token is not refused', async () => {
  const verifyUrl = await answering({ success: false, 'error-codes': ['invalid-input-secret'] });
  const { verdict, lines } = await verdictOf(verifyUrl);
  expect(verdict).toBe('unavailable');
  expect(JSON.stringify(lines)).toContain('invalid-input-secret');
});

test('a token that may have reached Google is not sent again, because Google would call it a duplicate', async () => {
  let asked = 0;
  const verifyUrl = await siteverify((request) => {
    asked += 1;
    request.socket.destroy();
  });
  expect((await verdictOf(verifyUrl)).verdict).toBe('unavailable');
  expect(asked).toBe(1);
});

test('a refused connection counts as an outage', async () => {
  const verifyUrl = await answering({});
  await new Promise((resolve) => server?.close(resolve));
  const { verdict, lines } = await verdictOf(verifyUrl);
  expect(verdict).toBe('unavailable');
  expect(JSON.stringify(lines[0]?.err)).toContain('ECONNREFUSED');
});

test('a reCAPTCHA token works only once', async () => {
  const botCheck = createBotCheck({
    recaptcha: { siteKey: 'key', secretKey, scriptUrl: 'https://g.example/api.js', verifyUrl: 'https://g.example/' },
    database: client,
    publicUrl: 'https://agency.example',
  });
  const use = () => client.$transaction((transaction) => botCheck.use(transaction, 'the-token'));
  expect([await use(), await use()]).toEqual([true, false]);
  expect(botCheck.createChallenge).toBeNull();
});
