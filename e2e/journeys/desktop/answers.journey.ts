import { pages } from '../../fixtures/pages.ts';
import { expect, test } from '../../fixtures/test.ts';

const answers = [
  { path: '/', status: 200, type: 'text/html' },
  { path: '/no-such-page', status: 404, type: 'text/html' },
  { path: '/blog/no-such-post', status: 404, type: 'text/html' },
  { path: '/blog.data', status: 200, type: 'text/x-script' },
  { path: '/favicon.svg', status: 200, type: 'image/svg+xml', shownBy: 'cross-origin' },
  { path: '/.well-known/security.txt', status: 200, type: 'text/plain' },
  { path: '/blog/feed.xml', status: 200, type: 'application/rss+xml' },
  { path: '/api/portfolio', status: 200, type: 'application/json' },
  { path: '/api/no-such-path', status: 404, type: 'application/json' },
  { path: '/readyz', status: 200, type: 'application/json' },
];

test('every kind of response has its content type, the security headers and a request id', async ({
  playwright,
  baseURL,
}) => {
  for (const { path, status, type, shownBy = 'same-origin' } of answers) {
    const client = await playwright.request.newContext({ baseURL });
    const answer = await client.get(path);
    expect(answer.status(), path).toBe(status);
    const headers = answer.headers();
    expect(headers['content-type'], path).toContain(type);
    const policies = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'content-security-policy');
    expect(policies, 'two policies would both be enforced').toHaveLength(1);
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/(script-src|default-src) /);
    expect(policy.match(/(script-src|default-src) [^;]*/g)?.join()).not.toMatch(/unsafe-(inline|eval)/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-embedder-policy']).toBe('credentialless');
    expect(headers['cross-origin-resource-policy']).toBe(shownBy);
    expect(headers['cache-control'], 'without this header, caches choose a duration').toMatch(
      status === 200 ? /./ : /no-store/,
    );
    expect(headers['x-request-id']).toMatch(/^[\w-]{16,}$/);
    expect(headers['x-powered-by']).toBeUndefined();
    const again = await client.get(path);
    expect(again.headers()['x-request-id']).not.toBe(headers['x-request-id']);
    await client.dispose();
  }
});

test('another spelling of a path leads to the canonical one, on the server and in the page’s router', async ({
  page,
  request,
}) => {
  const answer = await request.get('/Services/WordPress/?a=1', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([308, '/services/wordpress?a=1']);
  expect((await request.get('/blog/Restore-is-the-product', { maxRedirects: 0 })).status()).toBe(404);

  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Name', exact: true }).focus();
  await expect(
    page.getByRole('button', { name: 'Complete the check above to send' }),
    'the framework has loaded',
  ).toBeDisabled();
  await page.evaluate(() => {
    document.documentElement.dataset.loaded = 'once';
    history.pushState(null, '', '/Blog/restore-is-the-product');
    history.pushState(null, '', '/portfolio');
    history.back();
  });
  await expect(page).toHaveURL(pages.post);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${pages.post}$`));
  await expect(page.locator('html')).toHaveAttribute('data-loaded', 'once');
});

test('browsers may cache files with a hash in their name forever', async ({ page, request }) => {
  await page.goto('/admin');
  const script = await page.locator('link[rel=modulepreload]').first().getAttribute('href');
  const file = await request.get(script ?? '');
  expect(file.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(file.headers()['content-encoding']).toBe('br');
});

test('a page is cross-origin isolated, and accepts no plain text as markup or code', async ({ page, faults }) => {
  await page.goto(pages.post);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  const taken = await page.evaluate(() => {
    const attempts = [
      () => document.body.insertAdjacentHTML('beforeend', '<p id="planted">'),
      () => Object.assign(document.createElement('script'), { text: '1' }),
      () => Object.assign(document.createElement('script'), { src: 'https://elsewhere.example/' }),
      () => new Worker('https://elsewhere.example/'),
    ];
    return attempts.filter((attempt) => {
      try {
        attempt();
        return true;
      } catch {
        return false;
      }
    }).length;
  });
  expect(taken).toBe(0);
  faults.allow(/requires 'TrustedHTML'/, /requires 'TrustedScript'/, /requires 'TrustedScriptURL'/);
});

const form = 'application/x-www-form-urlencoded';
const refused = [
  { path: '/admin', data: 'intent=constructor', type: form, status: 400 },
  { path: '/admin/orders', data: 'id=1', type: form, status: 400 },
  {
    path: '/admin',
    data: '{"intent":"sign-out"}',
    type: 'application/json',
    status: 415,
  },
  {
    path: '/contact',
    data: '--x',
    type: 'multipart/form-data; boundary=x',
    status: 415,
  },
  { path: '/about', data: 'a=b', type: form, status: 405 },
];

test('a page and its .data address refuse a form that they cannot handle, and leak no server internals', async ({
  request,
}) => {
  for (const { path, data, type, status } of refused) {
    for (const address of [path, `${path}.data`]) {
      const answer = await request.post(address, { data, headers: { 'Content-Type': type } });
      expect(answer.status(), `${address} ${data}`).toBe(status);
      expect(await answer.text()).not.toMatch(/queryApi|logError|nonce|node:internal|file:\/\//);
    }
    expect((await request.put(`${path}.data`, { data })).status()).toBe(405);
  }
});
