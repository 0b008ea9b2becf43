import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serveTestSite } from './serve-test-site.ts';

const site = await serveTestSite();

test('a file is served with its type, without rendering a page', async () => {
  const response = await site.ask('/robots-logo.ico');
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/vnd.microsoft.icon']);
  expect(site.rendered).toEqual([]);
});

test('if a file is deleted while the server runs, its path is rendered as a page', async () => {
  await rm(join(site.folder, 'gone.css'));
  const response = await site.ask('/gone.css');
  expect(await response.text()).toBe('/gone.css');
});

test('a compressed file is served at the URL and with the type of the original file', async () => {
  const response = await site.ask('/big.css', { 'Accept-Encoding': 'gzip, br' });
  expect(response.headers.get('Content-Type')).toBe('text/css; charset=utf-8');
  expect(response.headers.get('Content-Encoding')).toBe('br');
  expect(await response.text()).toBe('a{}');
});

test.each([
  [{ Range: 'bytes=9999-' }, 416],
  [{ 'If-Match': '"another"' }, 412],
])('a file requested with %o is refused with %i, without headers that let caches keep it', async (headers, status) => {
  const response = await site.ask('/big.css', headers);
  expect(response.status).toBe(status);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  for (const name of ['ETag', 'Content-Encoding']) expect(response.headers.get(name)).toBeNull();
  expect(site.rendered).toEqual([]);
});

test('only pictures may be embedded elsewhere, such as in mail programs', async () => {
  const allowed = async (path: string) => (await site.ask(path)).headers.get('Cross-Origin-Resource-Policy');
  expect(await allowed('/robots-logo.ico')).toBe('cross-origin');
  expect(await allowed('/big.css')).toBe('same-origin');
});
