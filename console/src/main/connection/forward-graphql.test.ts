import { expect, test } from 'vitest';
import { refusalOf } from './forward-graphql.ts';

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
