import { expect, test } from 'vitest';
import { useApi } from '../../../test/serve-api.ts';
import { signedIn } from '../../../test/sign-in.ts';
import { examples } from './examples.ts';

const { api, database } = await useApi();

const open = () => fetch(`${api.url}/graphql`, { headers: { Accept: 'text/html' } });

test('a browser gets GraphiQL, whose policy allows no inline script and nothing from other hosts', async () => {
  const page = await open();
  const policy = page.headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/https?:/);
  const html = await page.text();
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/);
  expect(html).not.toMatch(/(?:src|href)="https?:/);
});

const filesOf = (html: string) => [...html.matchAll(/(?:src|href)="(\/graphql\/[^"]+)"/g)].map(([, path = '']) => path);

test('GraphiQL’s files are served from this server, with their content types, and may be cached forever', async () => {
  const paths = filesOf(await (await open()).text());
  const answers = await Promise.all(paths.map((path) => fetch(api.url + path)));
  expect(answers.map(({ headers }) => headers.get('Content-Type'))).toEqual([
    'text/css; charset=utf-8',
    'text/css; charset=utf-8',
    'text/javascript; charset=utf-8',
    'text/javascript; charset=utf-8',
  ]);
  for (const { headers } of answers) expect(headers.get('Cache-Control')).toContain('immutable');
  const [style = '', , script = ''] = await Promise.all(answers.map((answer) => answer.text()));
  expect(style.match(/@font-face\s*\{[^}]{0,80}/g)).toEqual(
    expect.not.arrayContaining([expect.not.stringContaining('codicon')]),
  );
  expect(style.length).toBeGreaterThan(10_000);
  // The policy would block these.
  expect(/\bnew Function\(|[^.\w]eval\(/.test(script)).toBe(false);
  const [, workers = '{}'] = /const workers = (\{.*\});/.exec(script) ?? [];
  for (const path of Object.values<string>(JSON.parse(workers)))
    expect([path, (await fetch(api.url + path)).headers.get('Content-Type')]).toEqual([
      path,
      'text/javascript; charset=utf-8',
    ]);
  expect(Object.keys(JSON.parse(workers))).toEqual(['editorWorkerService', 'json', 'graphql']);
});

test('GraphiQL’s first files are compressed to less than 1.6 MB together, and its workers to less than 0.6 MB', async () => {
  const bytesOf = async (path: string) => {
    const answer = await fetch(api.url + path, { headers: { 'Accept-Encoding': 'br' } });
    await answer.arrayBuffer();
    return Number(answer.headers.get('Content-Length'));
  };
  const paths = filesOf(await (await open()).text());
  const script = await (await fetch(api.url + paths[2])).text();
  const workers = Object.values<string>(JSON.parse(/const workers = (\{.*\});/.exec(script)?.[1] ?? '{}'));
  const sum = async (files: string[]) => (await Promise.all(files.map(bytesOf))).reduce((all, bytes) => all + bytes, 0);
  expect(await sum(paths)).toBeLessThan(1_600_000);
  expect(await sum(workers)).toBeLessThan(600_000);
});

test.each(examples.map(({ query, variables }) => ({ name: /^\w+ (\w+)/m.exec(query)?.[1] ?? '', query, variables })))(
  'GraphiQL’s example $name works unchanged',
  async ({ query, variables }) => {
    const { headers } = await signedIn(database.client);
    const answer = await fetch(`${api.url}/graphql`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
      body: JSON.stringify({ query, variables: JSON.parse(variables || '{}') }),
    });
    // A subscription does not end, so only its beginning is read.
    const { value } = (await answer.body?.getReader().read()) ?? {};
    const text = new TextDecoder().decode(value);
    expect([answer.status, text]).toEqual([200, expect.not.stringContaining('"errors"')]);
    expect(answer.headers.get('Content-Type')).toMatch(query.includes('\nsubscription ') ? /event-stream/ : /json/);
  },
);

test('an unknown file below /graphql is a 404', async () => {
  expect((await fetch(`${api.url}/graphql/unknown.js`)).status).toBe(404);
  expect((await fetch(`${api.url}/graphql/`, { method: 'POST' })).status).toBe(404);
});
