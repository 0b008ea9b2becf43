import { createPrismaClient } from '@agency/prisma';
import pg from 'pg';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../test/test-database.ts';
import { isDatabaseAway } from './database-away.ts';

const { client, url } = await useTestDatabase();
const nowhere = 'postgresql://someone:secret@127.0.0.1:1/nowhere';

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'none',
    (error: unknown) => error,
  );

test('isDatabaseAway is true for every kind of query if no server is listening', async () => {
  const unreachable = createPrismaClient(nowhere);
  const asked = [
    () => unreachable.user.count(),
    () => unreachable.$queryRaw`SELECT 1`,
    () => unreachable.$transaction((transaction) => transaction.user.count()),
    () => new pg.Pool({ connectionString: nowhere }).query('SELECT 1'),
  ];
  for (const ask of asked) expect(isDatabaseAway(await failureOf(ask()))).toBe(true);
});

test('isDatabaseAway is true if all connections are busy, or if a connection breaks', async () => {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 1_000 });
  pool.on('error', () => undefined);
  const cutOff = () => client.$executeRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE query LIKE 'SELECT pg_sleep%' AND state = 'active' AND datname = current_database()`;
  const askPool = () => pool.query('SELECT pg_sleep(60)');
  for (const ask of [askPool, () => client.$executeRaw`SELECT pg_sleep(60)`]) {
    const failure = failureOf(ask());
    if (ask === askPool) expect(isDatabaseAway(await failureOf(pool.query('SELECT 1')))).toBe(true);
    await expect.poll(cutOff).toBe(1);
    expect(isDatabaseAway(await failure)).toBe(true);
  }
  await pool.end();
});

test('a database is away if it does not answer a query in time', async () => {
  const pool = new pg.Pool({ connectionString: url, query_timeout: 100 });
  expect(isDatabaseAway(await failureOf(pool.query('SELECT pg_sleep(1)')))).toBe(true);
  await pool.end();
});

test('a wrong query does not mean that the database is down', async () => {
  const user = { data: { username: 'studio', password: 'hash' } };
  await client.user.create(user);
  for (const work of [client.user.create(user), client.$queryRaw`SELECT nothing`])
    expect(isDatabaseAway(await failureOf(work))).toBe(false);
  expect(isDatabaseAway(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))).toBe(false);
});
