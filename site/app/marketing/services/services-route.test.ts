import { expect, test } from 'vitest';
import { loader } from './services-route.ts';

test('`/services` redirects to the list of services on the home page, and keeps the query', () => {
  const url = new URL('http://site.invalid/services?a=1');
  const answer = (() => {
    try {
      return loader({ url });
    } catch (thrown) {
      return thrown;
    }
  })();
  if (!(answer instanceof Response)) throw new Error('not redirected');
  expect([answer.status, answer.headers.get('Location')]).toEqual([308, '/?a=1#services']);
});
