import { getIntrospectionQuery } from 'graphql';
import { expect, test } from 'vitest';
import { exampleQuery } from '#api/graphiql/example-query.ts';
import { serveApi } from '../../test/serve-api.ts';
import { useTestDatabase } from '../../test/test-database.ts';

const database = await useTestDatabase();
const api = await serveApi(database);

const aliases = (amount: number) =>
  `{ ${Array.from({ length: amount }, (_, at) => `a${at}: maintenancePlans { name }`).join(' ')} }`;

test.each([
  ['15 aliases', aliases(15)],
  ['the introspection of the whole schema', getIntrospectionQuery()],
  ["GraphiQL's example", exampleQuery],
])('answers %s', async (_what, query) => {
  const { status, data, errors } = await api.graphql(query);
  expect(errors).toBeUndefined();
  expect(status).toBe(200);
  expect(data).toBeTruthy();
});

test.each([
  ['16 aliases', aliases(16), /Aliases limit of 15 exceeded/],
  ['more than 1,000 tokens', `{ ${'maintenancePlans { name } '.repeat(300)} }`, /Token limit of 1000 exceeded/],
  [
    'a query nine levels deep',
    // Refused before anything asks whether these fields exist.
    `{ ${'edges { '.repeat(8)} name ${'}'.repeat(8)} }`,
    /Query depth limit of 8 exceeded/,
  ],
  [
    'pages of 50 asked for in bulk',
    `{ ${Array.from(
      { length: 8 },
      (_, at) => `a${at}: blogPosts(first: 50) { edges { cursor node { id title slug excerpt author } } }`,
    ).join(' ')} }`,
    /Query Cost limit of 8000 exceeded/,
  ],
])('refuses %s', async (_what, query, message) => {
  const { status, errors } = await api.graphql(query);
  expect(status).toBe(400);
  expect(errors).toMatchObject([{ extensions: { code: 'OPERATION_TOO_EXPENSIVE', requestId: expect.any(String) } }]);
  expect(errors?.[0]?.message).toMatch(message);
});

test('the size of pages counts when it hides in a variable, too', async () => {
  const pages = Array.from(
    { length: 8 },
    (_, at) => `a${at}: blogPosts(first: $first) { edges { cursor node { id title slug excerpt author } } }`,
  );
  const query = `query ($first: Int) { ${pages.join(' ')} }`;
  expect((await api.graphql(query, { first: 5 })).errors).toBeUndefined();
  const { errors } = await api.graphql(query, { first: 50 });
  expect(errors).toMatchObject([{ extensions: { code: 'OPERATION_TOO_EXPENSIVE' } }]);
});

test.each([
  ['a GET that any page could send', { method: 'GET' }, '?query=%7B__typename%7D'],
  [
    'a form',
    { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: 'query={__typename}' },
    '',
  ],
  ['plain text', { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: '{"query":"{__typename}"}' }, ''],
])('refuses %s: no other site may use a visitor’s session', async (_what, init, search) => {
  const response = await fetch(`${api.url}/graphql${search}`, init);
  expect(response.status).toBe(403);
  expect(await response.text()).not.toContain('"data"');
});

test('a GET that a page cannot send without asking first is answered', async () => {
  const headers = { 'GraphQL-Require-Preflight': '1' };
  const response = await fetch(`${api.url}/graphql?query=%7B__typename%7D`, { headers });
  expect(await response.json()).toEqual({ data: { __typename: 'Query' } });
});

test('refuses a body above 100 kB', async () => {
  const { status } = await api.graphql(`{ __typename } # ${'x'.repeat(100_000)}`);
  expect(status).toBe(413);
});
