import { expect, test } from 'vitest';
import { z } from 'zod';
import { restRows } from '#api/rest/rest.ts';
import { blogPost, portfolioItem } from '../../test/factories.ts';
import { serveApi } from '../../test/serve-api.ts';
import { useTestDatabase } from '../../test/test-database.ts';

const database = await useTestDatabase();
const { client } = database;
const api = await serveApi(database);

const description = z.object({
  openapi: z.string(),
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ summary: z.string(), responses: z.record(z.string(), z.unknown()) })),
  ),
});

test('every row of the table is described, with its answer and its refusals', async () => {
  const answer = await fetch(`${api.url}/api/json`);
  const { openapi, paths } = description.parse(await answer.json());
  expect(openapi).toMatch(/^3\.1/);
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
  );
  expect(described.map(([name]) => name).sort()).toEqual(
    restRows.map(({ method, path }) => `${method} ${path}`).sort(),
  );
  for (const [name, { responses }] of described)
    expect([name, Object.keys(responses)]).toEqual([name, [expect.stringMatching(/^20[01]$/), '4XX']]);
});

test('public answers are as they are described', async () => {
  await client.portfolioItem.create({ data: portfolioItem({ featured: true }) });
  await client.blogPost.create({ data: blogPost({ slug: 'spring' }) });
  for (const { path, answers } of restRows.filter(({ forAnybody }) => forAnybody)) {
    const answer = await fetch(api.url + path.replace('{slug}', 'spring'));
    expect(z.safeParse(answers, await answer.json()), path).toMatchObject({ success: true });
  }
});

test('the page to read and try it loads nothing from elsewhere, and its policy allows no inline script', async () => {
  const page = await fetch(`${api.url}/api`);
  const policy = page.headers.get('Content-Security-Policy') ?? '';
  expect([page.status, page.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/https?:/);
  const html = await page.text();
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|(?:src|href)="https?:/);
  const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => new URL(file, page.url));
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter(({ pathname }) => /icon|logo/.test(pathname))).toEqual([]);
  const start = await (await fetch(`${api.url}/api/static/swagger-initializer.js`)).text();
  expect([start.includes('BaseLayout'), /base64,\w/.test(start)]).toEqual([true, false]);
  for (const file of files) expect([file.pathname, (await fetch(file)).status]).toEqual([file.pathname, 200]);
});

test('answers what is not there as the API does, and other methods as its neighbors do', async () => {
  const ask = async (path: string, method = 'GET') => {
    const { status, headers } = await fetch(api.url + path, { method, redirect: 'manual' });
    return [status, headers.get('Location') ?? headers.get('Allow') ?? headers.get('Content-Type')];
  };
  expect(await ask('/api/static/index.html?x')).toEqual([302, '/api/']);
  expect(await ask('/api/static/nothing.js')).toEqual([404, 'application/json; charset=utf-8']);
  for (const path of ['/api', '/api/', '/api/json']) {
    expect(await ask(path, 'OPTIONS')).toEqual([204, 'GET, HEAD, OPTIONS']);
    expect(await ask(path, 'DELETE')).toEqual([405, 'GET, HEAD, OPTIONS']);
  }
});
