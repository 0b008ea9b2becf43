import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { forwardGraphQL, refusalOf } from './forward-graphql.ts';

test.each([
  '{ contactSubmissions { totalCount } }',
  'mutation { deleteContactSubmission(id: "1") { __typename } }',
  'query signIn { session { user { username } } }',
])('the renderer may send %s', (query) => {
  expect(refusalOf(query)).toBeNull();
});

test.each([
  'mutation { signIn(input: {}) { __typename } }',
  'mutation { innocent: signIn(input: {}) { __typename } }',
  'mutation { ... on Mutation { signOut { message } } }',
  'mutation { ...F } fragment F on Mutation { resetPassword(input: {}) { __typename } }',
  '{ __typename } subscription S { changes { cursor } }',
  'not GraphQL',
  `{ ${'a '.repeat(3_000)} }`,
])('the renderer may not send %.60s', (query) => {
  expect(refusalOf(query)).toMatch(/\.$/);
});

const json = 'application/json';
const ofApi = '{"errors":[{"message":"OF_THE_API"}]}';
test.each([
  [403, 'text/html', '<p>No', 'this request', 403, 'BLOCKED'],
  [403, 'text/html', '<p>No', 'all requests', 503, 'OFFLINE'],
  [403, json, '{"message":"Forbidden"}', 'this request', 403, 'BLOCKED'],
  [403, json, '{"message":"Forbidden"}', 'all requests', 503, 'OFFLINE'],
  [403, json, ofApi, 'this request', 403, 'OF_THE_API'],
  [404, 'text/html', '<p>No', 'this request', 503, 'OFFLINE'],
])('a %i answer (%s, %s) to %s reaches the renderer as %i and %s', async (status, type, body, which, given, code) => {
  const server = createServer(async (request, response) => {
    if (which === 'all requests' || (await text(request)).includes('deleteMedia'))
      response.writeHead(status, { 'Content-Type': type }).end(body);
    else response.writeHead(200, { 'Content-Type': json }).end('{"data":{"__typename":"Query"}}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const owner = { server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, username: 'studio' };
  const request = new Request('app://console/graphql', {
    ...{ method: 'POST', headers: { 'Content-Type': 'application/json' } },
    body: JSON.stringify({ query: 'mutation { deleteMedia }' }),
  });
  const session = { state: 'signed-in', storage: 'memory', ...owner } as const;
  const answer = await forwardGraphQL(request, { ...owner, token: 'token' }, session);
  expect([answer.status, await answer.text()]).toEqual([given, expect.stringContaining(code)]);
});
