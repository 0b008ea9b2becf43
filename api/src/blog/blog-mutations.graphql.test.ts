import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { beginCheck } from '#api/page-checks/page-checks.ts';
import { readPreviewToken } from '#api/publishing/preview-token.ts';
import { blogPost } from '../../test/factories.ts';
import { useApi, useSignIn } from '../../test/serve-api.ts';
import { storeCheck } from '../../test/store-check.ts';

const { api, client } = await useApi();
const headers = useSignIn(client);

const soon = (ms: number) => new Date(Date.now() + ms).toISOString();
const input = (given: object = {}) => ({
  title: 'What a slow site costs',
  slug: 'slow-site',
  excerpt: 'A sum.',
  content: '<p>Text</p>',
  author: 'The desk',
  imageUrl: '/images/a.webp',
  tags: ['Speed', ' Speed ', 'Shops'],
  createdAt: soon(-1_000),
  published: true,
  ...given,
});
const answer = `__typename ... on BlogPost { id slug tags version published } ... on Failure { message }
  ... on InvalidInput { issues { path message } }`;
async function create(given: object = {}) {
  const query = `mutation ($input: BlogPostInput!, $id: ID!) { createBlogPost(input: $input, clientId: $id) { ${answer} } }`;
  const id = randomUUID();
  await storeCheck(client, id, input(given));
  return (await api.graphql(query, { input: input(given), id }, headers)).data.createBlogPost;
}
async function update(id: string, given: object) {
  await storeCheck(client, id, input(given));
  const query = `mutation ($id: ID!, $input: BlogPostInput!) { updateBlogPost(id: $id, input: $input) { ${answer} } }`;
  return (await api.graphql(query, { id, input: input(given) }, headers)).data.updateBlogPost;
}
const visitorSees = async (slug: string) =>
  (await api.graphql('query ($slug: String!) { blogPost(slug: $slug) { slug } }', { slug })).data.blogPost?.slug ??
  null;
const visitorsList = async () =>
  (await api.graphql('{ blogPosts { edges { node { slug } } } blogTags { name } }', {})).data.blogPosts.edges.length;

test('a post is written, published, trashed and restored', async () => {
  const { id, ...post } = await create({ published: false });
  expect(post).toMatchObject({ slug: 'slow-site', tags: ['Speed', 'Shops'], version: 1, published: false });
  expect([await visitorSees('slow-site'), await visitorsList()]).toEqual([null, 0]);
  expect(await update(id, { published: true })).toMatchObject({ version: 2 });
  expect([await visitorSees('slow-site'), await visitorsList()]).toEqual(['slow-site', 1]);
  await api.graphql(`mutation { trashBlogPost(id: "${id}") { ${answer} } }`, {}, headers);
  expect([await visitorSees('slow-site'), await visitorsList()]).toEqual([null, 0]);
  const { data } = await api.graphql('{ blogPostCounts { all public scheduled draft trash } }', {}, headers);
  expect(data.blogPostCounts).toEqual({ all: 0, public: 0, scheduled: 0, draft: 0, trash: 1 });
  await api.graphql(`mutation { restoreBlogPost(id: "${id}") { ${answer} } }`, {}, headers);
  expect(await visitorSees('slow-site')).toBe('slow-site');
});

test('a scheduled post becomes public at its date, without a job', async () => {
  await create({ slug: 'tomorrow', createdAt: soon(24 * 60 * 60_000) });
  await create({ createdAt: soon(300) });
  expect(await visitorSees('tomorrow')).toBeNull();
  await expect.poll(() => visitorSees('slow-site'), { timeout: 3_000 }).toBe('slow-site');
  expect(await visitorsList()).toBe(1);
});

test('a former slug leads to its post after any number of changes, until another post takes it', async () => {
  const { id } = await create({ slug: 'first' });
  await update(id, { slug: 'second' });
  await update(id, { slug: 'third' });
  expect(await Promise.all(['first', 'second', 'third'].map(visitorSees))).toEqual(['third', 'third', 'third']);
  await create({ slug: 'first' });
  expect(await Promise.all(['first', 'second'].map(visitorSees))).toEqual(['first', 'third']);
  expect(await create({ slug: 'third' })).toMatchObject({
    issues: [{ path: 'slug', message: 'Another post has this slug.' }],
  });
  await update(id, { slug: 'second' });
  expect(await Promise.all(['second', 'third'].map(visitorSees))).toEqual(['second', 'second']);
});

