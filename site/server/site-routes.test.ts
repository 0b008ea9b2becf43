import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createHttpApp, createRequestLimits, listen } from '@agency/api';
import { graphql } from '@agency/api/typed-graphql';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { PageCache } from './page-cache.ts';
import { type Caller, remoteQueries } from './query-api.ts';
import type { Visit } from './render-page.ts';
import { RenderedPage } from './rendered-page.ts';
import { siteRoutes } from './site-routes.ts';
import { staticFiles } from './static-files.ts';

let app: FastifyInstance;
let address: string;
let folder: string;
const publicUrl = 'https://agency.example';
const rendered: string[] = [];
/** On behalf of which addresses pages asked the API. */
const callers: string[] = [];
/** The address that requests come from. */
let visitor = '127.0.0.1';
const pages = new PageCache();
/** What goes wrong while a page is rendered. */
let pageFault: unknown = null;
/** The API's address, where it runs elsewhere. */
let distantApi: string | null = null;
const plans = graphql('query Plans { maintenancePlans { type } }');
const log = {
  ...{ fatal: vi.fn(), error: vi.fn(), warn: vi.fn(), info: vi.fn(), debug: vi.fn(), trace: vi.fn() },
  child: () => log,
};

/** Renders the address it was asked for, so that answers tell what was rendered. */
async function renderPage({ request, queryApi, tags, logError }: Visit): Promise<RenderedPage> {
  rendered.push(new URL(request.url).pathname + new URL(request.url).search);
  if (pageFault) logError(pageFault);
  const { pathname } = new URL(request.url);
  const asksPlans = distantApi || pathname === '/plans';
  const refusal = asksPlans && (await queryApi(plans, {}).catch((error: unknown) => error));
  return new RenderedPage(
    refusal instanceof Response ? refusal.status : pathname === '/none' ? 404 : 200,
    new Headers({ 'Content-Type': 'text/html' }),
    Buffer.from(pathname === '/long' ? pathname.repeat(1_000) : pathname),
    tags && { tags: [...tags], cdnCacheControl: 'max-age=0' },
  );
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await writeFile(join(folder, 'robots-logo.ico'), 'icon');
  await writeFile(join(folder, 'gone.css'), 'a{}');
  await writeFile(join(folder, 'big.css'), 'a{}');
  await writeFile(join(folder, 'big.css.br'), brotliCompressSync('a{}'));
  const queryApiFor = (caller: Caller) => {
    callers.push(caller.address);
    if (distantApi) return remoteQueries(distantApi, caller, { secure: false });
    return () => Promise.reject(new Error('no data here'));
  };
  const limits = createRequestLimits();
  const readyAnswer = pages.readyAnswer.bind(pages);
  app = createHttpApp({
    logger: log as never,
    security: { secure: false },
    trustProxy: false,
    graceMs: 0,
    readyAnswer,
  });
  app.addHook('onRequest', async (asked) => {
    asked.address = visitor;
  });
  siteRoutes(app, { pages, limits, renderPage, routeIds: new Set(), queryApiFor, publicUrl, secure: false });
  await app.register(staticFiles, { root: folder });
  address = `http://127.0.0.1:${await listen(app, { port: 0, host: '127.0.0.1' })}`;
});

