import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { blogPost, portfolioItem } from '../../test/factories.ts';
import { useApi } from '../../test/serve-api.ts';

const { api, client } = await useApi();

async function get<Body>(path: string): Promise<{ status: number; body: Body }> {
  const response = await fetch(api.url + path);
  return { status: response.status, body: (await response.json()) as Body };
}

test('GET /api/portfolio returns every item with its database id and REST’s field names, featured first', async () => {
  const plain = await client.portfolioItem.create({ data: portfolioItem({ technology: 'Shopify Plus' }) });
  const star = await client.portfolioItem.create({
    data: portfolioItem({ featured: true, metrics: [{ value: '98%', label: null }] }),
  });
  const { status, body } = await get('/api/portfolio');
  expect(status).toBe(200);
  const [metric1Value, metric1Label, metric2Value, metric2Label, metric3Value, metric3Label] = Array(6).fill(null);
  const metrics = { metric1Value, metric1Label, metric2Value, metric2Label, metric3Value, metric3Label };
  const shown = ({
    id,
    title,
    description,
    technology,
    imageUrl,
    caseStudyUrl,
    featured,
    createdAt,
  }: typeof plain) => ({
    ...{ id, title, description, technology, imageUrl, caseStudyUrl, featured, createdAt: createdAt.toISOString() },
    ...metrics,
  });
  expect(body).toEqual([{ ...shown(star), metric1Value: '98%' }, shown(plain)]);
});

test('a list is not paged: 120 items come in one answer', async () => {
  await client.portfolioItem.createMany({ data: Array.from({ length: 120 }, () => portfolioItem()) });
  const { body } = await get<{ id: string }[]>('/api/portfolio');
  expect(new Set(body.map(({ id }) => id)).size).toBe(120);
});

test('an empty list is an empty array', async () => {
  expect(await get('/api/portfolio')).toEqual({ status: 200, body: [] });
});

test('GET /api/portfolio/featured returns featured items only', async () => {
  await client.portfolioItem.createMany({
    data: [portfolioItem({ title: 'plain' }), portfolioItem({ title: 'star', featured: true })],
  });
  const { body } = await get('/api/portfolio/featured');
  expect(body).toMatchObject([{ title: 'star', featured: true }]);
});

test('GET /api/blog/posts returns published posts, newest first', async () => {
  const old = await client.blogPost.create({ data: blogPost() });
  await client.blogPost.create({ data: blogPost({ published: false }) });
  const latest = await client.blogPost.create({ data: blogPost() });
  const { body } = await get('/api/blog/posts');
  expect(body).toEqual(
    [latest, old].map(
      ({ wordCount: _, version: __, mediaHashes: ___, trashedAt: ____, searchText: _____, ...post }) => ({
        ...post,
        createdAt: post.createdAt.toISOString(),
        updatedAt: post.updatedAt.toISOString(),
      }),
    ),
  );
});

test('GET /api/blog/posts/{slug} returns one post', async () => {
  await client.blogPost.create({ data: blogPost({ slug: 'spring', title: 'Spring' }) });
  expect(await get('/api/blog/posts/spring')).toMatchObject({ status: 200, body: { slug: 'spring', title: 'Spring' } });
});

test.each([
  ['/api/blog/posts/missing', 404],
  ['/api/blog/posts/draft', 404],
  ['/api/blog/posts/%00', 404],
  ['/api/blog/posts/%zz', 400],
  [`/api/blog/posts/${'a'.repeat(501)}`, 414],
  ['/api/blog/posts/a/b', 404],
  ['/api/unknown', 404],
])('GET %s is refused with %i and a message', async (path, status) => {
  await client.blogPost.create({ data: blogPost({ slug: 'draft', published: false }) });
  expect(await get(path)).toEqual({ status, body: { message: expect.stringMatching(/^[A-Z].*\.$/) } });
});

test('a compressed body is refused, because the server does not decompress bodies', async () => {
  const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
  const body = gzipSync(JSON.stringify({ username: 'studio', password: 'a long passphrase' }));
  const answer = await fetch(`${api.url}/api/admin/login`, { method: 'POST', headers, body });
  expect([answer.status, await answer.json()]).toMatchObject([400, { message: 'The body is not a JSON object.' }]);
});

test('another method is refused with 405 and the allowed methods', async () => {
  const response = await fetch(`${api.url}/api/portfolio`, { method: 'DELETE' });
  expect(response.status).toBe(405);
  expect(response.headers.get('Allow')).toBe('GET, HEAD, OPTIONS');
  expect(await response.json()).toEqual({ message: 'Use GET here.' });
});

test('HEAD answers like GET without the body; OPTIONS returns the allowed methods', async () => {
  const head = await fetch(`${api.url}/api/portfolio`, { method: 'HEAD' });
  expect([head.status, head.headers.get('Content-Length'), await head.text()]).toEqual([200, '2', '']);
  const options = await fetch(`${api.url}/api/portfolio`, { method: 'OPTIONS' });
  expect([options.status, options.headers.get('Allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
});

test('a client that has the current answer gets 304', async () => {
  await client.portfolioItem.create({ data: portfolioItem() });
  const first = await fetch(`${api.url}/api/portfolio`);
  const tag = first.headers.get('ETag') ?? '';
  expect([tag.slice(0, 3), first.headers.get('Cache-Control')]).toEqual(['W/"', 'no-cache']);
  const ask = () => fetch(`${api.url}/api/portfolio`, { headers: { 'If-None-Match': `"other", ${tag}` } });
  const again = await ask();
  expect([again.status, await again.text()]).toEqual([304, '']);
  await client.portfolioItem.create({ data: portfolioItem() });
  expect((await ask()).status).toBe(200);
});

test('a refusal may not be cached', async () => {
  const { headers } = await fetch(`${api.url}/api/blog/posts/missing`);
  expect([headers.get('ETag'), headers.get('Cache-Control')]).toEqual([null, 'no-store']);
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=0.5', 'gzip'],
  ['br;q=0, identity', null],
])('a long answer to a client that accepts %s comes as %s', async (accepted, encoding) => {
  await client.portfolioItem.createMany({ data: Array.from({ length: 20 }, () => portfolioItem()) });
  const response = await fetch(`${api.url}/api/portfolio`, { headers: { 'Accept-Encoding': accepted } });
  expect([response.headers.get('Content-Encoding'), response.headers.get('Vary')]).toEqual([
    encoding,
    'accept-encoding',
  ]);
  expect(await response.json()).toHaveLength(20);
});

test('an internal error is a 500 with a general message and the request’s id, and nothing else', async () => {
  await client.$executeRaw`ALTER TABLE blog_posts RENAME TO blog_posts_gone`;
  const response = await fetch(`${api.url}/api/blog/posts`);
  await client.$executeRaw`ALTER TABLE blog_posts_gone RENAME TO blog_posts`;
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    message: 'Something went wrong on our side.',
    requestId: response.headers.get('X-Request-Id'),
  });
});
