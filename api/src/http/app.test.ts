import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PortTakenError } from '#api/platform/errors.ts';
import { sendRaw } from '../../test/send-raw.ts';
import { answerOk, type Handler, serveApp } from '../../test/serve-app.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('the id of a request', () => {
  test('is new for each request, and is in the answer and the access line', async () => {
    const { url, lines } = await serveApp(answerOk);
    const [first, second] = [await fetch(url), await fetch(url)].map((answer) => answer.headers.get('X-Request-Id'));
    expect(first).toMatch(uuid);
    expect(second).not.toBe(first);
    expect(lines.map(({ requestId }) => requestId)).toEqual([first, second]);
  });

  test('is not taken from a stranger’s header', async () => {
    const { url } = await serveApp(answerOk);
    const answer = await fetch(url, { headers: { 'X-Request-Id': 'chosen-by-client' } });
    expect(answer.headers.get('X-Request-Id')).toMatch(uuid);
  });

  test.each([
    ['from-the-proxy-1', 'from-the-proxy-1'],
    ['too bad', uuid],
    ['x'.repeat(129), uuid],
  ])('is taken from a trusted proxy if it is valid: %s', async (given, expected) => {
    const { url } = await serveApp(answerOk, { trustProxy: true });
    const answer = await fetch(url, { headers: { 'X-Request-Id': given } });
    expect(answer.headers.get('X-Request-Id')).toMatch(expected);
  });
});

test('an unknown Expect header is refused with a message and the usual headers', async () => {
  const { port, lines } = await serveApp(answerOk);
  const ask = (expect: string) =>
    sendRaw(
      port,
      `POST / HTTP/1.1\r\nHost: x\r\nExpect: ${expect}\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}`,
    );
  const refused = await ask('a miracle');
  expect(refused).toMatch(/^HTTP\/1\.1 417 /);
  expect(refused).toContain('X-Content-Type-Options: nosniff');
  expect(refused.split('\r\n\r\n')[1]).toBe(
    '{"message":"The only supported value of the Expect header is 100-continue."}',
  );
  expect(lines).toMatchObject([{ status: 417, requestId: expect.stringMatching(uuid) }]);
  expect(await ask('100-continue')).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /);
});

describe("the client's address", () => {
  const echo: Handler = ({ address }, reply) => reply.send(address);
  const headers = { 'X-Forwarded-For': '198.51.100.9, 203.0.113.7' };

  test('is the socket’s address if there is no trusted proxy, whatever the headers say', async () => {
    const { url } = await serveApp(echo);
    expect(await (await fetch(url, { headers })).text()).toBe('127.0.0.1');
  });

  test('is the last entry of X-Forwarded-For behind a trusted proxy', async () => {
    const { url } = await serveApp(echo, { trustProxy: true });
    expect(await (await fetch(url, { headers })).text()).toBe('203.0.113.7');
    expect(await (await fetch(url)).text()).toBe('127.0.0.1');
  });
});

