import { expect, test } from 'vitest';
import { sharedAddress } from './shared-address.ts';

const routeIds = new Set(['root', 'marketing/blog/route']);

test.each([
  ['GET', '/portfolio', '/portfolio'],
  ['HEAD', '/portfolio', '/portfolio'],
  ['GET', '/?utm_source=mail&gclid=1', '/'],
  ['GET', '/blog.data?_routes=marketing%2Fblog%2Froute', '/blog.data?_routes=marketing%2Fblog%2Froute'],
  ['GET', '/blog.data?_routes=root,marketing%2Fblog%2Froute', '/blog.data?_routes=root%2Cmarketing%2Fblog%2Froute'],
])('%s %s is shared as %s', (method, path, shared) => {
  expect(sharedAddress(method, new URL(path, 'http://site.test'), routeIds)).toBe(shared);
});

test.each([
  ['a form', 'POST', '/contact'],
  ['a query', 'GET', '/?anything=1'],
  ['a part of data of no route', 'GET', '/blog.data?_routes=invented'],
  ['a part of data twice', 'GET', '/blog.data?_routes=root&_routes=root'],
  ['a part of a page', 'GET', '/blog?_routes=root'],
  ['another spelling', 'GET', '/PORTFOLIO'],
  ['an escaped spelling', 'GET', '/%70ortfolio'],
  ['the admin’s page', 'GET', '/admin'],
  ['the admin’s data', 'GET', '/admin.data'],
  ['the checkout', 'GET', '/maintenance/checkout'],
])('%s is not shared', (_what, method, path) => {
  expect(sharedAddress(method, new URL(path, 'http://site.test'), routeIds)).toBeNull();
});
