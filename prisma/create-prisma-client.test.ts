import { afterEach, expect, inject, test, vi } from 'vitest';
import { createPrismaClient } from './create-prisma-client.ts';
import { createTestDatabase } from './testing/test-cluster.ts';

afterEach(() => void vi.useRealTimers());

test('a transaction waits up to `waitMs` for a connection, as a query does', async () => {
  const url = await createTestDatabase(inject('templateUrl'), 'create_client_test');
  const client = createPrismaClient(url, { connections: 1, waitMs: 5_000 });
  const number = () => client.$transaction((transaction) => transaction.$queryRaw`SELECT 1 AS one`);
  const answer = await client.$transaction(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const waiting = number();
    waiting.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(4_900);
    return { waiting };
  });
  expect(await answer.waiting).toEqual([{ one: 1 }]);
  await client.$disconnect();
});

test('the database ends the transactions of a client that was cut off from it', async () => {
  const client = createPrismaClient(await createTestDatabase(inject('templateUrl'), 'idle_client_test'));
  expect(await client.$queryRaw`SHOW idle_in_transaction_session_timeout`).toEqual([
    { idle_in_transaction_session_timeout: '4min' },
  ]);
  await client.$disconnect();
});

test('a query that gets no answer within `answerMs` fails, and leaves its connection to no other query', async () => {
  const url = await createTestDatabase(inject('templateUrl'), 'create_client_silent');
  const client = createPrismaClient(url, { connections: 1, answerMs: 60_000 });
  await client.$queryRaw`SELECT 1`;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const unanswered = client.$executeRaw`SELECT pg_sleep(30)`.catch(({ message }: Error) => message);
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(await unanswered).toContain('Query read timeout');
  expect(await client.$queryRaw`SELECT 1 AS one`).toEqual([{ one: 1 }]);
  await client.$disconnect();
});
