import { expect, onTestFinished, test, vi } from 'vitest';
import { PageCache, sharedAddress } from './page-cache.ts';
import { RenderedPage } from './rendered-page.ts';

const page = (body: string, init: { status?: number; headers?: HeadersInit; tags?: string[] } = {}) =>
  new RenderedPage(init.status ?? 200, new Headers(init.headers), Buffer.from(body), {
    tags: ['site', ...(init.tags ?? [])],
    cdnCacheControl: 'max-age=0',
  });
const textOf = (rendered: RenderedPage) => rendered.body.toString();

test('a page is rendered once, however many requests come at the same time', async () => {
  const cache = new PageCache();
  let renders = 0;
  const render = async () => page(`render ${++renders}`);
  const pages = await Promise.all(Array.from({ length: 20 }, () => cache.get('/', render)));
  expect(new Set(pages).size).toBe(1);
  await cache.get('/', render);
  expect(renders).toBe(1);
});

test('a page is not fresh if its content changed while it was rendered', async () => {
  const cache = new PageCache();
  const stale = Promise.withResolvers<RenderedPage>();
  const first = cache.get('/', () => stale.promise);
  cache.expire('site');
  const second = cache.get('/', async () => page('new'));
  stale.resolve(page('old'));
  // A CDN must not store it, because the purge for the change may come before the page.
  expect((await first).isFallback).toBe(true);
  expect(textOf(await second)).toBe('new');
  expect(textOf(await cache.get('/', async () => page('newer')))).not.toBe('old');
});

test.each([
  ['a missing page', { status: 404 }],
  ['a page with a cookie', { headers: { 'Set-Cookie': 'a=b' } }],
  ['a private page', { headers: { 'Cache-Control': 'private' } }],
])('%s is never cached', async (_name, init) => {
  const cache = new PageCache();
  let renders = 0;
  const render = async () => page(String(++renders), init);
  await cache.get('/x', render);
  await cache.get('/x', render);
  expect(renders).toBe(2);
});