test('the access line has method, path, status, time and bytes, but never the query', async () => {
  const { url, lines } = await serveApp(answerOk);
  await fetch(`${url}/reset?token=secret`);
  expect(lines).toEqual([expect.objectContaining({ method: 'GET', path: '/reset', status: 200, msg: 'request' })]);
  expect(lines[0]).toMatchObject({ ms: expect.any(Number), address: '127.0.0.1' });
  expect(lines[0]?.bytes).toBeGreaterThan(100);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

test('requests are measured by method, kind of route and status', async () => {
  const { url, metrics } = await serveApp((request, reply) => {
    request.routeKind = 'page';
    reply.code(201).send();
  });
  await fetch(url, { method: 'PUT' });
  await fetch(url, { method: 'PURGE' });
  const measured = await metrics.registry.metrics();
  expect(measured).toContain('http_request_duration_seconds_count{method="PUT",route="page",status="201"} 1');
  expect(measured).toContain('http_request_duration_seconds_count{method="other",route="page",status="201"} 1');
});

describe('a request whose handler throws', () => {
  const faulty: Handler = async () => {
    throw new Error('the cause');
  };

  test('gets a plain 500 as JSON with the id, and logs an error', async () => {
    const { url, lines } = await serveApp(faulty);
    const answer = await fetch(url);
    const requestId = answer.headers.get('X-Request-Id');
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ message: 'Something went wrong on our side.', requestId });
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(lines[0]).toMatchObject({ requestId, msg: 'request failed', err: { message: 'the cause' } });
  });

  test('gets a page in a browser', async () => {
    const { url } = await serveApp(faulty);
    const answer = await fetch(url, { headers: { Accept: 'text/html' } });
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    const page = await answer.text();
    expect(page).toContain(answer.headers.get('X-Request-Id'));
    expect(page).not.toContain('the cause');
  });

  test('loses its connection if half of the answer has been sent', async () => {
    const { url, lines } = await serveApp(async (_request, { raw }) => {
      raw.write('half');
      throw new Error('the cause');
    });
    await expect(fetch(url).then((answer) => answer.text())).rejects.toThrow();
    expect(lines.map(({ msg }) => msg)).toContain('request failed');
  });
});

describe('a client that disconnects in the middle of its request', () => {
  /** Sends the beginning of a form, and disconnects once the handler reads it. */
  async function breakOff(handler: Handler) {
    const { port, lines } = await serveApp(handler);
    const socket = connect(port, '127.0.0.1');
    socket.write('POST /contact HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nname=');
    await once(socket, 'connect');
    reading.promise.then(() => socket.resetAndDestroy());
    await expect.poll(() => lines).toHaveLength(2);
    return lines;
  }
  let reading = Promise.withResolvers<void>();
  beforeEach(() => {
    reading = Promise.withResolvers();
  });

  test('causes a warning without a stack', async () => {
    const lines = await breakOff(async ({ raw }) => {
      reading.resolve();
      await text(raw);
    });
    expect(lines).toMatchObject([
      { level: 30, msg: 'request', aborted: true },
      { level: 40, msg: 'client disconnected during the request', path: '/contact', requestId: lines[0]?.requestId },
    ]);
    expect(lines[1]).not.toHaveProperty('err');
  });

  test('does not hide an error that our code then throws', async () => {
    const lines = await breakOff(async ({ raw }) => {
      reading.resolve();
      await text(raw).catch(() => {
        throw new Error('the cause');
      });
    });
    const fault = lines.find(({ level }) => level === 50);
    expect(fault).toMatchObject({ msg: 'request failed', requestId: expect.stringMatching(uuid) });
    expect(fault?.err).toMatchObject({ message: 'the cause', stack: expect.stringContaining('app.test.ts') });
  });
});

test('connections are limited in time and number', async () => {
  const { server } = (await serveApp(answerOk)).app;
  const bounds = { headersTimeout: 10_000, requestTimeout: 1_800_000, keepAliveTimeout: 65_000 };
  expect(server).toMatchObject({ ...bounds, timeout: 120_000, maxConnections: 4_000 });
});

