import { expect, test } from 'vitest';
import { serveApi } from '../../test/serve-api.ts';
import { useTestDatabase } from '../../test/test-database.ts';

const database = await useTestDatabase();
const api = await serveApi(database);

const open = () => fetch(`${api.url}/graphql`, { headers: { Accept: 'text/html' } });

test('a browser gets GraphiQL, whose policy allows no inline script and nothing from elsewhere', async () => {
  const page = await open();
  const policy = page.headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/https?:/);
  const html = await page.text();
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/);
  expect(html).not.toMatch(/(?:src|href)="https?:/);
});

test('its files are served from here, as what they are, to be kept for ever', async () => {
  const html = await (await open()).text();
  const [, script] = /<script src="([^"]+)"/.exec(html) ?? [];
  const [, style] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
  const [js, css] = await Promise.all([fetch(api.url + script), fetch(api.url + style)]);
  expect([js.headers.get('Content-Type'), css.headers.get('Content-Type')]).toEqual([
    'text/javascript; charset=utf-8',
    'text/css; charset=utf-8',
  ]);
  expect(js.headers.get('Cache-Control')).toContain('immutable');
  const source = await js.text();
  expect(source).toContain('renderYogaGraphiQL(');
  expect(source).toContain('query Welcome {');
  // The policy would stop these.
  expect(source).not.toMatch(/\bnew Function\(|[^.\w]eval\(/);
  expect((await css.text()).length).toBeGreaterThan(10_000);
});

test('an unknown file below /graphql is a 404', async () => {
  expect((await fetch(`${api.url}/graphql/unknown.js`)).status).toBe(404);
});
