import { expect, test } from 'vitest';
import { serveApi } from '../../test/serve-api.ts';
import { useTestDatabase } from '../../test/test-database.ts';

const api = await serveApi(await useTestDatabase(), { elsewhere: (_request, reply) => reply.send('a page') });

test.each([
  ['/graphql', true],
  ['/graphql/graphiql.js', true],
  ['/api', true],
  ['/api/', true],
  ['/api/unknown', true],
  ['/api/portfolio', true],
  ['/healthz', true],
  ['/readyz', true],
  ['/metrics', true],
  ['/', false],
  ['/apiary', false],
  ['/healthz/x', false],
  ['/blog/api', false],
])('%s is answered by the API: %s', async (path, expected) => {
  const answer = await fetch(api.url + path);
  expect((await answer.text()) !== 'a page').toBe(expected);
});