beforeEach(() => {
  visitor = '127.0.0.1';
  pages.expire('site');
  rendered.length = 0;
  callers.length = 0;
  pageFault = null;
  distantApi = null;
  vi.clearAllMocks();
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test('a page is rendered once for all, without the campaign that brought a visitor', async () => {
  await fetch(`${address}/blog?utm_source=mail`);
  await fetch(`${address}/blog`);
  expect(rendered).toEqual(['/blog']);
});

test('a query that a page may read is rendered for its visitor', async () => {
  await fetch(`${address}/blog?after=x`);
  await fetch(`${address}/blog?after=x`);
  expect(rendered).toEqual(['/blog?after=x', '/blog?after=x']);
});

test('a browser that has the page is told that nothing changed', async () => {
  const first = await fetch(`${address}/`);
  const etag = first.headers.get('ETag') ?? '';
  const second = await fetch(`${address}/`, { headers: { 'If-None-Match': etag } });
  expect(second.status).toBe(304);
  expect(await second.text()).toBe('');
});

const forms = ['br', 'zstd', 'gzip', 'identity'];

test('a kept page comes in each form under a tag of its own, and only who has that very form is told so', async () => {
  const get = (headers: Record<string, string>) => fetch(`${address}/long`, { headers });
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
  expect(rendered).toEqual(['/long']);
});

test('a kept page says the same from the store as when it was rendered, and is logged as any other', async () => {
  const of = async () => {
    const { status, headers } = await fetch(`${address}/blog`);
    const { date: _date, 'x-request-id': requestId, ...same } = Object.fromEntries(headers);
    return { status, same, requestId };
  };
  const [first, second] = [await of(), await of()];
  expect(second.same).toEqual(first.same);
  expect(second.requestId).not.toBe(first.requestId);
  expect(second.same).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' });
  await vi.waitFor(() => expect(log.info).toHaveBeenCalledTimes(2));
  for (const [at, { requestId }] of [first, second].entries())
    expect(log.info.mock.calls[at]?.[0]).toMatchObject({ requestId, method: 'GET', path: '/blog', status: 200 });
});

test('a kept page tells a CDN what it shows; one that is rendered for its visitor does not', async () => {
  const of = async (path: string) => {
    const { headers } = await fetch(address + path);
    return [headers.get('CDN-Cache-Control'), headers.get('Cache-Tag')];
  };
  expect(await of('/about')).toEqual(['max-age=0', 'site']);
  expect(await of('/plans')).toEqual(['max-age=0', 'site,plans']);
  for (const path of ['/blog?after=x', '/admin', '/none']) expect(await of(path)).toEqual([null, null]);
});

test('HEAD has the headers of GET and no body', async () => {
  const head = await fetch(`${address}/`, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(Number(head.headers.get('Content-Length'))).toBeGreaterThan(0);
  expect(await head.text()).toBe('');
});

/** Asks for exactly this path, which `fetch` would tidy up. */
const ask = (path: string, method = 'GET') =>
  new Promise<{ status: number | undefined; location: string | undefined }>((resolve, reject) => {
    request({ host: '127.0.0.1', port: new URL(address).port, path, method }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, location: response.headers.location });
    })
      .on('error', reject)
      .end();
  });

test.each([
  ['/portfolio/', '/portfolio'],
  ['/portfolio/?a=1&b=//c', '/portfolio?a=1&b=//c'],
  ['/blog//a-post', '/blog/a-post'],
  ['//', '/'],
  ['/portfolio/.data?_routes=root', '/portfolio.data?_routes=root'],
  ['/blog/../about', '/about'],
  ['//evil.example', '/evil.example'],
  ['//evil.example/', '/evil.example'],
  ['///evil.example//%2F..', '/evil.example/%2F..'],
  ['/\\evil.example', '/evil.example'],
  ['/.//evil.example', '/evil.example'],
])('%s is redirected to %s', async (path, target) => {
  expect(await ask(path)).toEqual({ status: 308, location: target });
  expect(await ask(path, 'HEAD')).toEqual({ status: 308, location: target });
  expect(rendered).toEqual([]);
});

test.each(['/', '/About', '/_root.data', '/.data', '/blog/a%2F%2Fb', '/a?next=//b/'])('%s is not', async (path) => {
  expect((await ask(path)).status).toBe(200);
});

test('a file is served with its type before any page', async () => {
  const response = await fetch(`${address}/robots-logo.ico`);
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/vnd.microsoft.icon']);
  expect(rendered).toEqual([]);
});

