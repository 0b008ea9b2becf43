import { createPrismaClient } from '@agency/prisma';
import type { Prisma } from '@agency/prisma/client';
import { afterAll, expect, test } from 'vitest';
import { blogPost, portfolioItem } from '../../test/factories.ts';
import { openApp } from '../../test/open-app.ts';
import { useApi } from '../../test/serve-api.ts';
import { signedIn } from '../../test/sign-in.ts';
import { testServices } from '../../test/test-services.ts';

const { api, database } = await useApi({ trustProxy: true });

const scarce = createPrismaClient(database.url, { connections: 1, waitMs: 1_000 });
const { close, url, lines } = await openApp(testServices(database.client, database.url, { reads: scarce }));
afterAll(() => Promise.all([close(), scarce.$disconnect()]));

/** Lets a transaction stay open while others send requests. */
const patient = { timeout: 20_000 };

const query = '{ portfolioItems { edges { cursor } } }';
const post = (query: string, headers = {}) =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });

test('while no read connection is free, queries get 503 with Retry-After, mutations run, and no error is logged', async () => {
  const { headers } = await signedIn(database.client);
  const { id } = await database.client.portfolioItem.create({ data: portfolioItem() });
  const hold = async () => {
    for (const answer of await Promise.all([post(query), fetch(`${url}/api/portfolio`)])) {
      expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
      expect(await answer.text()).toMatch(
        /"message":"The service is temporarily unavailable\. Please try again in a minute\."/,
      );
    }
    const deleted = await post(`mutation { deletePortfolioItem(id: "${id}") { ... on Deleted { id } } }`, headers);
    expect(await deleted.json()).toEqual({ data: { deletePortfolioItem: { id } } });
  };
  await scarce.$transaction(hold, patient);
  expect(new Set(lines.filter(({ level }) => level > 30).map(({ level, msg }) => `${level} ${msg}`))).toEqual(
    new Set(['40 operation failed: the database is unreachable or busy']),
  );
});

test('each network can run 20 operations at once, over GraphQL and REST together', async () => {
  const of = (address: string) => ({ 'X-Forwarded-For': address });
  const { promise: refused, resolve } = Promise.withResolvers<void>();
  const answers: Promise<{ status: number; headers: Headers }>[] = [];
  const lock = async (transaction: Prisma.TransactionClient) => {
    await transaction.$executeRaw`LOCK TABLE portfolio_items IN ACCESS EXCLUSIVE MODE`;
    for (let at = 0; at < 12; at++)
      answers.push(
        api.graphql(query, {}, of('203.0.113.9')),
        fetch(`${api.url}/api/portfolio`, { headers: of('203.0.113.9') }),
      );
    let left = 4;
    for (const answer of answers) answer.then(({ status }) => status === 429 && --left === 0 && resolve());
    await refused;
    expect((await api.graphql('{ agency { name } }', {}, of('203.0.113.10'))).status).toBe(200);
  };
  await database.client.$transaction(lock, patient);
  const all = await Promise.all(answers);
  expect(all.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(all.find(({ status }) => status === 429)?.headers.get('Retry-After')).toBe('1');
  expect((await api.graphql(query, {}, of('203.0.113.9'))).status).toBe(200);
});

test('a network with 20 unread answers gets 429 until it cancels them', async () => {
  await database.client.blogPost.createMany({
    data: Array.from({ length: 120 }, () => blogPost({ content: `<p>${'long '.repeat(18_000)}</p>` })),
  });
  const unread: Response[] = [];
  // A compressed answer would fit into the socket's buffers, and so it would end unread.
  const ask = (address: string) =>
    fetch(`${api.url}/api/blog/posts`, { headers: { 'X-Forwarded-For': address, 'Accept-Encoding': 'identity' } });
  // This loop may send more than 21 requests, because a busy machine answers some with 503.
  while (unread.length < 100 && unread.at(-1)?.status !== 429) unread.push(await ask('203.0.113.11'));
  expect(unread.at(-1)?.status).toBe(429);
  expect(unread.filter(({ status }) => status === 200)).toHaveLength(20);
  unread.push(await ask('203.0.113.12'));
  expect(unread.at(-1)?.status).toBe(200);
  for (const { body } of unread) await body?.cancel();
  await expect
    .poll(async () => {
      const { status, body } = await ask('203.0.113.11');
      await body?.cancel();
      return status;
    })
    .toBe(200);
});
