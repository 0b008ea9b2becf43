import { expect, test } from 'vitest';
import { isApiPath } from './handle-request.ts';

test.each([
  ['/graphql', true],
  ['/graphql/graphiql.js', true],
  ['/api', true],
  ['/api/portfolio', true],
  ['/healthz', true],
  ['/readyz', true],
  ['/metrics', true],
  ['/', false],
  ['/apiary', false],
  ['/healthz/x', false],
  ['/blog/api', false],
])('%s is the API’s: %s', (path, expected) => {
  expect(isApiPath(path)).toBe(expected);
});