test('a file that vanished under the running server is a page not found, not a crash', async () => {
  await rm(join(folder, 'gone.css'));
  const response = await fetch(`${address}/gone.css`);
  expect(await response.text()).toBe('/gone.css');
});

test('a compressed form is sent under the name and type of the file itself', async () => {
  const response = await fetch(`${address}/big.css`, { headers: { 'Accept-Encoding': 'gzip, br' } });
  expect(response.headers.get('Content-Type')).toBe('text/css; charset=utf-8');
  expect(response.headers.get('Content-Encoding')).toBe('br');
  expect(await response.text()).toBe('a{}');
});

test.each([
  [{ Range: 'bytes=9999-' }, 416],
  [{ 'If-Match': '"another"' }, 412],
])('a file asked for with %o is refused with %i and nothing that caches could keep', async (headers, status) => {
  const response = await fetch(`${address}/big.css`, { headers });
  expect(response.status).toBe(status);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  for (const name of ['ETag', 'Content-Encoding']) expect(response.headers.get(name)).toBeNull();
  expect(rendered).toEqual([]);
});

test.each([
  ['GET', '/blog/%E0%A4%A', 400],
  ['DELETE', '/', 405],
  ['PUT', '/portfolio', 405],
])('%s %s is refused with %i', async (method, path, status) => {
  const answered = await new Promise<number | undefined>((resolve, reject) => {
    request(address + path, { method }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });
  expect(answered).toBe(status);
});

test.each(['[', 'a b', 'a@b', '%'])('a request that says its host is %j is answered as any other', async (host) => {
  const answered = await new Promise<number | undefined>((resolve, reject) => {
    request(`${address}/blog`, { headers: { Host: host } }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });
  expect(answered).toBe(200);
});

type FormHeaders = Record<string, string>;
const sendForm = (headers: FormHeaders, body = 'name=Ada') =>
  new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]> }>((resolve, reject) => {
    const form = {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': `${body.length}`,
      ...headers,
    };
    request(`${address}/contact`, { method: 'POST', headers: form }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, headers: response.headers });
    })
      .on('error', reject)
      .end(body);
  });

test('a form of the site itself reaches its page each time, whatever host the proxy in front names', async () => {
  for (const headers of [{ Origin: address }, { Origin: publicUrl, Host: '10.0.0.7' }, { Origin: publicUrl }, {}]) {
    const answer = await sendForm(headers as FormHeaders);
    expect([answer.status, answer.headers['cache-control'], answer.headers.etag]).toEqual([200, 'no-store', undefined]);
  }
  expect(rendered).toEqual(['/contact', '/contact', '/contact', '/contact']);
});

test.each([
  ['of another site', 403, { Origin: 'https://evil.example' }, 'name=Ada'],
  ['of another site that says no origin', 403, { 'Sec-Fetch-Site': 'cross-site' }, 'name=Ada'],
  ['longer than any form here', 413, {}, 'a'.repeat(300_000)],
])('a form %s is refused with %i', async (_which, status, headers: FormHeaders, body) => {
  expect((await sendForm(headers, body)).status).toBe(status);
  expect(rendered).toEqual([]);
});

test('what is rendered for everyone asks the API as no visitor, whose limits would stand in the way of all', async () => {
  visitor = '203.0.113.20';
  await fetch(`${address}/blog`);
  await fetch(`${address}/admin`);
  expect(callers).toEqual(['127.0.0.1', '203.0.113.20']);
});

test('what the API refuses for coming too often is a warning', async () => {
  pageFault = new Response(null, { status: 429 });
  await sendForm({});
  expect(log.warn.mock.calls).toEqual([[{ path: '/contact', status: 429 }, 'page refused']]);
  expect(log.error).not.toHaveBeenCalled();
});

