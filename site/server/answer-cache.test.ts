import { graphql } from '@agency/api/typed-graphql';
import { expect, test } from 'vitest';
import type { QueryApi } from '../app/graphql/query-api.ts';
import { AnswerCache } from './query-api.ts';

const list = graphql('query L($first: Int) { portfolioItems(first: $first) { edges { node { id } } } }');
const orders = graphql('query O { orders(first: 1) { edges { node { id } } } }');

/** Puts a cache in front of an API that returns 1, 2, 3 and so on. Call number `failing` fails. */
function start({ failing = 0 } = {}) {
  const cache = new AnswerCache();
  let asked = 0;
  const api = (async () => {
    asked += 1;
    if (asked === failing) throw new Error('away');
    return asked;
  }) as unknown as QueryApi;
  const visitor = cache.queryApiFor(api, { sessionToken: null });
  const admin = cache.queryApiFor(api, { sessionToken: 'token' });
  return { cache, visitor, admin };
}

test('the same query of several visitors is sent to the API once', async () => {
  const { visitor } = start();
  const both = [visitor(list, { first: 3 }), visitor(list, { first: 3 })];
  expect(await Promise.all(both)).toEqual([1, 1]);
  expect(await visitor(list, { first: 12 })).toBe(2);
  expect(await visitor(list, { first: 3 })).toBe(1);
});

test('a change expires all answers about the changed content, even pending ones, and no other answers', async () => {
  const { cache, visitor } = start();
  const underWay = visitor(list, { first: 3 });
  cache.expire('blog');
  expect(await visitor(list, { first: 3 })).toBe(1);
  cache.expire('portfolio');
  expect(await visitor(list, { first: 3 })).toBe(2);
  expect(await underWay).toBe(1);
  expect(await visitor(list, { first: 3 })).toBe(2);
  cache.expire('site');
  expect(await visitor(list, { first: 3 })).toBe(3);
});

test('answers to queries with a session, or about private content, are not cached', async () => {
  const { visitor, admin } = start();
  expect([await visitor(orders, {}), await visitor(orders, {})]).toEqual([1, 2]);
  expect([await admin(list, { first: 3 }), await admin(list, { first: 3 })]).toEqual([3, 4]);
});

test('a failed query is not cached', async () => {
  const { visitor } = start({ failing: 1 });
  await expect(visitor(list, { first: 3 })).rejects.toThrow('away');
  expect(await visitor(list, { first: 3 })).toBe(2);
});

test('if the API refuses one visitor’s query, the same query of another visitor is sent again', async () => {
  const cache = new AnswerCache();
  const refused = (async () => Promise.reject(new Response(null, { status: 429 }))) as unknown as QueryApi;
  const answered = (async () => 'the list') as unknown as QueryApi;
  const first = cache.queryApiFor(refused, { sessionToken: null })(list, { first: 3 });
  const second = cache.queryApiFor(answered, { sessionToken: null })(list, { first: 3 });
  await expect(first).rejects.toHaveProperty('status', 429);
  expect(await second).toBe('the list');
});
