import { once } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { answerOk, serveApp } from '../../test/serve-app.ts';

test('a closing app lets running requests finish, accepts no new requests, and drops idle connections', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: entered, resolve: enter } = Promise.withResolvers<void>();
  const slow = async () => {
    enter();
    await released;
    return 'finished';
  };
  const { app, url } = await serveApp(slow, { graceMs: 60_000 });
  const agent = new Agent({ keepAlive: true });
  const request = httpRequest(url, { agent }).end();
  await entered;
  const closed = app.close();
  await expect(fetch(url)).rejects.toThrow();
  release();
  const [response] = await once(request, 'response');
  expect(await text(response)).toBe('finished');
  await closed;
  agent.destroy();
});

test('a closing app that still takes requests answers them with Connection: close', async () => {
  const { app, url } = await serveApp(answerOk, {
    drainMs: 1_000,
    readyAnswer: ({ url }) =>
      url === '/ready' ? { status: 200, headers: {}, body: null, routeKind: 'page' } : undefined,
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const closed = app.close();
    while (vi.getTimerCount() === 0) await setImmediate();
    for (const path of ['/', '/ready']) {
      const { status, headers } = await fetch(url + path);
      expect([path, status, headers.get('Connection')]).toEqual([path, 200, 'close']);
    }
    vi.advanceTimersByTime(750);
    while (app.server.listening) await setImmediate();
    vi.advanceTimersByTime(250);
    await closed;
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ['at once if it hands over', true],
  ['after a while if it does not hand over', false],
])(
  'a closing app stops accepting connections %s, but answers a client that has already connected',
  async (_when, handsOver) => {
    const { app, url, port } = await serveApp(answerOk, { drainMs: 1_000, handsOver });
    const accepted = once(app.server, 'connection');
    const early = connect(port, '127.0.0.1');
    await accepted;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const closed = app.close();
      while (app.server.listening) {
        vi.advanceTimersByTime(750);
        await setImmediate();
      }
      await expect(fetch(url)).rejects.toThrow();
      early.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
      expect(await text(early)).toMatch(/^HTTP\/1\.1 200 OK\r\n(.+\r\n)*Connection: close\r\n/i);
      vi.advanceTimersByTime(1_000);
      await closed;
    } finally {
      vi.useRealTimers();
    }
  },
);

test('a closing app cuts off requests that still run after ten seconds', async () => {
  const { promise: entered, resolve: enter } = Promise.withResolvers<void>();
  const { app, url } = await serveApp(() => enter(), { graceMs: undefined });
  const cut = vi.fn();
  const answer = fetch(url).catch(cut);
  await entered;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const closed = app.close();
    while (app.server.listening) await setImmediate();
    vi.advanceTimersByTime(9_999);
    await setImmediate();
    expect([cut.mock.calls.length, vi.getTimerCount()]).toEqual([0, 1]);
    vi.advanceTimersByTime(1);
    await Promise.all([closed, answer]);
    expect(cut).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});
