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

/** A CDN that answers with these statuses in turn, then with 200, and remembers what it was told. */
async function startCdn(...statuses: number[]) {
  const told: { method: string | undefined; type: string | undefined; body: unknown }[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    told.push({ method: request.method, type: request.headers['content-type'], body: await json(request) });
    response.writeHead(statuses.shift() ?? 200).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  closers.push(() => server.close());
  return { told, purgeUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge` };
}

async function start(purgeUrl: string) {
  const { logger, lines } = capturedLog();
  const overrides = { 'cdn-purge': { retryDelay: 0, retryDelayMax: 0 } };
  const { boss, close } = await openJobs({ databaseUrl: url, logger, overrides });
  closers.push(close);
  const notices = await listenToDatabase(url, logger);
  closers.push(notices.close);
  closers.push(await workCdnPurge(boss, { purgeUrl, notices, logger }));
  return { lines };
}

test('a CDN is told to drop everything at a start, then what bears the tag of an edit', async () => {
  const { told, purgeUrl } = await startCdn();
  const { lines } = await start(purgeUrl);
  const purge = (tag: string) => ({ method: 'POST', type: 'application/json', body: { tags: [tag] } });
  await vi.waitFor(() => expect(told).toEqual([purge('site')]), { timeout: 20_000 });
  await client.blogPost.create({ data: blogPost() });
  await vi.waitFor(() => expect(told).toEqual([purge('site'), purge('blog')]), { timeout: 20_000 });
  await vi.waitFor(() =>
    expect(lines.map(({ msg, tag }) => [msg, tag])).toEqual([
      ['the CDN was told of a change', 'site'],
      ['the CDN was told of a change', 'blog'],
    ]),
  );
});

test('a CDN that does not take it is told again, and the log says so', async () => {
  const { told, purgeUrl } = await startCdn(503);
  const { lines } = await start(purgeUrl);
  await vi.waitFor(() => expect(told).toHaveLength(2), { timeout: 20_000 });
  expect(told[1]).toEqual(told[0]);
  await vi.waitFor(() =>
    expect(lines.map(({ level, msg, status }) => [level, msg, status])).toEqual([
      [40, 'the CDN was not told of a change, and will be told again', 503],
      [30, 'the CDN was told of a change', undefined],
    ]),
  );
});
