import { createServer, type IncomingHttpHeaders, type RequestListener, request, type Server } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createHttpApp, listen } from '@agency/api';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { remoteApi } from './remote-api.ts';

const servers: Server[] = [];
const apps: FastifyInstance[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

async function serve(listener: RequestListener, server: Server = createServer()): Promise<string> {
  servers.push(server.on('request', listener));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const log = {
  ...{ fatal: vi.fn(), error: vi.fn(), warn: vi.fn(), info: vi.fn(), debug: vi.fn(), trace: vi.fn() },
  child: () => log,
};
beforeEach(() => void vi.clearAllMocks());

/** Starts a site in front of `api`. */
async function siteBefore(api: RequestListener | string, { trustProxy = false, graceMs = 0 } = {}) {
  const apiUrl = typeof api === 'string' ? api : await serve(api);
  const app = createHttpApp({ logger: log as never, security: { secure: false }, trustProxy, graceMs });
  apps.push(app);
  remoteApi(app, { apiUrl, publicUrl: 'https://agency.example', silenceMs: 300 });
  return { apiUrl, app, site: `http://127.0.0.1:${await listen(app, { port: 0, host: '127.0.0.1' })}` };
}

test('a request is forwarded with the visitor’s address, without the headers of this host and connection', async () => {
  let got: { method?: string; url?: string; headers: IncomingHttpHeaders; body: string } | undefined;
  const api: RequestListener = async (asked, response) => {
    got = { method: asked.method, url: asked.url, headers: asked.headers, body: await text(asked) };
    response.writeHead(201, {
      'Content-Type': 'application/json',
      'Set-Cookie': ['a=1', 'b=2'],
      'X-Request-Id': 'own',
    });
    response.end('{"message":"Thank you"}');
  };
  const { apiUrl, site } = await siteBefore(api, { trustProxy: true });
  const answer = await fetch(`${site}/api/contact?a=%20b`, {
    method: 'POST',
    headers: {
      Origin: 'https://agency.example',
      'X-Forwarded-For': '198.51.100.7, 203.0.113.9',
      'X-Request-Id': 'request-1',
      Cookie: 'c=3',
    },
    body: '{"name":"Ada"}',
  });
  expect([answer.status, await answer.json()]).toEqual([201, { message: 'Thank you' }]);
  expect([answer.headers.getSetCookie(), answer.headers.get('X-Request-Id')]).toEqual([['a=1', 'b=2'], 'request-1']);
  expect(got).toMatchObject({ method: 'POST', url: '/api/contact?a=%20b', body: '{"name":"Ada"}' });
  const { host, origin, cookie, 'x-forwarded-for': from, 'x-request-id': id } = got?.headers ?? {};
  expect([`http://${host}`, origin, cookie, from, id]).toEqual([
    apiUrl,
    undefined,
    'c=3',
    '198.51.100.7, 203.0.113.9, 203.0.113.9',
    'request-1',
  ]);
});

test('a long answer is streamed', async () => {
  const end = Promise.withResolvers<void>();
  const { site } = await siteBefore(async (_asked, response) => {
    response.write('first');
    await end.promise;
    response.end('last');
  });
  const answer = await fetch(`${site}/graphql`);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('first');
  end.resolve();
  expect((await reader?.read())?.value).toBe('last');
});

test('a chunked body arrives as one body, even if it belongs to a DELETE and looks like another request', async () => {
  const bodies: string[] = [];
  const { site } = await siteBefore(async (asked, response) => {
    bodies.push(`${asked.method} ${await text(asked)}`);
    response.end();
  });
  await new Promise<void>((resolve, reject) => {
    const asked = request(`${site}/api/x`, { method: 'DELETE', headers: { 'Transfer-Encoding': 'chunked' } });
    asked.on('response', (response) => response.resume().on('end', resolve)).on('error', reject);
    asked.end('GET /api/admin/contacts HTTP/1.1\r\nHost: x\r\n\r\n');
  });
  expect(bodies).toEqual(['DELETE GET /api/admin/contacts HTTP/1.1\r\nHost: x\r\n\r\n']);
});

test.each(['GET', 'POST', 'QUERY'])('a forwarded %s has no headers of the visitor’s connection', async (method) => {
  let got: IncomingHttpHeaders = {};
  const { site } = await siteBefore((asked, response) => {
    got = asked.headers;
    response.end();
  });
  const ofConnection = {
    ...{ 'Keep-Alive': 'timeout=5', TE: 'trailers', Upgrade: 'h2c', 'X-Hop': 'a' },
    ...{ Connection: 'X-Hop, X-Forwarded-For', Expect: '100-continue', 'Proxy-Authorization': 'Basic a' },
  };
  const answered = await new Promise((resolve, reject) => {
    const headers = { ...ofConnection, 'Content-Type': 'text/plain', 'Content-Length': 4, Cookie: 'c=3' };
    const asked = request(`${site}/api/x`, { method, headers });
    asked.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
    asked.end('body');
  });
  expect(answered).toBe(200);
  for (const name of Object.keys(ofConnection)) expect([name, got[name.toLowerCase()]]).not.toContain('a');
  expect(got).toMatchObject({ cookie: 'c=3', 'x-forwarded-for': '127.0.0.1' });
  expect(Object.keys(got)).not.toEqual(expect.arrayContaining(['upgrade']));
  expect(log.error).not.toHaveBeenCalled();
});

test('many open streams do not block other requests', async () => {
  const { site } = await siteBefore((asked, response) => {
    if (asked.url === '/graphql') response.write(':\n\n');
    else response.end();
  });
  const leave = new AbortController();
  const streams = Array.from({ length: 150 }, () => fetch(`${site}/graphql`, { signal: leave.signal }));
  await Promise.all(streams);
  expect((await fetch(`${site}/api/portfolio`)).status).toBe(200);
  leave.abort();
});

test('the request to the API ends when the visitor leaves', async () => {
  const left = Promise.withResolvers<void>();
  const { site } = await siteBefore((_asked, response) => {
    response.write('first');
    response.on('close', left.resolve);
  });
  const leave = new AbortController();
  await fetch(`${site}/graphql`, { signal: leave.signal });
  leave.abort();
  await left.promise;
});

/** Longer than any test lasts. */
const neverMs = 3_600_000;

test('when a site stops, it ends its forwarded streams at once and logs no error', async () => {
  const api = await serve((_asked, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(':\n\n');
    const pings = setInterval(() => response.write(':\n\n'), 10);
    response.on('close', () => clearInterval(pings));
  });
  const { app, site } = await siteBefore(api, { graceMs: neverMs });
  const stream = await fetch(`${site}/graphql`);
  const ended = stream.text();
  await app.close();
  expect(await ended).toContain(':');
  expect(log.error).not.toHaveBeenCalled();
});

test.each([
  ['that changes data', 'POST', '/api/contact'],
  ['to /graphql', 'GET', '/graphql?query={__typename}'],
  ['to /graphql with escapes', 'GET', '/%67raphql?query={__typename}'],
])('another site’s request %s is refused', async (_what, method, path) => {
  const asked = vi.fn();
  const { site } = await siteBefore(asked);
  const answer = await fetch(site + path, { method, headers: { Origin: 'https://evil.example' } });
  expect([answer.status, await answer.json()]).toEqual([
    403,
    { message: expect.any(String), error: expect.any(String) },
  ]);
  expect(asked).not.toHaveBeenCalled();
});

/** A certificate of localhost, only for this test. */
const selfSigned = {
  key: '-----BEGIN PRIVATE KEY-----\nMIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgj5eGcYJV/zmlm5BW7UYdqo6w4wB0C14GFjpyIRQDnPuhRANCAASGnIWmAnoiRQPzRyuEDLFixdJS9kdV8zGhxTUnc9vXg3YWIBtONwDkqZuH0dWQMYWIhgFjnNuMnabLUSEYouRw\n-----END PRIVATE KEY-----',
  cert: '-----BEGIN CERTIFICATE-----\nMIIBlTCCATugAwIBAgIUH2jJqsYMR6wyuTK2QtjPYoS+g+AwCgYIKoZIzj0EAwIwFDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMjA5MTEyNVoYDzIxMjYxMDI5MDkxMTI1WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAASGnIWmAnoiRQPzRyuEDLFixdJS9kdV8zGhxTUnc9vXg3YWIBtONwDkqZuH0dWQMYWIhgFjnNuMnabLUSEYouRwo2kwZzAdBgNVHQ4EFgQURXFosP6F3iZnvimO84YmSHYKDhkwHwYDVR0jBBgwFoAURXFosP6F3iZnvimO84YmSHYKDhkwDwYDVR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwIDSAAwRQIhAKX4R2/awiQ/Zbc3xSd60thk67d0Cwf+Bft2+OVkNXAOAiAB29ELsYYivbNh1Se6rihvMm9pTJALv8Jzqr/j8EVC3Q==\n-----END CERTIFICATE-----',
};

test.each([
  ['cannot be reached', () => 'http://127.0.0.1:1'],
  ['hangs up', () => serve((asked) => void asked.socket.destroy())],
  ['stays silent', () => serve(() => undefined)],
  [
    'has a self-signed certificate',
    async () => (await serve((_asked, response) => response.end(), createHttpsServer(selfSigned))).replace('p:', 'ps:'),
  ],
])('if the API %s, the site answers with 502', async (_what, api) => {
  const { site } = await siteBefore(await api());
  const answer = await fetch(`${site}/api/portfolio`);
  const message = expect.stringContaining('is not responding');
  expect([answer.status, await answer.json()]).toEqual([502, { message, error: message }]);
  expect(log.error).toHaveBeenCalled();
});
