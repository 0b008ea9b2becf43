import type { Page } from '@playwright/test';
import { json, type OtherServer, otherServersToken } from '../fixtures/other-server.ts';
import { signInByBridge } from '../fixtures/signed-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { admin } from '../fixtures/test-api.ts';

type Asked = { method?: string; headers?: Record<string, string>; body?: string };

const signIn = (page: Page, { url }: OtherServer) =>
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

const show = (page: Page, src: string) =>
  page.evaluate((path) => fetch(`/picture?src=${encodeURIComponent(path)}`).then(({ status }) => status), src);

test('main limits requests to what the program needs, whatever the page or the server sends', async ({
  launch,
  otherServer,
  thirdServer,
}) => {
  const { page } = await launch();
  const { answer } = otherServer;
  await test.step('requests contain only the token, and answers only what the page needs', async () => {
    otherServer.answer = (_request, response) => {
      response.setHeader('Set-Cookie', 'tracked=1; Path=/');
      response.setHeader('X-Powered-By', 'stranger');
      response.setHeader('Retry-After', '60');
      json(response, {});
    };
    await signIn(page, otherServer);
    expect(otherServer.seen[0]?.headers.authorization, 'nobody is signed in yet').toBeUndefined();
    await ask(page);
    const { headers } = await ask(page);
    expect(headers).not.toContain('x-powered-by');
    expect(headers, 'the delay before a retry is passed on').toContain('retry-after');
    const { headers: sent } = otherServer.seen.at(-1) ?? {};
    expect(sent).toMatchObject({ authorization: `Bearer ${otherServersToken}` });
    expect(Object.keys(sent ?? {})).not.toEqual(expect.arrayContaining(['cookie']));
    expect(Object.keys(sent ?? {})).not.toEqual(expect.arrayContaining(['origin']));
  });
  await test.step('a request that belongs to another user is not sent with the current user’s token', async () => {
    otherServer.answer = answer;
    const owner = encodeURIComponent(JSON.stringify([otherServer.url, 'another']));
    const before = otherServer.seen.length;
    const headers = { 'Content-Type': 'application/json', 'Agency-Owner': owner };
    expect(await ask(page, { headers })).toMatchObject({ status: 409 });
    const theirs = otherServer.seen
      .slice(before)
      .filter(({ body }) => body === JSON.stringify({ query: '{ __typename }' }));
    expect(theirs).toEqual([]);
  });
  await test.step('a redirect is not followed, so nobody else gets the token', async () => {
    otherServer.answer = (_request, response) =>
      response.writeHead(307, { Location: `${thirdServer.url}/graphql` }).end();
    expect(await ask(page)).toMatchObject({ status: 503, body: expect.stringContaining('OFFLINE') });
    expect(thirdServer.seen).toEqual([]);
  });
  await test.step('only GraphQL is forwarded: JSON, by POST, up to a size limit', async () => {
    otherServer.answer = answer;
    const body = JSON.stringify({ query: '{ planted }' });
    expect(await ask(page, { method: 'PUT', body })).toMatchObject({ status: 405 });
    expect(await ask(page, { body, headers: { 'Content-Type': 'text/plain' } })).toMatchObject({ status: 415 });
    expect(await ask(page, { body: 'planted' })).toMatchObject({ status: 400 });
    expect(await ask(page, { body: '["planted"]' })).toMatchObject({ status: 400 });
    expect(await ask(page, { body: `{"query":"{ planted }${' '.repeat(300_000)}"}` })).toMatchObject({ status: 413 });
    expect(otherServer.seen.filter((request) => request.body.includes('planted'))).toEqual([]);
  });
  await test.step('main fetches the server’s pictures without the token, and passes on only pictures', async () => {
    otherServer.answer = answer;
    const types: Record<string, string> = { png: 'image/png', svg: 'image/svg+xml', html: 'text/html' };
    otherServer.answer = ({ path }, response) => {
      response.setHeader('Content-Type', types[path.split('.').at(-1) ?? ''] ?? 'image/webp');
      response.setHeader('Set-Cookie', 'tracked=1; Path=/');
      if (path === '/moved.png') response.writeHead(302, { Location: '/images/a.png' }).end();
      else response.end('bytes');
    };
    expect(await show(page, '/images/a.png')).toBe(200);
    expect(await show(page, '/images/b.png')).toBe(200);
    const asked = otherServer.seen.find(({ path }) => path === '/images/b.png');
    expect(asked?.method).toBe('GET');
    expect(Object.keys(asked?.headers ?? {})).not.toEqual(expect.arrayContaining(['authorization']));
    expect(Object.keys(asked?.headers ?? {})).not.toEqual(expect.arrayContaining(['cookie']));
    expect(Object.keys(asked?.headers ?? {})).not.toEqual(expect.arrayContaining(['referer']));
    for (const source of ['/secret.html', '/a.svg', '/moved.png', 'file:///etc/passwd', 'http://['])
      expect(await show(page, source), source).not.toBe(200);
    const nosniff = await page.evaluate(() =>
      fetch('/picture?src=%2Fimages%2Fa.png').then(({ headers }) => headers.get('x-content-type-options')),
    );
    expect(nosniff).toBe('nosniff');
  });
  await test.step('main asks the server for pictures of other hosts, with the token', async () => {
    otherServer.answer = ({ path }, response) =>
      response.setHeader('Content-Type', path.includes('svg') ? 'image/svg+xml' : 'image/png').end('bytes');
    expect(await show(page, 'https://pictures.example/a.png?b=c&d')).toBe(200);
    expect(await show(page, 'https://pictures.example/a.svg')).toBe(404);
    otherServer.answer = (_request, response) => response.writeHead(502).end();
    expect(await show(page, 'https://pictures.example/b.png'), 'it is unknown whether the picture exists').toBe(504);
    expect(otherServer.seen.filter(({ path }) => path.startsWith('/api/'))).toMatchObject([
      {
        method: 'GET',
        path: '/api/admin/picture?url=https%3A%2F%2Fpictures.example%2Fa.png%3Fb%3Dc%26d',
        headers: { authorization: `Bearer ${otherServersToken}` },
      },
      { path: '/api/admin/picture?url=https%3A%2F%2Fpictures.example%2Fa.svg' },
      { path: '/api/admin/picture?url=https%3A%2F%2Fpictures.example%2Fb.png' },
    ]);
  });
  await test.step('an answer that is not GraphQL counts as no answer', async () => {
    otherServer.answer = (_request, response) =>
      response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad</h1>');
    expect(await ask(page)).toMatchObject({ status: 503, body: expect.stringContaining('OFFLINE') });
    await otherServer.close();
    expect(await ask(page)).toMatchObject({ status: 503, body: expect.stringContaining('OFFLINE') });
  });
});

test('pictures are never fetched from the internal network', async ({ api, launch, otherServer }) => {
  const { page } = await launch();
  await signInByBridge(page, api);
  await page.getByRole('button', { name: 'Portfolio' }).click();
  await page.getByRole('button', { name: 'New item' }).click();
  await page.getByLabel('Image URL').fill(`${otherServer.url}/a.png`);
  await expect(page.getByText('its server cannot be reached')).toBeVisible();
  expect(otherServer.seen).toEqual([]);
});
