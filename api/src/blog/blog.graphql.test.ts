import { expect, test } from 'vitest';
import { blogPost } from '../../test/factories.ts';
import { serveApi } from '../../test/serve-api.ts';
import { useTestDatabase } from '../../test/test-database.ts';

const database = await useTestDatabase();
const { client } = database;
const api = await serveApi(database);

const bySlug = 'query ($slug: String!) { blogPost(slug: $slug) { slug title tags createdAt published } }';

test('lists published posts only, newest first', async () => {
  await client.blogPost.createMany({
    data: [blogPost({ slug: 'old' }), blogPost({ slug: 'draft', published: false }), blogPost({ slug: 'new' })],
  });
  const { data } = await api.graphql('{ blogPosts { edges { node { slug } } pageInfo { hasNextPage } } }');
  expect(data.blogPosts).toEqual({
    edges: [{ node: { slug: 'new' } }, { node: { slug: 'old' } }],
    pageInfo: { hasNextPage: false },
  });
});

test('refuses pages of more than 50', async () => {
  const { errors } = await api.graphql('{ blogPosts(first: 51) { edges { cursor } } }');
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
});

test('one published post by its slug; moments are UTC', async () => {
  const createdAt = new Date('2026-03-01T10:30:00+01:00');
  await client.blogPost.create({ data: blogPost({ slug: 'spring', title: 'Spring', tags: ['A', 'B'], createdAt }) });
  const { data } = await api.graphql(bySlug, { slug: 'spring' });
  expect(data.blogPost).toEqual({
    slug: 'spring',
    title: 'Spring',
    tags: ['A', 'B'],
    createdAt: '2026-03-01T09:30:00.000Z',
    published: true,
  });
});

test.each(['draft', 'missing', '', '../etc', 'nul\u0000byte'])('no post for slug %j', async (slug) => {
  await client.blogPost.create({ data: blogPost({ slug: 'draft', published: false }) });
  const answer = await api.graphql(bySlug, { slug });
  expect(answer.data).toEqual({ blogPost: null });
  expect(answer.errors).toBeUndefined();
});
