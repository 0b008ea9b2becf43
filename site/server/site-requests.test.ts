import { describe, expect, test } from 'vitest';
import { serveTestSite } from './serve-test-site.ts';

const site = await serveTestSite();

test.each([
  ['/portfolio/', '/portfolio'],
  ['/portfolio/?a=1&b=//c', '/portfolio?a=1&b=//c'],
  ['/blog//a-post', '/blog/a-post'],
  ['//', '/'],
  ['/portfolio/.data?_routes=root', '/portfolio.data?_routes=root'],
  ['/blog/../about', '/about'],
  ['//evil.example', '/evil.example'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['/.//evil.example', '/evil.example'],
])('%s is redirected to %s', async (path, target) => {
  for (const method of ['GET', 'HEAD'])
    expect(await site.send(path, { method })).toMatchObject({ status: 308, headers: { location: target } });
});

test.each([
  ['/About/?a=1', '/About?a=1'],
  ['/services/', '/services'],
  ['///evil.example//%2F..', '/evil.example/%2F..'],
])('the router gets %s as %s, so that one redirect is enough', async (path, target) => {
  expect(await site.send(path)).toMatchObject({ status: 308, headers: { location: target } });
  expect(site.rendered).toEqual([target]);
  site.location = '/about';
  expect(await site.send(path)).toMatchObject({ status: 308, headers: { location: '/about' } });
});

test('the router gets the whole query of a path that redirects, including campaign tags', async () => {
  await site.ask('/services?utm_source=mail');
  expect(site.rendered).toEqual(['/services?utm_source=mail']);
});

test('a page that has moved redirects with the query, including campaign tags', async () => {
  site.location = '/blog/new';
  for (const query of ['', '?utm_source=mail'])
    expect(await site.send(`/moved/${query}`)).toMatchObject({
      status: 301,
      headers: { location: `/blog/new${query}` },
    });
});

test.each(['/', '/About', '/_root.data', '/.data', '/blog/a%2F%2Fb', '/a?next=//b/'])(
  '%s is not redirected',
  async (path) => {
    expect((await site.send(path)).status).toBe(200);
  },
);

test.each([
  ['GET', '/blog/%E0%A4%A', 400],
  ['DELETE', '/', 405],
  ['PUT', '/portfolio', 405],
])('%s %s is refused with %i', async (method, path, status) => {
  expect((await site.send(path, { method })).status).toBe(status);
});

test.each(['[', 'a b', 'a@b', '%'])('a request with the host %j is answered like any other', async (host) => {
  expect((await site.send('/blog', { headers: { Host: host } })).status).toBe(200);
});

test('a form of the site reaches its page, whatever Host header the proxy sends', async () => {
  for (const headers of [
    { Origin: site.address },
    { Origin: site.publicUrl, Host: '10.0.0.7' },
    { Origin: site.publicUrl },
    {},
  ]) {
    const answer = await site.sendForm(headers);
    expect([answer.status, answer.headers['cache-control'], answer.headers.etag]).toEqual([200, 'no-store', undefined]);
  }
  expect(site.rendered).toEqual(['/contact', '/contact', '/contact', '/contact']);
});

test.each([
  ['of another site', 403, { Origin: 'https://evil.example' }, 'name=Ada'],
  ['of another site without an origin', 403, { 'Sec-Fetch-Site': 'cross-site' }, 'name=Ada'],
  ['that is too long', 413, {}, 'a'.repeat(300_000)],
])('a form %s is refused with %i', async (_which, status, headers: Record<string, string>, body) => {
  expect((await site.sendForm(headers, body)).status).toBe(status);
  expect(site.rendered).toEqual([]);
});

test('a form of the admin may contain a long post', async () => {
  const send = (length: number) => site.sendForm({}, 'a'.repeat(length), '/admin/posts/new');
  expect((await send(1_800_000)).status).toBe(200);
  expect((await send(2_200_000)).status).toBe(413);
});

describe('a visitor who requests too many pages', () => {
  /** Requests pages until a request is refused. Returns how many were answered; Infinity if none of 400 is refused. */
  async function exhaust(path: (at: number) => string): Promise<number> {
    for (let at = 0; at < 400; at++) {
      const { status } = await site.ask(path(at));
      if (status === 429) return at;
    }
    return Number.POSITIVE_INFINITY;
  }

  test('gets a 429 with Retry-After in the requested format, and still gets cached pages', async () => {
    site.visitor = '203.0.113.9';
    await site.ask('/blog');
    expect(await exhaust((at) => `/blog?after=${at}`)).toBeGreaterThan(250);
    const refused = await site.ask('/admin', { Accept: 'text/html,*/*' });
    expect([refused.status, refused.headers.get('Content-Type')]).toEqual([429, 'text/html; charset=utf-8']);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await refused.text()).toContain('<h1>Too many requests</h1>');
    expect(await (await site.ask('/admin')).json()).toEqual({ message: expect.stringMatching(/^Too many requests/) });
    expect((await site.sendForm({})).status).toBe(429);
    for (const path of ['/blog', '/blog?utm_source=mail', '/robots-logo.ico'])
      expect((await site.ask(path)).status).toBe(200);
    site.visitor = '203.0.113.10';
    expect((await site.ask('/blog?after=x')).status).toBe(200);
  });

  test('is never refused a cached page', async () => {
    site.visitor = '2001:db8::1';
    expect(await exhaust(() => '/blog')).toBe(Number.POSITIVE_INFINITY);
  });

  test('is not limited on this machine, where tests and proxies run', async () => {
    site.visitor = '::1';
    expect(await exhaust((at) => `/blog?after=${at}`)).toBe(Number.POSITIVE_INFINITY);
  });
});
