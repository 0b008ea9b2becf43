import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { serveTestSite } from './serve-test-site.ts';

const site = await serveTestSite();

/** Puts the API on a server of its own, which answers like this. */
async function answerFromAfar(listener: RequestListener) {
  const distant = createServer(listener);
  await new Promise<void>((resolve) => distant.listen(0, '127.0.0.1', resolve));
  site.distantApi = `http://127.0.0.1:${(distant.address() as AddressInfo).port}`;
  return distant;
}

test('a page is rendered once for all, without the campaign that brought a visitor', async () => {
  await site.ask('/blog?utm_source=mail');
  await site.ask('/blog');
  expect(site.rendered).toEqual(['/blog']);
});

test('a query that a page may read is rendered for its visitor', async () => {
  await site.ask('/blog?after=x');
  await site.ask('/blog?after=x');
  expect(site.rendered).toEqual(['/blog?after=x', '/blog?after=x']);
});

test('a browser that has the page is told that nothing changed', async () => {
  const first = await site.ask('/');
  const etag = first.headers.get('ETag') ?? '';
  const second = await site.ask('/', { 'If-None-Match': etag });
  expect(second.status).toBe(304);
  expect(await second.text()).toBe('');
});

const forms = ['br', 'zstd', 'gzip', 'identity'];

test('a kept page has a tag for each encoding, and answers 304 only to the same encoding', async () => {
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

test('a kept page says the same from the store as when it was rendered, and is logged as any other', async () => {
  const of = async () => {
    const { status, headers } = await site.ask('/blog');
    const { date: _date, 'x-request-id': requestId, ...same } = Object.fromEntries(headers);
    return { status, same, requestId };
  };
  const [first, second] = [await of(), await of()];
  expect(second.same).toEqual(first.same);
  expect(second.requestId).not.toBe(first.requestId);
  expect(second.same).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' });
  await vi.waitFor(() => expect(site.log.info).toHaveBeenCalledTimes(2));
  for (const [at, { requestId }] of [first, second].entries())
    expect(site.log.info.mock.calls[at]?.[0]).toMatchObject({ requestId, method: 'GET', path: '/blog', status: 200 });
});

test('a kept page tells a CDN what it shows; one that is rendered for its visitor does not', async () => {
  const of = async (path: string) => {
    const { headers } = await site.ask(path);
    return [headers.get('CDN-Cache-Control'), headers.get('Cache-Tag')];
  };
  expect(await of('/about')).toEqual(['max-age=0', 'site']);
  expect(await of('/plans')).toEqual(['max-age=0', 'site,plans']);
  for (const path of ['/blog?after=x', '/admin', '/none']) expect(await of(path)).toEqual([null, null]);
});

test('HEAD has the headers of GET and no body', async () => {
  const head = await fetch(`${site.address}/`, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(Number(head.headers.get('Content-Length'))).toBeGreaterThan(0);
  expect(await head.text()).toBe('');
});

test("asks the API as no visitor for pages that everyone shares, so that no visitor's limit blocks them", async () => {
  site.visitor = '203.0.113.20';
  await site.ask('/blog');
  await site.ask('/admin');
  expect(site.callers).toEqual(['127.0.0.1', '203.0.113.20']);
});

test('only a page that is kept for everyone says so to the API, which then answers anew', async () => {
  for (const path of ['/blog?utm_source=mail', '/blog?tag=speed', '/admin']) await site.ask(path);
  await site.sendForm({});
  expect(site.shared).toEqual([true, false, false, false]);
});

test('logs a warning when the API refuses too many requests', async () => {
  site.pageFault = new Response(null, { status: 429 });
  await site.sendForm({});
  expect(site.log.warn.mock.calls).toEqual([[{ path: '/contact', status: 429 }, 'page refused']]);
  expect(site.log.error).not.toHaveBeenCalled();
});

test('a page that a distant API refuses for coming too often is the plain page that says when to come back', async () => {
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
])('a page that needs the API is 503 with when to come back, and is not kept: %s', async (name, body) => {
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

test('logs a refusal of the router as a warning without a stack, and a fault as an error with its stack', async () => {
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

test('lets no cache keep a missing page, since it may come', async () => {
  for (const [path, status] of [
    ['/none', 404],
    ['/blog/%E0%A4%A', 400],
  ]) {
    const answer = await site.ask(String(path));
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([status, 'no-store']);
  }
});
