import { expect, test } from 'vitest';
import { acceptedTypes } from './graphql-server.ts';

test.each([
  [undefined, '*/*'],
  ['application/json', 'application/json'],
  [
    'application/graphql-response+json; charset=utf-8, application/json;q=0.9',
    'application/graphql-response+json, application/json',
  ],
  ['Application/JSON;charset="UTF-8"', 'application/json'],
  ['text/html, application/xhtml+xml, */*;q=0.8', '*/*'],
  ['text/event-stream', 'text/event-stream'],
  ['application/json;q=0, text/*', 'text/*'],
  ['application/json;charset=latin1', ''],
  ['image/png', ''],
  ['', ''],
  [',;,;q=1,=', ''],
  ['*/*,'.repeat(4_000), '*/*'],
  [Array.from({ length: 2_000 }, (_, at) => `a/${at}`).join(), ''],
])('the Accept header %.80s is reduced to %j', (accept, expected) => {
  expect(acceptedTypes(accept)).toBe(expected);
});