test('a former slug leads to its post even after a draft had that slug for a while', async () => {
  const { id } = await create({ slug: 'prices' });
  await update(id, { slug: 'what-it-costs' });
  const draft = await create({ slug: 'prices', published: false });
  await update(draft.id, { slug: 'our-prices', published: false });
  expect(await visitorSees('prices')).toBe('what-it-costs');
  await update(draft.id, { slug: 'prices' });
  await update(draft.id, { slug: 'our-prices' });
  expect(await visitorSees('prices'), 'after it was public with that slug').toBe('our-prices');
});

test.each([
  ['slug', 'Not a slug'],
  ['createdAt', 'tomorrow'],
  ['content', '<p><img src="/a.webp"></p>'],
  ['imageUrl', 'javascript:alert(1)'],
  ['tags', ['x'.repeat(41)]],
  ['excerpt', ''],
])('an invalid %s is reported at its field', async (field, value) => {
  const { __typename, issues } = await create({ [field]: value });
  expect([__typename, issues[0].path.split('.')[0]]).toEqual(['InvalidInput', field]);
});

test('only a genuine token previews a draft, for 7 days, unless the draft is in the trash', async () => {
  const { id } = await create({ published: false });
  const { data } = await api.graphql(`{ previewToken(id: "${id}") }`, {}, headers);
  const token: string = data.previewToken;
  const shown = async (given: string) =>
    (await api.graphql('query ($token: String!) { blogPostPreview(token: $token) { slug } }', { token: given })).data
      .blogPostPreview?.slug ?? null;
  expect(await shown(token)).toBe('slow-site');
  const other = await create({ slug: 'other', published: false });
  const forged = [
    token.replace(id, other.id),
    token.replace(/\.\d/, '.9'),
    token.slice(0, -1),
    `${token}A`,
    '',
    'x'.repeat(999),
  ];
  expect(await Promise.all(forged.map(shown))).toEqual(forged.map(() => null));
  const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60_000);
  expect(await readPreviewToken(client, token, days(6.9))).toBe(id);
  expect(await readPreviewToken(client, token, days(7.1))).toBeNull();
  await api.graphql(`mutation { trashBlogPost(id: "${id}") { ${answer} } }`, {}, headers);
  expect(await shown(token)).toBeNull();
  expect((await api.graphql(`{ previewToken(id: "${id}") }`, {})).errors).toBeDefined();
});

test('a preview shows the working copy, except its slug and invalid values', async () => {
  const { id } = await create({ published: false });
  const values = { title: 'Typed', content: '<p>More words</p>', tags: 'New, Tags', author: '', slug: 'typed' };
  const copy = { id, type: 'BlogPost', values, base: {}, version: 1, writtenBy: 'admin', writtenAt: new Date() };
  await client.workingCopy.create({ data: copy });
  const { data } = await api.graphql(`{ previewToken(id: "${id}") }`, {}, headers);
  const query = 'query ($token: String!) { blogPostPreview(token: $token) { title content tags author slug } }';
  expect((await api.graphql(query, { token: data.previewToken })).data.blogPostPreview).toEqual({
    title: 'Typed',
    content: '<p>More words</p>',
    tags: ['New', 'Tags'],
    author: 'The desk',
    slug: 'slow-site',
  });
  expect(await visitorSees('slow-site')).toBeNull();
});

test('the admin lists drafts, scheduled and public posts separately', async () => {
  const [past, future] = [new Date(Date.now() - 1_000), new Date(Date.now() + 60_000)];
  await client.blogPost.createMany({
    data: [
      blogPost({ slug: 'out', createdAt: past }),
      blogPost({ slug: 'later', createdAt: future }),
      blogPost({ slug: 'begun', createdAt: future, published: false }),
      blogPost({ slug: 'gone', createdAt: past, trashedAt: past }),
    ],
  });
  const query = `query ($standing: Standing) { allBlogPosts(standing: $standing) { edges { node { slug } } } }`;
  const listed = async (standing: string | null) =>
    (await api.graphql(query, { standing }, headers)).data.allBlogPosts.edges.map(
      ({ node }: { node: { slug: string } }) => node.slug,
    );
  const all = await Promise.all(['public', 'scheduled', 'draft', null].map(listed));
  expect(all.map((slugs) => slugs.toSorted())).toEqual([['out'], ['later'], ['begun'], ['begun', 'later', 'out']]);
});

