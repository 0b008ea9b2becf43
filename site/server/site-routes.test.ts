import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { serveTestSite } from './serve-test-site.ts';

const site = await serveTestSite();

/** Starts a server with `listener` as an API that runs elsewhere. */
async function answerFromAfar(listener: RequestListener) {
  const distant = createServer(listener);
  await new Promise<void>((resolve) => distant.listen(0, '127.0.0.1', resolve));
  site.distantApi = `http://127.0.0.1:${(distant.address() as AddressInfo).port}`;
  return distant;
}

test('a page is rendered once for everyone, whatever campaign tags its query has', async () => {
  await site.ask('/blog?utm_source=mail');
  await site.ask('/blog');
  expect(site.rendered).toEqual(['/blog']);
});

test('a page with a query string is rendered for each visitor', async () => {
  await site.ask('/blog?after=x');
  await site.ask('/blog?after=x');
  expect(site.rendered).toEqual(['/blog?after=x', '/blog?after=x']);
});

test('a browser that has the page gets a 304', async () => {
  const first = await site.ask('/');
  const etag = first.headers.get('ETag') ?? '';
  const second = await site.ask('/', { 'If-None-Match': etag });
  expect(second.status).toBe(304);
  expect(await second.text()).toBe('');
});

const forms = ['br', 'zstd', 'gzip', 'identity'];

test('a cached page has an ETag for each encoding, and answers 304 only to the same encoding', async () => {
  const get = (headers: Record<string, string>) => site.ask('/long', headers);
  const etags: string[] = [];
  for (const form of forms) {
    const answers = [await get({ 'Accept-Encoding': form }), await get({ 'Accept-Encoding': form })];
    for (const answer of answers) {
      expect(answer.headers.get('Content-Encoding') ?? 'identity').toBe(form);
      expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
      expect(await answer.text()).toBe('/long'.repeat(1_000));
    }
    etags.push(...new Set(answers.map(({ headers }) => headers.get('ETag') ?? '')));
  }
  expect(new Set(etags).size).toBe(forms.length);
  for (const form of forms)
    for (const [at, etag] of etags.entries()) {
      const { status } = await get({ 'Accept-Encoding': form, 'If-None-Match': etag });
      expect([form, forms[at], status]).toEqual([form, forms[at], form === forms[at] ? 304 : 200]);
    }
  expect(site.rendered).toEqual(['/long']);
});

test('an answer from the cache has the headers of the rendered page, and is logged like any other', async () => {
  const of = async () => {
    const { status, headers } = await site.ask('/blog');
    const { date: _date, 'x-request-id': requestId, ...same } = Object.fromEntries(headers);
    return { status, same, requestId };
  };
  const [first, second] = [await of(), await of()];
  expect(second.same).toEqual(first.same);
  expect(second.requestId).not.toBe(first.requestId);
  expect(second.same).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' });
  await expect.poll(() => site.log.info).toHaveBeenCalledTimes(2);
  for (const [at, { requestId }] of [first, second].entries())
    expect(site.log.info.mock.calls[at]?.[0]).toMatchObject({ requestId, method: 'GET', path: '/blog', status: 200 });
});

test('only a cached page has cache tags for a CDN', async () => {
  const of = async (path: string) => {
    const { headers } = await site.ask(path);
    return [headers.get('CDN-Cache-Control'), headers.get('Cache-Tag')];
  };
  expect(await of('/about')).toEqual(['max-age=0', 'site']);
  expect(await of('/plans')).toEqual(['max-age=0', 'site,plans']);
  for (const path of ['/blog?after=x', '/admin', '/none']) expect(await of(path)).toEqual([null, null]);
});

test('the answer to HEAD has the page’s length and no body', async () => {
  const head = await fetch(`${site.address}/`, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(Number(head.headers.get('Content-Length'))).toBeGreaterThan(0);
  expect(await head.text()).toBe('');
});

test("the API calls of a page that is cached for everyone do not count toward a visitor's rate limit", async () => {
  site.visitor = '203.0.113.20';
  await site.ask('/blog');
  await site.ask('/admin');
  expect(site.callers).toEqual(['127.0.0.1', '203.0.113.20']);
});

test('`queryApiFor` is told whether the requested page is cached for everyone', async () => {
  for (const path of ['/blog?utm_source=mail', '/blog?tag=speed', '/admin']) await site.ask(path);
  await site.sendForm({});
  expect(site.shared).toEqual([true, false, false, false]);
});

test('a page that the API refuses because of a rate limit is logged as a warning', async () => {
  site.pageFault = new Response(null, { status: 429 });
  await site.sendForm({});
  expect(site.log.warn.mock.calls).toEqual([[{ path: '/contact', status: 429 }, 'page refused']]);
  expect(site.log.error).not.toHaveBeenCalled();
});

test('if a remote API refuses a page because of a rate limit, the answer is a page with Retry-After', async () => {
  const distant = await answerFromAfar((_asked, response) => response.writeHead(429, { 'Retry-After': '7' }).end());
  const answer = await site.ask('/admin', { Accept: 'text/html,*/*' });
  distant.close();
  const headers = ['Retry-After', 'Content-Type', 'Cache-Control'].map((name) => answer.headers.get(name));
  expect([answer.status, ...headers]).toEqual([429, '7', 'text/html; charset=utf-8', 'no-store']);
  expect(await answer.text()).toContain('<h1>Too many requests</h1>');
  expect(site.rendered).toEqual(['/admin']);
});

test.each([
  ['no-one-answers', null],
  ['a-proxy-answers', '<h1>Bad Gateway</h1>'],
  ['its-database-is-away', JSON.stringify({ errors: [{ message: '', extensions: { code: 'SERVICE_UNAVAILABLE' } }] })],
])('a page is a 503 with Retry-After, and is not cached, if the API is unavailable: %s', async (name, body) => {
  const distant = await answerFromAfar((_asked, response) => response.writeHead(502).end(body));
  if (body === null) distant.close();
  const answers = [await site.ask(`/${name}`), await site.ask(`/${name}?q=x`)];
  distant.close();
  for (const { status, headers } of answers)
    expect([status, headers.get('Retry-After'), headers.get('Cache-Control')]).toEqual([503, '5', 'no-store']);
  expect(site.log.error).not.toHaveBeenCalled();
  site.distantApi = null;
  expect((await site.ask(`/${name}`)).status).toBe(200);
});

test('a refusal by the router is logged as a warning without a stack, and a thrown error with its stack', async () => {
  const refusal = {
    status: 405,
    statusText: 'Method Not Allowed',
    internal: true,
    data: 'No action.',
    error: new Error(),
  };
  site.pageFault = refusal;
  await site.sendForm({});
  expect(site.log.warn.mock.calls).toEqual([[{ path: '/contact', status: 405 }, 'page refused']]);
  expect(site.log.error).not.toHaveBeenCalled();

  for (const fault of [new Error('the cause'), { ...refusal, status: 500 }]) {
    site.pageFault = fault;
    await site.sendForm({});
    expect(site.log.error.mock.lastCall).toEqual([{ err: fault, path: '/contact' }, 'page failed']);
  }
  expect(site.log.warn).toHaveBeenCalledTimes(1);
});

test('a missing page may not be cached', async () => {
  for (const [path, status] of [
    ['/none', 404],
    ['/blog/%E0%A4%A', 400],
  ]) {
    const answer = await site.ask(String(path));
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([status, 'no-store']);
  }
});