// The timeout is below the 30 seconds between Node's own checks, so only our limits can make the tests pass.
describe('a client that holds a connection without using it', { timeout: 10_000 }, () => {
  test.each([
    ['sends nothing', ''],
    ['sends half a header', 'GET / HTTP/1.1\r\nHost: x\r\n'],
  ])('is answered and cut off as soon as its time is over if it %s', async (_what, bytes) => {
    const { port } = await serveApp(answerOk, { limits: { headersTimeout: 50 } });
    expect(await sendRaw(port, bytes)).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('is cut off if it keeps the connection open after the server has closed its side', async () => {
    const { port, app } = await serveApp(answerOk, { limits: { headersTimeout: 50 } });
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).resume();
    await once(socket, 'end');
    const open = () => new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));
    await vi.waitFor(async () => expect(await open()).toBe(0), { timeout: 5_000 });
    socket.destroy();
  });

  test('is cut off if it sends half a body', async () => {
    const { port } = await serveApp(async ({ raw }) => void (await text(raw)), {
      limits: { headersTimeout: 50, requestTimeout: 50 },
    });
    const half = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf';
    expect(await sendRaw(port, half)).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('is cut off if the rest of its body does not arrive after the answer', async () => {
    const { port } = await serveApp(answerOk, { limits: { headersTimeout: 50, requestTimeout: 50 } });
    const half = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf';
    expect(await sendRaw(port, half)).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('is cut off if the rest of its body does not arrive after a ready answer', async () => {
    const ready = { status: 200, headers: {}, body: Buffer.from('ok'), routeKind: 'page' };
    const limits = { headersTimeout: 50, requestTimeout: 50 };
    const { port } = await serveApp(answerOk, { limits, readyAnswer: () => ready });
    const half = 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf';
    expect(await sendRaw(port, half)).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('is cut off if it reads nothing of a long answer', async () => {
    const long: Handler = (_request, reply) => reply.send(Buffer.alloc(50_000_000));
    const { port, lines } = await serveApp(long, { limits: { timeout: 50 } });
    const socket = connect(port, '127.0.0.1').pause();
    socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(() => lines).toMatchObject([{ msg: 'request', aborted: true }]);
    socket.destroy();
  });

  test('is cut off if new clients need room, longest idle first, but not while it waits for an answer', async () => {
    const answer = Promise.withResolvers<void>();
    const slow: Handler = async ({ url }) => {
      if (url === '/slow') await answer.promise;
      return 'ok';
    };
    const { port, lines, url } = await serveApp(slow, { limits: { maxConnections: 50 } });
    const waiting = sendRaw(port, 'GET /slow HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    const idle: Socket[] = [];
    for (let made = 0; made < 60; made++) {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      idle.push(socket.resume());
      await once(socket, 'connect');
    }
    expect((await fetch(url)).status).toBe(200);
    await expect.poll(() => idle.slice(0, 12).every(({ destroyed }) => destroyed)).toBe(true);
    expect(idle.slice(13).some(({ destroyed }) => destroyed)).toBe(false);
    answer.resolve();
    expect(await waiting).toMatch(/^HTTP\/1\.1 200 /);
    expect(lines[0]).toMatchObject({ level: 40, msg: 'idle connection ended: there are many' });
    for (const socket of idle) socket.destroy();
  });

  test('keeps new clients out at the maximum number of connections, until it closes its connection', async () => {
    const { port, lines, url } = await serveApp(answerOk, { limits: { maxConnections: 1 } });
    const first = connect(port, '127.0.0.1');
    await once(first, 'connect');
    await expect(fetch(url)).rejects.toThrow();
    expect(lines).toMatchObject([{ level: 40, msg: 'connection refused: there are too many' }]);
    first.destroy();
    await expect.poll(async () => (await fetch(url)).status).toBe(200);
  });
});

describe('a malformed request', () => {
  test('is refused with 400', async () => {
    const { port } = await serveApp(answerOk);
    const answer = await sendRaw(port, 'nonsense\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/);
    expect(answer).toMatch(/\{"message":"Bad Request","requestId":"[0-9a-f-]{36}"\}$/);
  });

  test('with headers that are too long is refused with 431', async () => {
    const { port } = await serveApp(answerOk);
    const answer = await sendRaw(port, `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  });
});

test('a port that is taken is reported in a plain sentence', async () => {
  const { port } = await serveApp(answerOk);
  const second = serveApp(answerOk, { port: port });
  await expect(second).rejects.toThrow(PortTakenError);
  await expect(second).rejects.toThrow(`Port ${port} is taken by another program.`);
});
