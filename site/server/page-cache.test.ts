import { expect, test } from 'vitest';
import { PageCache, sharedAddress } from './page-cache.ts';
import { RenderedPage } from './rendered-page.ts';

const page = (body: string, init: { status?: number; headers?: HeadersInit } = {}) =>
  new RenderedPage(init.status ?? 200, new Headers(init.headers), Buffer.from(body));

test('a page is rendered once, however many ask at the same time', async () => {
  const cache = new PageCache();
  let renders = 0;
  const render = async () => page(`render ${++renders}`);
  const pages = await Promise.all(Array.from({ length: 20 }, () => cache.get('/', render)));
  expect(new Set(pages).size).toBe(1);
  await cache.get('/', render);
  expect(renders).toBe(1);
});

test('a render that was under way when content changed is not kept', async () => {
  const cache = new PageCache();
  const stale = Promise.withResolvers<RenderedPage>();
  const first = cache.get('/', () => stale.promise);
  cache.clear();
  stale.resolve(page('old'));
  await first;
  const second = await cache.get('/', async () => page('new'));
  expect((await second.body('')).bytes.toString()).toBe('new');
});

test.each([
  ['a missing page', { status: 404 }],
  ['a page with a cookie', { headers: { 'Set-Cookie': 'a=b' } }],
  ['a private page', { headers: { 'Cache-Control': 'private' } }],
])('%s is never kept', async (_name, init) => {
  const cache = new PageCache();
  let renders = 0;
  const render = async () => page(String(++renders), init);
  await cache.get('/x', render);
  await cache.get('/x', render);
  expect(renders).toBe(2);
});

test('a failed render fails for who waits, and the next visitor tries again', async () => {
  const cache = new PageCache();
  await expect(cache.get('/', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect((await cache.get('/', async () => page('up'))).status).toBe(200);
});

test.each([
  ['GET', '/portfolio', '/portfolio'],
  ['HEAD', '/portfolio', '/portfolio'],
  ['GET', '/?utm_source=mail&gclid=1', '/'],
  ['GET', '/blog.data?_routes=routes%2Fblog', '/blog.data?_routes=routes%2Fblog'],
  ['GET', '/blog?_routes=x', null],
  ['GET', '/maintenance/checkout?plan=perform', null],
  ['GET', '/?anything=1', null],
  ['POST', '/contact', null],
])('%s %s is shared as %s', (method, path, shared) => {
  const address = sharedAddress(method, new URL(path, 'http://site.test'));
  expect(address && address.pathname + address.search).toBe(shared);
});

test('the body comes in the best encoding the browser takes', async () => {
  const long = page('word '.repeat(400));
  expect((await long.body('gzip, deflate, br')).encoding).toBe('br');
  expect((await long.body('gzip')).encoding).toBe('gzip');
  expect((await long.body('br;q=0, gzip')).encoding).toBe('gzip');
  expect((await long.body('identity')).encoding).toBe(null);
});
