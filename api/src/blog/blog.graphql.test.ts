import { expect, test } from 'vitest';
import { blogPost } from '../../test/factories.ts';
import { useApi } from '../../test/serve-api.ts';

const { api, client } = await useApi();

const bySlug = 'query ($slug: String!) { blogPost(slug: $slug) { slug title tags createdAt published } }';

test('blogPosts lists only published posts, newest first', async () => {
  await client.blogPost.createMany({
    data: [blogPost({ slug: 'old' }), blogPost({ slug: 'draft', published: false }), blogPost({ slug: 'new' })],
  });
  const { data } = await api.graphql('{ blogPosts { edges { node { slug } } pageInfo { hasNextPage } } }');
  expect(data.blogPosts).toEqual({
    edges: [{ node: { slug: 'new' } }, { node: { slug: 'old' } }],
    pageInfo: { hasNextPage: false },
  });
});

test('blogPosts refuses pages of more than 50 posts', async () => {
  const { errors } = await api.graphql('{ blogPosts(first: 51) { edges { cursor } } }');
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
});

test('blogPost returns one published post by its slug, with times in UTC', async () => {
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

test.each(['draft', 'missing', '', '../etc', 'nul\u0000byte'])('blogPost finds no post for %j', async (slug) => {
  await client.blogPost.create({ data: blogPost({ slug: 'draft', published: false }) });
  const answer = await api.graphql(bySlug, { slug });
  expect(answer.data).toEqual({ blogPost: null });
  expect(answer.errors).toBeUndefined();
});

test('blogPosts lists the posts with a tag, or with the words of a search in any of their English forms', async () => {
  await client.blogPost.createMany({
    data: [
      blogPost({ slug: 'caching', title: 'Caching a page', tags: ['Speed'], content: '<p>Nothing else.</p>' }),
      blogPost({
        slug: 'cached',
        title: 'A shop',
        tags: ['Shops', 'Speed'],
        content: '<p>It caches <b>pages</b>.</p>',
      }),
      blogPost({ slug: 'mail', title: 'Mail', tags: ['Mail'], content: '<p class="cache">Spam.</p>' }),
      blogPost({ slug: 'secret', title: 'Cache', tags: ['Speed'], published: false }),
    ],
  });
  const slugs = async (args: string) => {
    const { data } = await api.graphql(`{ blogPosts${args} { edges { node { slug } } } }`);
    return data.blogPosts.edges.map(({ node }: { node: { slug: string } }) => node.slug).toSorted();
  };
  expect(await slugs('(tag: "Speed")')).toEqual(['cached', 'caching']);
  expect(await slugs('(search: "cache page")')).toEqual(['cached', 'caching']);
  expect(await slugs('(search: "cache", tag: "Shops")')).toEqual(['cached']);
  expect(await slugs('(search: " ")')).toHaveLength(3);
  expect(await slugs(`(search: "'); DROP TABLE users; -- \\u0000")`)).toEqual([]);
});

test('blogTags lists the tags of published posts with their counts, most used first', async () => {
  await client.blogPost.createMany({
    data: [
      blogPost({ tags: ['Speed', 'Shops'] }),
      blogPost({ tags: ['Mail', 'Shops'] }),
      blogPost({ tags: ['Secret', 'Mail', 'Speed'], published: false }),
      blogPost({ tags: [] }),
    ],
  });
  const { data } = await api.graphql('{ blogTags { name posts } }');
  expect(data.blogTags).toEqual([
    { name: 'Shops', posts: 2 },
    { name: 'Mail', posts: 1 },
    { name: 'Speed', posts: 1 },
  ]);
});

test('blogPosts refuses a search that is too long', async () => {
  const { errors } = await api.graphql(`{ blogPosts(search: "${'a'.repeat(201)}") { edges { cursor } } }`);
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
});

test('a post has its reading time, its neighbors and the posts that share its tags, without drafts', async () => {
  const post = (slug: string, day: number, tags: string[], words = 10, published = true) =>
    blogPost({
      slug,
      tags,
      published,
      createdAt: new Date(Date.UTC(2026, 0, day)),
      content: `<p>${'word '.repeat(words)}</p>`,
    });
  await client.blogPost.createMany({
    data: [
      post('first', 1, ['A', 'B']),
      post('second', 2, ['A', 'B', 'C'], 1100),
      post('draft', 3, ['A', 'B', 'C'], 10, false),
      post('third', 4, ['C', 'D']),
      post('fourth', 5, ['E']),
    ],
  });
  const { data } = await api.graphql(
    '{ blogPost(slug: "second") { readingMinutes related { slug } newer { slug } older { slug } } }',
  );
  expect(data.blogPost).toEqual({
    readingMinutes: 5,
    related: [{ slug: 'first' }, { slug: 'third' }],
    newer: { slug: 'third' },
    older: { slug: 'first' },
  });
  const { data: newest } = await api.graphql(
    '{ blogPost(slug: "fourth") { readingMinutes related { slug } newer { slug } } }',
  );
  expect(newest.blogPost).toEqual({ readingMinutes: 1, related: [], newer: null });
});
