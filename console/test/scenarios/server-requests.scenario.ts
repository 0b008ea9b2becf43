import { Readable } from 'node:stream';
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
    json(response, {});
  };
  await signIn(page, stranger);
  expect(stranger.seen[0]?.headers.authorization, 'nobody is signed in yet').toBeUndefined();
  await ask(page);
  const { headers } = await ask(page);
  expect(headers).not.toContain('x-powered-by');
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

/** Twice what is read at most: a reader that stops nowhere comes to an end as well, and is found out. */
function* twiceTheMost() {
  for (let megabyte = 0; megabyte < 64; megabyte += 1) yield Buffer.alloc(1024 * 1024, ' ');
  yield '{"data":{}}';
}

test('an answer without end is left, and counts as no answer', async ({ launch, stranger }) => {
  const { page } = await launch();
  await signIn(page, stranger);
  let left = false;
  stranger.answer = (_request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.on('close', () => {
      left = !response.writableFinished;
    });
    Readable.from(twiceTheMost()).pipe(response);
  };
  const { status } = await ask(page);
  expect(status).toBe(503);
  await expect.poll(() => left).toBe(true);
});

const strange: Record<string, [type: string, body: string]> = {
  'a page': ['text/html', '<h1>Welcome</h1>'],
  'no JSON': ['application/json', 'Welcome'],
  'a list': ['application/json', '[]'],
  'nothing of what was asked': ['application/json', '{"data":{}}'],
  'a sign-in without a token': ['application/json', '{"data":{"signIn":{"__typename":"SignedIn","user":{}}}}'],
  'a token that is no text': [
    'application/json',
    '{"data":{"signIn":{"__typename":"SignedIn","token":7,"user":{"username":"studio"}}}}',
  ],
  'issues that are none': [
    'application/json',
    '{"data":{"signIn":{"__typename":"InvalidInput","message":"x","issues":null}}}',
  ],
};
for (const [name, [type, body]] of Object.entries(strange))
  test(`a sign-in that is answered with ${name} is told to be at the wrong address`, async ({ launch, stranger }) => {
    const { page } = await launch();
    stranger.letsIn = false;
    stranger.answer = (_request, response) => response.setHeader('Content-Type', type).end(body);
    expect(await signIn(page, stranger)).toEqual({
      ok: false,
      message: 'This address does not answer like the agency’s server.',
      field: 'server',
    });
    expect(await page.evaluate(() => window.agency.session.get())).toMatchObject({ state: 'signed-out' });
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