test('the admin finds drafts by title, ignoring case, accents and kinds of apostrophes, and other callers are refused', async () => {
  const title = 'What’s new in cafés';
  await client.blogPost.createMany({ data: [blogPost({ title, author: 'José', published: false }), blogPost()] });
  const query = 'query ($search: String!) { allBlogPosts(search: $search) { edges { node { title } } } }';
  for (const search of ['NEW', title, "what's cafes", 'josé'])
    expect((await api.graphql(query, { search }, headers)).data.allBlogPosts.edges, search).toEqual([
      { node: { title } },
    ]);
  const { errors } = await api.graphql(query, { search: title });
  expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
});

test('a page with a warning can be published once the warning is passed, but a page with an error cannot', async () => {
  const { id } = await create({ published: false });
  const publish = () => {
    const query = `mutation ($id: ID!, $input: BlogPostInput!) { updateBlogPost(id: $id, input: $input) { ${answer} } }`;
    return api.graphql(query, { id, input: input() }, headers).then(({ data }) => data.updateBlogPost);
  };
  const refused = (message: string) => ({
    issues: [{ path: 'published', message: `Its page is not ready: ${message}` }],
  });
  const finding = { rule: 'broken-link', message: 'There is nothing.', field: 'content', quote: '/gone' };
  const find = (severity: string) =>
    client.pageCheck.updateMany({ where: { page: id }, data: { findings: [{ ...finding, severity }] } });
  const pass = async (until: string, rule = 'broken-link') => {
    const query = `mutation ($until: String!, $rule: String!) {
      passFinding(id: "${id}", rule: $rule, quote: "/gone", reason: "It comes back.", until: $until) {
        ... on PageCheck { findings { pass { reason passedBy } } } ... on InvalidInput { issues { message } }
      }
    }`;
    return (await api.graphql(query, { until, rule }, headers)).data.passFinding;
  };
  const day = (days: number) => soon(days * 24 * 60 * 60_000).slice(0, 10);
  await client.pageCheck.updateMany({ where: { page: id }, data: { contentHash: 'of another text' } });
  await beginCheck(client, id, true);
  expect(await publish()).toMatchObject(refused('The current version of the page has not been checked.'));
  await storeCheck(client, id, input());
  await find('error');
  await pass(day(3));
  expect(await publish()).toMatchObject(refused('There is nothing.'));
  await client.findingPass.deleteMany();
  await find('warning');
  expect(await publish()).toMatchObject(refused('There is nothing.'));
  for (const far of [day(-2), day(400)])
    expect(await pass(far)).toEqual({ issues: [{ message: 'Must be a day of the next twelve months' }] });
  expect(await pass(day(3), 'unchecked')).toEqual({ issues: [{ message: 'Must be today or tomorrow' }] });
  expect(await pass(day(3))).toEqual({ findings: [{ pass: { reason: 'It comes back.', passedBy: 'admin' } }] });
  expect(await publish()).toMatchObject({ published: true });
  expect(await client.pageCheck.count({ where: { page: id } }), 'the earlier check of the public page').toBe(1);
});

test('a public page is faulty if it has an error, or a warning without a valid pass', async () => {
  const page = (path: string, severity: string) => ({
    page: path,
    isPublic: true,
    title: path,
    requestedAt: new Date(),
    checkedAt: new Date(),
    findings: [{ rule: 'weight', message: 'Heavy.', field: null, quote: '', severity }],
  });
  const passes = (path: string, days: number) => ({
    ...{ page: path, rule: 'weight', quote: '', reason: 'Known.', passedBy: 'admin' },
    until: new Date(Date.now() + days * 24 * 60 * 60_000),
  });
  await client.pageCheck.createMany({
    data: [
      ...[page('/a', 'error'), page('/b', 'warning'), page('/c', 'warning'), page('/d', 'warning')],
      ...[
        { ...page('/e', 'error'), isPublic: false },
        { ...page('/f', 'error'), findings: [] },
      ],
    ],
  });
  const given = [{ published: true }, { published: false }, { trashedAt: new Date() }, { createdAt: soon(60_000) }];
  for (const [place, each] of given.entries()) {
    const { id } = await client.blogPost.create({
      data: blogPost({ slug: `post-${place}`, title: `post ${place}`, ...each }),
    });
    await client.pageCheck.create({ data: { ...page(id, 'error'), title: 'A search title' } });
  }
  // A check of the draft begins, and the findings of the public page still count.
  await beginCheck(client, '/a', false);
  await client.findingPass.createMany({ data: [passes('/a', 9), passes('/c', 9), passes('/d', -2)] });
  const { data } = await api.graphql('{ faultyPages { title findings { message pass { until } } } }', {}, headers);
  expect(data.faultyPages.map(({ title }: { title: string }) => title)).toEqual(['/a', '/b', '/d', 'post 0']);
});
