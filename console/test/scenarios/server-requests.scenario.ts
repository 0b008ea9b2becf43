import type { Page } from '@playwright/test';
import { json, type Stranger, strangersToken } from '../fixtures/stranger.ts';
import { expect, test } from '../fixtures/test.ts';
import { admin } from '../fixtures/test-api.ts';

type Asked = { method?: string; headers?: Record<string, string>; body?: string };

const signIn = (page: Page, { url }: Stranger) =>
  page.evaluate((given) => window.agency.session.signIn(given), { server: url, ...admin });

const ask = (page: Page, options: Asked = {}) =>
  page.evaluate(
    (given) =>
      fetch('/graphql', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ query: '{ __typename }' }),
        ...given,
      }).then(async (response) => ({
        status: response.status,
        headers: [...response.headers.keys()],
        body: await response.text(),
      })),
    options,
  );

test('requests bear the token and nothing else that tells who asks; answers bring only what is needed', async ({
  launch,
  stranger,
}) => {
  const { page } = await launch();
  stranger.answer = (_request, response) => {
    response.setHeader('Set-Cookie', 'tracked=1; Path=/');
    response.setHeader('X-Powered-By', 'stranger');
    response.setHeader('Retry-After', '60');
    json(response, {});
  };
  await signIn(page, stranger);
  expect(stranger.seen[0]?.headers.authorization, 'nobody is signed in yet').toBeUndefined();
  await ask(page);
  const { headers } = await ask(page);
  expect(headers).not.toContain('x-powered-by');
  expect(headers, 'when it wants to be asked again').toContain('retry-after');
  const { headers: sent } = stranger.seen.at(-1) ?? {};
  expect(sent).toMatchObject({ authorization: `Bearer ${strangersToken}` });
  expect(Object.keys(sent ?? {})).not.toEqual(expect.arrayContaining(['cookie']));
  expect(Object.keys(sent ?? {})).not.toEqual(expect.arrayContaining(['origin']));
});

test('a redirect is not followed: nobody else gets the token', async ({ launch, stranger, otherStranger }) => {
  const { page } = await launch();
  await signIn(page, stranger);
  stranger.answer = (_request, response) => response.writeHead(307, { Location: `${otherStranger.url}/graphql` }).end();
  expect(await ask(page)).toMatchObject({ status: 503, body: expect.stringContaining('OFFLINE') });
  expect(otherStranger.seen).toEqual([]);
});

test('only GraphQL goes through: JSON, by POST, of a fair size', async ({ launch, stranger }) => {
  const { page } = await launch();
  await signIn(page, stranger);
  const body = JSON.stringify({ query: '{ planted }' });
  expect(await ask(page, { method: 'PUT', body })).toMatchObject({ status: 405 });
  expect(await ask(page, { body, headers: { 'Content-Type': 'text/plain' } })).toMatchObject({ status: 415 });
  expect(await ask(page, { body: 'planted' })).toMatchObject({ status: 400 });
  expect(await ask(page, { body: '["planted"]' })).toMatchObject({ status: 400 });
  expect(await ask(page, { body: `{"query":"{ planted }${' '.repeat(300_000)}"}` })).toMatchObject({ status: 413 });
  expect(stranger.seen.filter((request) => request.body.includes('planted'))).toEqual([]);
});

test('what is no answer of a GraphQL server counts as no answer', async ({ launch, stranger }) => {
  const { page } = await launch();
  await signIn(page, stranger);
  stranger.answer = (_request, response) =>
    response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad</h1>');
  expect(await ask(page)).toMatchObject({ status: 503, body: expect.stringContaining('OFFLINE') });
  await stranger.close();
  expect(await ask(page)).toMatchObject({ status: 503, body: expect.stringContaining('OFFLINE') });
});

test('pictures come through main, without the token, and only pictures', async ({
  launch,
  stranger,
  otherStranger,
}) => {
  const { page } = await launch();
  await signIn(page, stranger);
  stranger.answer = ({ path }, response) => {
    response.setHeader('Content-Type', path.endsWith('.png') ? 'image/png' : 'text/html');
    response.end('bytes');
  };
  const show = (src: string) =>
    page.evaluate((path) => fetch(`/picture?src=${encodeURIComponent(path)}`).then(({ status }) => status), src);
  expect(await show('/images/a.png')).toBe(200);
  const asked = stranger.seen.find(({ path }) => path === '/images/a.png');
  expect(asked?.method).toBe('GET');
  expect(asked?.headers.authorization).toBeUndefined();
  expect(await show('/secret.html')).toBe(404);
  expect(await show(`${otherStranger.url}/a.png`), 'plain http elsewhere').toBe(404);
  expect(await show('file:///etc/passwd')).toBe(404);
  expect(otherStranger.seen).toEqual([]);
});
