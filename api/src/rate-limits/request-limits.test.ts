import { expect, test } from 'vitest';
import { useApi } from '../../test/serve-api.ts';
import { requestLimitTable } from './limit-table.ts';
import { createRequestLimits } from './rate-limits.ts';

const { api } = await useApi({ trustProxy: true });
const { points } = requestLimitTable.callByAddress;

const from = (address: string) => ({ 'X-Forwarded-For': address });
const query = (address: string) => api.graphql('{ __typename }', {}, from(address));
const read = (address: string, path = '/api/blog/posts/none', headers: Record<string, string> = {}) =>
  fetch(api.url + path, { headers: { ...from(address), ...headers } });

/** Sends this many requests, some at once. Returns the statuses of the answers. */
async function statuses(amount: number, ask: () => Promise<{ status: number }>): Promise<Set<number>> {
  const seen = new Set<number>();
  let left = amount;
  const client = async () => {
    while (left-- > 0) seen.add((await ask()).status);
  };
  await Promise.all(Array.from({ length: 20 }, client));
  return seen;
}

test('a client with too many requests gets 429 with Retry-After; others are not affected', async () => {
  const address = '203.0.113.9';
  expect(await statuses(points - 1, () => query(address))).toEqual(new Set([200]));
  expect((await read(address)).status).toBe(404);
  const refused = [
    await read(address),
    await read(address, '/api/portfolio', { Accept: 'text/html' }),
    await read(address, '/graphql?query={__typename}'),
  ];
  for (const answer of refused) {
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await answer.json()).toEqual({ message: expect.stringMatching(/^Too many requests/) });
  }
  expect((await read(address, '/healthz')).status).toBe(200);
  expect((await query('203.0.113.10')).status).toBe(200);
});

test('ten calls a second from one address, and all calls of local programs, are allowed', async () => {
  const limits = createRequestLimits();
  const waits = async (address: string, amount: number) =>
    new Set(await Promise.all(Array.from({ length: amount }, () => limits.consume('callByAddress', address))));
  // Ten a second, for a minute.
  expect(await waits('198.51.100.7', 600)).toEqual(new Set([null]));
  expect(await waits('127.0.0.1', points + 100)).toEqual(new Set([null]));
  expect(await waits('203.0.113.11', points + 1), 'one call above the limit is refused').toHaveProperty('size', 2);
});
