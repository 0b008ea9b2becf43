import { getIntrospectionQuery } from 'graphql';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { blogPost, portfolioItem } from '../../test/factories.ts';
import { useApi } from '../../test/serve-api.ts';
import { signedIn } from '../../test/sign-in.ts';

const { api, database } = await useApi();

afterEach(() => vi.restoreAllMocks());

const aliases = (amount: number) =>
  `{ ${Array.from({ length: amount }, (_, at) => `a${at}: maintenancePlans { name }`).join(' ')} }`;

test.each([
  ['15 aliases', aliases(15)],
  ['the introspection of the whole schema', getIntrospectionQuery()],
])('the API answers %s', async (_what, query) => {
  const { status, data, errors } = await api.graphql(query);
  expect(errors).toBeUndefined();
  expect(status).toBe(200);
  expect(data).toBeTruthy();
});

test.each([
  ['16 aliases', aliases(16), /^Aliases limit of 15 exceeded/],
  ['16 aliases of __typename', `{ ${'a: __typename b: __typename '.repeat(8)} }`, /Aliases limit of 15 exceeded/],
  ['an alias of the schema', '{ __typename: __schema { description } }', /must not use aliases/],
  [
    'an alias in introspection',
    '{ __schema { ...A } } fragment A on __Schema { a: types { name } }',
    /must not use aliases/,
  ],
  ['more than 1,000 tokens', `{ ${'maintenancePlans { name } '.repeat(300)} }`, /^Token limit of 1000 exceeded/],
  [
    'a query nine levels deep',
    // The fields need not exist, because the depth limit comes before validation.
    `{ ${'edges { '.repeat(8)} name ${'}'.repeat(8)} }`,
    /^Query depth limit of 8 exceeded/,
  ],
  [
    'many pages of 50 items',
    `{ ${Array.from(
      { length: 8 },
      (_, at) => `a${at}: blogPosts(first: 50) { edges { cursor node { id title slug excerpt author } } }`,
    ).join(' ')} }`,
    /^Query Cost limit of 8000 exceeded/,
  ],
])('the API refuses %s', async (_what, query, message) => {
  const { status, errors } = await api.graphql(query);
  expect(status).toBe(400);
  expect(errors).toMatchObject([{ extensions: { code: 'OPERATION_TOO_EXPENSIVE', requestId: expect.any(String) } }]);
  expect(errors?.[0]?.message).toMatch(message);
});

const inItems = (fields: string) => `portfolioItems(first: 10) { edges { node { ${fields} } } }`;

test.each([
  [
    'neighbors of neighbors',
    Array.from({ length: 14 }, (_, at) => `a${at}: ${inItems('next { next { next { id } } }')}`).join(' '),
  ],
  ['related posts of related posts', 'blogPosts { edges { node { related { related { newer { content } } } } } }'],
])('the API refuses %s in bulk, because they need too many database queries', async (_what, fields) => {
  const { errors } = await api.graphql(`{ ${fields} }`);
  expect(errors).toMatchObject([
    { message: expect.stringContaining('Complexity'), extensions: { code: 'OPERATION_TOO_EXPENSIVE' } },
  ]);
});

test.each([
  ['blogPosts(first: 6) { edges { node { related { slug } newer { slug older { slug } } older { slug } } } }', 7],
  [inItems('next { title next { title } }'), 5],
])('related items are found for all items of a list in few queries: %s', async (fields, queries) => {
  await database.client.blogPost.createMany({ data: Array.from({ length: 8 }, () => blogPost({ tags: ['speed'] })) });
  await database.client.portfolioItem.createMany({ data: Array.from({ length: 9 }, () => portfolioItem()) });
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  expect((await api.graphql(`{ ${fields} }`)).errors).toBeUndefined();
  expect(asked.mock.calls.length).toBeLessThanOrEqual(queries);
});

test('an answer above 2 MB is refused', async () => {
  const data = Array.from({ length: 50 }, () => portfolioItem({ description: 'é'.repeat(5_000) }));
  await database.client.portfolioItem.createMany({ data });
  const fields = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}: description`).join(' ');
  const { status, errors } = await api.graphql(`{ portfolioItems(first: 50) { edges { node { ${fields} } } } }`);
  expect([status, errors]).toMatchObject([400, [{ extensions: { code: 'OPERATION_TOO_EXPENSIVE' } }]]);
});

test('the cost limit counts a page size in a variable, too', async () => {
  const pages = Array.from(
    { length: 8 },
    (_, at) => `a${at}: blogPosts(first: $first) { edges { cursor node { id title slug excerpt author } } }`,
  );
  const query = `query ($first: Int) { ${pages.join(' ')} }`;
  expect((await api.graphql(query, { first: 5 })).errors).toBeUndefined();
  const { errors } = await api.graphql(query, { first: 50 });
  expect(errors).toMatchObject([{ extensions: { code: 'OPERATION_TOO_EXPENSIVE' } }]);
});

const get = (headers: Record<string, string>, query = '{ __typename }') =>
  fetch(`${api.url}/graphql?${new URLSearchParams({ query })}`, { headers });

test.each([
  ['a program', {}],
  ['a page of this site', { Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'same-origin' }],
  ['a typed URL', { 'Sec-Fetch-Site': 'none', Accept: 'application/json' }],
])('a GET query from %s is answered', async (_who, headers: Record<string, string>) => {
  expect(await (await get(headers)).json()).toEqual({ data: { __typename: 'Query' } });
});

test.each([
  ['a picture or a script of another site', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' }],
  ['a page of another site that reads with CORS', { Origin: 'https://evil.example' }],
  ['a page of a sister domain', { 'Sec-Fetch-Site': 'same-site' }],
  ['a page that hides its origin', { Origin: 'null' }],
])('a GET query from %s is refused, because no other site may use a visitor’s session', async (_who, headers) => {
  const response = await get(headers as Record<string, string>);
  expect([response.status, await response.json()]).toEqual([403, { message: expect.any(String) }]);
});

test('a link on another site can lead to GraphiQL', async () => {
  const response = await get({ 'Sec-Fetch-Site': 'cross-site', Accept: 'text/html' });
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
});

test.each(['mutation { signOut { message } }', 'query A { __typename } mutation B { signOut { message } }'])(
  'a GET request cannot run a mutation: %s',
  async (query) => {
    const asked = new URLSearchParams({ query, ...(query.startsWith('query') && { operationName: 'B' }) });
    const response = await fetch(`${api.url}/graphql?${asked}`);
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST']);
  },
);

test('other origins cannot read an answer', async () => {
  const headers = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' };
  const response = await fetch(`${api.url}/graphql`, { method: 'OPTIONS', headers });
  expect([...response.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
});

test('a body above 100 kB is refused, unless the admin sends it and it is below 2 MB', async () => {
  const { headers } = await signedIn(database.client);
  const statusOf = async (characters: number, headers = {}) =>
    (await api.graphql(`{ __typename } # ${'x'.repeat(characters)}`, {}, headers)).status;
  expect(await statusOf(100_000)).toBe(413);
  expect(await statusOf(100_000, { Authorization: `Bearer ${'x'.repeat(43)}` })).toBe(413);
  expect(await statusOf(100_000, headers)).toBe(200);
  expect(await statusOf(2 * 1024 * 1024, headers)).toBe(413);
});
