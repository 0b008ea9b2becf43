import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PageCache } from './page-cache.ts';
import type { Visit } from './render-page.ts';
import { RenderedPage } from './rendered-page.ts';
import { siteHandler } from './site-handler.ts';
import { staticFiles } from './static-files.ts';

let server: Server;
let address: string;
let folder: string;
const publicUrl = 'https://agency.example';
const rendered: string[] = [];
const pages = new PageCache();

/** Renders the address it was asked for, so that answers tell what was rendered. */
async function renderPage({ request }: Visit): Promise<RenderedPage> {
  rendered.push(new URL(request.url).pathname + new URL(request.url).search);
  return new RenderedPage(
    200,
    new Headers({ 'Content-Type': 'text/html' }),
    Buffer.from(new URL(request.url).pathname),
  );
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await writeFile(join(folder, 'robots-logo.ico'), 'icon');
  await writeFile(join(folder, 'gone.css'), 'a{}');
  await writeFile(join(folder, 'big.css'), 'a{}');
  await writeFile(join(folder, 'big.css.br'), brotliCompressSync('a{}'));
  const files = staticFiles(folder);
  const queryApiFor = () => () => Promise.reject(new Error('no data here'));
  const handler = siteHandler({ pages, files, renderPage, routeIds: new Set(), queryApiFor, publicUrl, secure: false });
  const respond = (request: IncomingMessage, response: ServerResponse) =>
    handler(request, response, {
      path: request.url?.split('?', 1)[0],
      routeKind: '',
      log: { error: () => undefined },
    } as never);
  server = createServer(respond);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

beforeEach(() => {
  pages.expire();
  rendered.length = 0;
});

afterAll(async () => {
  server.close();
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
  for (const name of ['Cache-Control', 'ETag', 'Content-Encoding']) expect(response.headers.get(name)).toBeNull();
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