test('a page that a distant API refuses for coming too often is the plain page that says when to come back', async () => {
  const distant = createServer((_asked, response) => response.writeHead(429, { 'Retry-After': '7' }).end());
  await new Promise<void>((resolve) => distant.listen(0, '127.0.0.1', resolve));
  distantApi = `http://127.0.0.1:${(distant.address() as AddressInfo).port}`;
  const answer = await fetch(`${address}/admin`, { headers: { Accept: 'text/html,*/*' } });
  distant.close();
  const headers = ['Retry-After', 'Content-Type', 'Cache-Control'].map((name) => answer.headers.get(name));
  expect([answer.status, ...headers]).toEqual([429, '7', 'text/html; charset=utf-8', 'no-store']);
  expect(await answer.text()).toContain('<h1>Too many requests</h1>');
  expect(rendered).toEqual(['/admin']);
});

test('what the router refuses is a warning without a stack, and a fault is an error with everything', async () => {
  const refusal = {
    status: 405,
    statusText: 'Method Not Allowed',
    internal: true,
    data: 'No action.',
    error: new Error(),
  };
  pageFault = refusal;
  await sendForm({});
  expect(log.warn.mock.calls).toEqual([[{ path: '/contact', status: 405 }, 'page refused']]);
  expect(log.error).not.toHaveBeenCalled();

  for (const fault of [new Error('the cause'), { ...refusal, status: 500 }]) {
    pageFault = fault;
    await sendForm({});
    expect(log.error.mock.lastCall).toEqual([{ err: fault, path: '/contact' }, 'page failed']);
  }
  expect(log.warn).toHaveBeenCalledTimes(1);
});

test('what is not there is kept by no cache, since it may come', async () => {
  for (const [path, status] of [
    ['/none', 404],
    ['/blog/%E0%A4%A', 400],
  ]) {
    const answer = await fetch(`${address}${path}`);
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([status, 'no-store']);
  }
});

test('pictures may be shown by others, such as mail programs; other files may not', async () => {
  const allowed = async (path: string) => (await fetch(address + path)).headers.get('Cross-Origin-Resource-Policy');
  expect(await allowed('/robots-logo.ico')).toBe('cross-origin');
  expect(await allowed('/big.css')).toBe('same-origin');
});

describe('a visitor who asks for more pages than any person', () => {
  const ask = (path: string, headers: Record<string, string> = {}) => fetch(address + path, { headers });

  /** Asks for pages that nobody has kept until one is refused. */
  async function exhaust(path: (at: number) => string): Promise<number> {
    for (let at = 0; at < 1_000; at++) {
      const { status } = await ask(path(at));
      if (status === 429) return at;
    }
    return Number.POSITIVE_INFINITY;
  }

  test('is told when to come back, in the form that was asked for, and still gets what is kept', async () => {
    visitor = '203.0.113.9';
    await ask('/blog');
    expect(await exhaust((at) => `/blog?after=${at}`)).toBeGreaterThan(250);
    const refused = await ask('/admin', { Accept: 'text/html,*/*' });
    expect([refused.status, refused.headers.get('Content-Type')]).toEqual([429, 'text/html; charset=utf-8']);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await refused.text()).toContain('<h1>Too many requests</h1>');
    expect(await (await ask('/admin')).json()).toEqual({ message: expect.stringMatching(/^Too many requests/) });
    expect((await sendForm({})).status).toBe(429);
    for (const path of ['/blog', '/blog?utm_source=mail', '/robots-logo.ico'])
      expect((await ask(path)).status).toBe(200);
    visitor = '203.0.113.10';
    expect((await ask('/blog?after=x')).status).toBe(200);
  });

  test('is not refused when asking for one that is kept, however often', async () => {
    visitor = '2001:db8::1';
    expect(await exhaust(() => '/blog')).toBe(Number.POSITIVE_INFINITY);
  });

  test('may be this machine, where tests and proxies are', async () => {
    visitor = '::1';
    expect(await exhaust((at) => `/blog?after=${at}`)).toBe(Number.POSITIVE_INFINITY);
  });
});
