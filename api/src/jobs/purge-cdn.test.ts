import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { capturedLog } from '../../test/captured-log.ts';
import { blogPost } from '../../test/factories.ts';
import { useTestDatabase } from '../../test/test-database.ts';
import { listenToDatabase } from '../platform/database-notices.ts';
import { openJobs } from './open-jobs.ts';
import { workCdnPurge } from './purge-cdn.ts';

const { client, url } = await useTestDatabase();
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (let close = closers.pop(); close; close = closers.pop()) await close();
});

/** Starts a CDN that answers with these statuses in turn, then with 200, and records the purges that it receives. */
async function startCdn(...statuses: number[]) {
  const received: { method: string | undefined; type: string | undefined; body: unknown }[] = [];
  const credentials: (string | undefined)[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    credentials.push(request.headers.authorization);
    received.push({ method: request.method, type: request.headers['content-type'], body: await json(request) });
    response.writeHead(statuses.shift() ?? 200).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  closers.push(() => server.close());
  return { received, credentials, purgeUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge` };
}

async function start(purgeUrl: string, purgeToken?: string) {
  const { logger, lines } = capturedLog();
  const overrides = { 'cdn-purge': { retryDelay: 0, retryDelayMax: 0 } };
  const { boss, close } = await openJobs({ databaseUrl: url, logger, overrides });
  closers.push(close);
  const notices = await listenToDatabase(url, logger);
  closers.push(notices.close);
  closers.push(await workCdnPurge(boss, { purgeUrl, purgeToken, notices, logger }));
  return { lines, boss };
}

test('the CDN is told to purge everything at the start, then the tag of each edit', async () => {
  const { received, purgeUrl } = await startCdn();
  const { lines } = await start(purgeUrl);
  const purge = (tag: string) => ({ method: 'POST', type: 'application/json', body: { tags: [tag] } });
  await vi.waitFor(() => expect(received).toEqual([purge('site')]), { timeout: 20_000 });
  await client.blogPost.create({ data: blogPost() });
  await vi.waitFor(() => expect(received).toEqual([purge('site'), purge('blog')]), { timeout: 20_000 });
  await expect
    .poll(() => lines.map(({ msg, tag }) => [msg, tag]))
    .toEqual([
      ['the CDN was purged', 'site'],
      ['the CDN was purged', 'blog'],
    ]);
});

test('everything is purged once more a minute after the last start', async () => {
  const { purgeUrl } = await startCdn();
  const moments = [];
  for (const _start of ['of the first process', 'of the second process']) {
    const { boss } = await start(purgeUrl);
    const [later, ...others] = await boss.findJobs('cdn-purge', { key: 'handover', queued: true });
    expect([later?.data, others]).toEqual([{ tag: 'site' }, []]);
    moments.push(later?.startAfter.getTime() ?? 0);
  }
  expect(moments[0]).toBeGreaterThan(Date.now() + 30_000);
  expect(moments[1]).toBeGreaterThan(moments[0] ?? 0);
});

test('a purge that the CDN did not accept is logged and sent again', async () => {
  const { received, purgeUrl } = await startCdn(503);
  const { lines } = await start(purgeUrl);
  await vi.waitFor(() => expect(received).toHaveLength(2), { timeout: 20_000 });
  expect(received[1]).toEqual(received[0]);
  await expect
    .poll(() => lines.map(({ level, msg, status }) => [level, msg, status]))
    .toEqual([
      [40, 'the CDN was not purged, and will be asked again', 503],
      [30, 'the CDN was purged', undefined],
    ]);
});

test('a purge is sent with the configured token, which is never logged', async () => {
  const { received, credentials, purgeUrl } = await startCdn(403);
  const { lines } = await start(purgeUrl, 'a-secret-of-the-cdn');
  await vi.waitFor(() => expect(received).toHaveLength(2), { timeout: 20_000 });
  expect(credentials).toEqual(Array(2).fill('Bearer a-secret-of-the-cdn'));
  await expect.poll(() => lines.map(({ status }) => status)).toEqual([403, undefined]);
  expect(JSON.stringify(lines)).not.toContain('a-secret-of-the-cdn');
});

test('a purge is sent without a token if no token is configured', async () => {
  const { credentials, purgeUrl } = await startCdn();
  await start(purgeUrl);
  await vi.waitFor(() => expect(credentials).toEqual([undefined]), { timeout: 20_000 });
});