test('a failed render fails its request, and the next request renders again', async () => {
  const cache = new PageCache();
  await expect(cache.get('/', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect((await cache.get('/', async () => page('up'))).status).toBe(200);
});

test('the old page is served only while a new one cannot be rendered', async () => {
  const cache = new PageCache();
  await cache.get('/', async () => page('before'));
  cache.expire('site');
  const renders = [() => Promise.reject(new Error('down')), async () => page('fault', { status: 500 })];
  for (const render of renders) {
    const fallback = await cache.get('/', render);
    expect([textOf(fallback), fallback.isFallback]).toEqual(['before', true]);
  }
  expect(textOf(await cache.get('/', async () => page('after')))).toBe('after');
});

test('while a render hangs, a request gets the old page after two seconds, and later requests at once', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const cache = new PageCache();
  await cache.get('/', async () => page('before'));
  cache.expire('site');
  const { promise, resolve } = Promise.withResolvers<RenderedPage>();
  const render = vi.fn(() => promise);
  const got = vi.fn();
  void cache.get('/', render).then(got);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(got).toHaveBeenCalledOnce();
  const fallback = await cache.get('/', render);
  expect([textOf(fallback), fallback.isFallback]).toEqual(['before', true]);
  resolve(page('after'));
  await vi.advanceTimersByTimeAsync(0);
  expect([textOf(await cache.get('/', render)), render.mock.calls.length]).toEqual(['after', 1]);
});

test('a page may be streamed only if there is no old page', async () => {
  const cache = new PageCache();
  const render = vi.fn(async () => page('page'));
  await cache.get('/', render);
  cache.expire('site');
  await cache.get('/', render);
  expect(render.mock.calls).toEqual([[{ mayStream: true }], [{ mayStream: false }]]);
});

test.each([301, 404])('the old page is dropped once its path answers with status %i', async (status) => {
  const cache = new PageCache();
  await cache.get('/', async () => page('before'));
  cache.expire('site');
  await cache.get('/', async () => page('gone', { status }));
  await expect(cache.get('/', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
});

test('a page expires after a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const cache = new PageCache();
  await cache.get('/', async () => page('before'));
  vi.setSystemTime(Date.now() + 61_000);
  expect(textOf(await cache.get('/', async () => page('after')))).toBe('after');
  vi.useRealTimers();
});

test('the number of cached pages is limited, whatever paths are requested', async () => {
  const cache = new PageCache();
  for (let asked = 0; asked < 2_000; asked += 1) await cache.get(`/${asked}`, async () => page('x'));
  let renders = 0;
  for (let asked = 0; asked < 2_000; asked += 1)
    await cache.get(`/${asked}`, async () => {
      renders += 1;
      return page('x');
    });
  expect(renders).toBeGreaterThanOrEqual(1_500);
});

test('an edit expires only the pages that show the edited content', async () => {
  const cache = new PageCache();
  const of = (key: string, ...tags: string[]) => cache.get(key, async () => page(key, { tags }));
  await Promise.all([of('/', 'portfolio'), of('/blog', 'blog'), of('/sitemap.xml', 'portfolio', 'blog'), of('/about')]);
  const fresh = () => ['/', '/blog', '/sitemap.xml', '/about'].filter((key) => cache.fresh(key));
  cache.expire('portfolio');
  expect(fresh()).toEqual(['/blog', '/about']);
  await of('/', 'portfolio');
  expect(fresh()).toEqual(['/', '/blog', '/about']);
  cache.expire('site');
  expect(fresh()).toEqual([]);
});

test('a page is fresh if only other content changed while it was rendered', async () => {
  const cache = new PageCache();
  const slow = Promise.withResolvers<RenderedPage>();
  const got = cache.get('/blog', () => slow.promise);
  cache.expire('portfolio');
  slow.resolve(page('posts', { tags: ['blog'] }));
  await got;
  expect(cache.fresh('/blog')).toBeDefined();
});

test('only a page that is fresh or being rendered is available without another render', async () => {
  const cache = new PageCache();
  expect(cache.has('/')).toBe(false);
  const pending = Promise.withResolvers<RenderedPage>();
  const got = cache.get('/', () => pending.promise);
  expect(cache.has('/')).toBe(true);
  pending.resolve(page('there'));
  await got;
  expect([cache.has('/'), cache.has('/blog')]).toEqual([true, false]);
  cache.expire('site');
  expect(cache.has('/')).toBe(false);
});

const routeIds = new Set(['root', 'marketing/blog/route']);

test.each([
  ['GET', '/portfolio', '/portfolio'],
  ['HEAD', '/portfolio', '/portfolio'],
  ['GET', '/?utm_source=mail&gclid=1', '/'],
  ['GET', '/contact?service=wordpress&utm_source=mail', '/contact?service=wordpress'],
  ['GET', '/blog.data?_routes=marketing%2Fblog%2Froute', '/blog.data?_routes=marketing%2Fblog%2Froute'],
  ['GET', '/blog.data?_routes=root,marketing%2Fblog%2Froute', '/blog.data?_routes=marketing%2Fblog%2Froute%2Croot'],
  ['GET', '/blog.data?_routes=marketing%2Fblog%2Froute,root', '/blog.data?_routes=marketing%2Fblog%2Froute%2Croot'],
])('%s %s is cached for everyone as %s', (method, path, shared) => {
  expect(sharedAddress(method, new URL(path, 'http://site.test'), routeIds)).toBe(shared);
});

test.each([
  ['a form', 'POST', '/contact'],
  ['a query', 'GET', '/?anything=1'],
  ['a quote link for an unknown service', 'GET', '/contact?service=plumbing'],
  ['a quote link for two services', 'GET', '/contact?service=wordpress&service=cms'],
  ['a service on another page', 'GET', '/about?service=wordpress'],
  ['the data of an unknown route', 'GET', '/blog.data?_routes=invented'],
  ['data with two lists of routes', 'GET', '/blog.data?_routes=root&_routes=root'],
  ['data with a route twice in the list', 'GET', '/blog.data?_routes=root,root'],
  ['a page with a list of routes', 'GET', '/blog?_routes=root'],
  ['a path with capitals', 'GET', '/PORTFOLIO'],
  ['a path with escapes', 'GET', '/%70ortfolio'],
  ['the admin’s page', 'GET', '/admin'],
  ['the admin’s data', 'GET', '/admin.data'],
  ['the checkout', 'GET', '/maintenance/checkout'],
])('%s is not cached for everyone', (_what, method, path) => {
  expect(sharedAddress(method, new URL(path, 'http://site.test'), routeIds)).toBeNull();
});
