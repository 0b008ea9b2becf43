import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { capturedLog } from '../../test/captured-log.ts';
import { blogPost, portfolioItem } from '../../test/factories.ts';
import { useTestDatabase } from '../../test/test-database.ts';
import { type DatabaseNotices, listenToDatabase } from './database-notices.ts';

const { client, url } = await useTestDatabase();
let notices: DatabaseNotices;
afterEach(() => notices.close());

const nextChange = () =>
  new Promise<string | null>((resolve) => {
    const stop = notices.on('content_changed', (table) => {
      stop();
      resolve(table);
    });
  });

test('when any process creates, changes or deletes a portfolio item or blog post, listeners get the name of its table', async () => {
  notices = await listenToDatabase(url, capturedLog().logger);
  const writes = [
    ['portfolio_items', () => client.portfolioItem.create({ data: portfolioItem() })],
    ['blog_posts', () => client.blogPost.create({ data: blogPost() })],
    ['blog_posts', () => client.blogPost.updateMany({ data: { title: 'Changed' } })],
    ['portfolio_items', () => client.portfolioItem.deleteMany()],
  ] as const;
  for (const [table, write] of writes) {
    const noticed = nextChange();
    await write();
    expect(await noticed).toBe(table);
  }
});

test('writes to other tables are not announced, and a removed listener gets nothing', async () => {
  notices = await listenToDatabase(url, capturedLog().logger);
  let calls = 0;
  const stop = notices.on('content_changed', () => calls++);
  await client.user.create({ data: { username: 'someone', password: 'hash' } });
  const noticed = nextChange();
  await client.portfolioItem.create({ data: portfolioItem() });
  await noticed;
  expect(calls).toBe(1);
  stop();
  const again = nextChange();
  await client.portfolioItem.deleteMany();
  await again;
  expect(calls).toBe(1);
});

test('a broken connection is restored, and counts as a change', async () => {
  const { logger, lines } = capturedLog();
  notices = await listenToDatabase(url, logger);
  const caughtUp = nextChange();
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'notices' AND datname = current_database()`);
  await other.end();
  expect(await caughtUp).toBeNull();
  expect(lines.filter(({ level }) => level >= 40)).toMatchObject([{ msg: 'the connection for notices was lost' }]);
  const noticed = nextChange();
  await client.blogPost.create({ data: blogPost() });
  await noticed;
});

test('a connection that goes silent without closing is restored', async () => {
  const direct = new URL(url);
  const sockets: Socket[] = [];
  const proxy = createServer((near) => {
    const far = connect(Number(direct.port), direct.hostname);
    sockets.push(near, far);
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void proxy.close());
  await once(proxy, 'listening');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const address = Object.assign(new URL(url), { host: `127.0.0.1:${(proxy.address() as AddressInfo).port}` });
  notices = await listenToDatabase(address.href, capturedLog().logger);
  const announced = vi.fn();
  notices.on('content_changed', announced);
  const silent = [...sockets];
  for (const socket of silent) socket.unpipe();
  await vi.advanceTimersByTimeAsync(30_000 + 10_000);
  try {
    await vi.waitFor(() => expect(announced).toHaveBeenCalledExactlyOnceWith(null), { timeout: 4_000 });
  } finally {
    vi.useRealTimers();
    for (const socket of silent) socket.destroy();
  }
});
