import { expect, test } from 'vitest';
import { portfolioItem } from '../../test/factories.ts';
import { useApi } from '../../test/serve-api.ts';
import { signedIn } from '../../test/sign-in.ts';

const { api, client } = await useApi();

const titles = (connection: { edges: { node: { title: string } }[] }) => connection.edges.map(({ node }) => node.title);

async function createMany(amount: number): Promise<void> {
  await client.portfolioItem.createMany({
    data: Array.from({ length: amount }, (_, at) => portfolioItem({ title: `Item ${at + 1}` })),
  });
}

test('lists featured items first, then the newest', async () => {
  for (const [title, featured] of [
    ['old star', true],
    ['old', false],
    ['star', true],
    ['new', false],
  ] as const) {
    await client.portfolioItem.create({ data: portfolioItem({ title, featured }) });
  }
  const { data } = await api.graphql('{ portfolioItems { edges { node { title } } } }');
  expect(titles(data.portfolioItems)).toEqual(['star', 'old star', 'new', 'old']);
});

test.each([
  ['/case-studies/eso', '/case-studies/eso'],
  ['https://client.example/eso', 'https://client.example/eso'],
  ['/\\evil.example', null],
  ['//evil.example', null],
  ['javascript:alert(1)', null],
])('a stored case study address %s is returned as %s, over REST too', async (caseStudyUrl, expected) => {
  await client.portfolioItem.create({ data: portfolioItem({ caseStudyUrl }) });
  const { data } = await api.graphql('{ portfolioItems { edges { node { caseStudyUrl } } } }');
  expect(data.portfolioItems.edges).toEqual([{ node: { caseStudyUrl: expected } }]);
  expect(await (await fetch(`${api.url}/api/portfolio`)).json()).toMatchObject([{ caseStudyUrl: expected }]);
});

test.each([
  [true, ['star']],
  [false, ['plain']],
  [null, ['star', 'plain']],
])('featured: %s lists %j', async (featured, expected) => {
  await client.portfolioItem.createMany({
    data: [portfolioItem({ title: 'star', featured: true }), portfolioItem({ title: 'plain' })],
  });
  const query = 'query ($featured: Boolean) { portfolioItems(featured: $featured) { edges { node { title } } } }';
  const { data } = await api.graphql(query, { featured });
  expect(titles(data.portfolioItems)).toEqual(expected);
});

test('a page has 12 items by default, and at most 50', async () => {
  await createMany(55);
  const usual = await api.graphql('{ portfolioItems { edges { cursor } pageInfo { hasNextPage } } }');
  expect(usual.data.portfolioItems.edges).toHaveLength(12);
  expect(usual.data.portfolioItems.pageInfo.hasNextPage).toBe(true);
  const most = await api.graphql('{ portfolioItems(first: 50) { edges { cursor } } }');
  expect(most.data.portfolioItems.edges).toHaveLength(50);
});

const anId = '01a1fb2b-0000-7000-8000-000000000000';
const notOurs = expect.stringMatching(/^(after|before): is not a cursor of this connection$/);
const cursorOf = (place: object) => Buffer.from(JSON.stringify(place)).toString('base64url');

test.each([
  ['first: 0', 'first: must be a whole number from 1 to 50'],
  ['first: 51', 'first: must be a whole number from 1 to 50'],
  ['first: -1', 'first: must be a whole number from 1 to 50'],
  ['first: 2, last: 1', 'last: cannot be combined with first'],
  ['last: 51', 'last: must be a whole number from 1 to 50'],
  ['after: "made up"', notOurs],
  [`before: "${cursorOf({ featured: true, createdAt: 0, id: '-'.repeat(36) })}"`, notOurs],
  [`after: "${cursorOf({ featured: true, createdAt: -1e15, id: anId })}"`, notOurs],
  [`after: "${cursorOf({ createdAt: 0, id: anId })}"`, notOurs],
])('refuses %s', async (args, message) => {
  const { errors } = await api.graphql(`{ portfolioItems(${args}) { edges { cursor } } }`);
  expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
});

test('cursors walk the whole list, forwards and backwards, without a gap or a repeat', async () => {
  await createMany(7);
  const query = `query ($first: Int, $after: String, $last: Int, $before: String) {
    portfolioItems(first: $first, after: $after, last: $last, before: $before) {
      edges { node { title } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }`;
  const seen: string[] = [];
  let page = (await api.graphql(query, { first: 3 })).data.portfolioItems;
  seen.push(...titles(page));
  while (page.pageInfo.hasNextPage) {
    page = (await api.graphql(query, { first: 3, after: page.pageInfo.endCursor })).data.portfolioItems;
    seen.push(...titles(page));
  }
  expect(seen).toEqual(['Item 7', 'Item 6', 'Item 5', 'Item 4', 'Item 3', 'Item 2', 'Item 1']);
  const back = (await api.graphql(query, { last: 2, before: page.pageInfo.startCursor })).data.portfolioItems;
  expect(titles(back)).toEqual(['Item 3', 'Item 2']);
  expect(back.pageInfo.hasPreviousPage).toBe(true);
});

const paged = `query ($first: Int, $after: String, $last: Int, $before: String) {
  portfolioItems(first: $first, after: $after, last: $last, before: $before) {
    edges { cursor node { title } } pageInfo { hasNextPage startCursor endCursor }
  }
}`;

test('the next page continues where the previous one ended, even if the item at that place is gone', async () => {
  for (const title of ['star', 'next star']) {
    await client.portfolioItem.create({ data: portfolioItem({ title, featured: true }) });
  }
  await createMany(3);
  const first = (await api.graphql(paged, { first: 2 })).data.portfolioItems;
  expect(titles(first)).toEqual(['next star', 'star']);
  await client.portfolioItem.deleteMany({ where: { title: 'star' } });
  const second = (await api.graphql(paged, { first: 2, after: first.pageInfo.endCursor })).data.portfolioItems;
  expect(titles(second)).toEqual(['Item 3', 'Item 2']);
  await client.portfolioItem.deleteMany({ where: { title: 'Item 3' } });
  const back = (await api.graphql(paged, { last: 2, before: second.pageInfo.startCursor })).data.portfolioItems;
  expect(titles(back)).toEqual(['next star']);
});

test('a page after the last item is empty and has no cursors', async () => {
  await createMany(1);
  const { edges } = (await api.graphql(paged)).data.portfolioItems;
  expect((await api.graphql(paged, { after: edges[0].cursor })).data.portfolioItems).toEqual({
    edges: [],
    pageInfo: { hasNextPage: false, startCursor: null, endCursor: null },
  });
});

test('items created at the same time keep their order across pages', async () => {
  const createdAt = new Date('2026-01-01T00:00:00Z');
  await client.portfolioItem.createMany({ data: Array.from({ length: 6 }, () => portfolioItem({ createdAt })) });
  const query = `query ($after: String) {
    portfolioItems(first: 2, after: $after) { edges { node { id } } pageInfo { endCursor } }
  }`;
  const ids = new Set<string>();
  let after: string | null = null;
  for (const _page of [1, 2, 3]) {
    const {
      portfolioItems,
    }: { portfolioItems: { edges: { node: { id: string } }[]; pageInfo: { endCursor: string } } } = (
      await api.graphql(query, { after })
    ).data;
    for (const { node } of portfolioItems.edges) ids.add(node.id);
    after = portfolioItems.pageInfo.endCursor;
  }
  expect(ids.size).toBe(6);
});

test('an item is found by its id, with every field', async () => {
  const { id } = await client.portfolioItem.create({
    data: portfolioItem({
      title: 'The shop',
      technology: 'Shopify Plus',
      metrics: [{ value: '+38%', label: 'sales' }],
    }),
  });
  const { data } = await api.graphql(
    'query ($id: ID!) { portfolioItem(id: $id) { id title technology metrics { value label } caseStudyUrl } }',
    { id },
  );
  expect(data.portfolioItem).toEqual({
    id,
    title: 'The shop',
    technology: 'Shopify Plus',
    metrics: [{ value: '+38%', label: 'sales' }],
    caseStudyUrl: null,
  });
});

test.each(['01a1fb2b-0000-7000-8000-000000000000', 'no uuid', ''])('there is no item with the id %j', async (id) => {
  const answer = await api.graphql('query ($id: ID!) { portfolioItem(id: $id) { id } }', { id });
  expect(answer.data).toEqual({ portfolioItem: null });
  expect(answer.errors).toBeUndefined();
});

test('an item keeps the slug of its first title, and a second item with that title gets its own slug', async () => {
  const first = await client.portfolioItem.create({ data: portfolioItem({ title: 'Kiln & Daughter: Café' }) });
  const second = await client.portfolioItem.create({ data: portfolioItem({ title: 'Kiln & Daughter: Café' }) });
  const unnamed = await client.portfolioItem.create({ data: portfolioItem({ title: '木' }) });
  expect(first.slug).toBe('kiln-daughter-cafe');
  expect(second.slug).toBe(`kiln-daughter-cafe-${second.id.slice(-12)}`);
  expect(unnamed.slug).toBe('item');
  await client.portfolioItem.update({ where: { id: first.id }, data: { title: 'Renamed' } });
  const { data } = await api.graphql('{ portfolioItemBySlug(slug: "kiln-daughter-cafe") { title } }');
  expect(data.portfolioItemBySlug).toEqual({ title: 'Renamed' });
  const missing = await api.graphql('{ portfolioItemBySlug(slug: "no\\u0000ne") { title } }');
  expect(missing).toMatchObject({ data: { portfolioItemBySlug: null } });
});

test('filters by technology, and links each item to the next, the last to the first', async () => {
  for (const technology of ['React', 'Laravel', 'React'])
    await client.portfolioItem.create({ data: portfolioItem({ technology }) });
  const { data } = await api.graphql(
    '{ portfolioItems(technology: "React") { edges { node { technology } } } all: portfolioItems { edges { node { id next { id } } } } }',
  );
  expect(data.portfolioItems.edges).toEqual(Array(2).fill({ node: { technology: 'React' } }));
  const ids = data.all.edges.map(({ node }: { node: { id: string } }) => node.id);
  const nexts = data.all.edges.map(({ node }: { node: { next: { id: string } } }) => node.next.id);
  expect(nexts).toEqual([...ids.slice(1), ids[0]]);
});

test('visitors see no drafts, and scheduled items only from their date on', async () => {
  const soon = new Date(Date.now() + 1_500);
  const [draft, scheduled] = await client.portfolioItem.createManyAndReturn({
    data: [
      portfolioItem({ title: 'Draft', featured: true, draft: true }),
      portfolioItem({ title: 'Scheduled', featured: true, publishAt: soon }),
      portfolioItem({ title: 'Shown', publishAt: new Date(0) }),
    ],
  });
  const seen = async (headers?: Record<string, string>) => {
    const query = `{ portfolioItems { edges { node { title next { title } } } }
      one: portfolioItem(id: "${draft?.id}") { title } two: portfolioItem(id: "${scheduled?.id}") { title }
      bySlug: portfolioItemBySlug(slug: "draft") { title } }`;
    const { data } = await api.graphql(query, {}, headers);
    const rest = await (await fetch(`${api.url}/api/portfolio`, { headers: headers ?? {} })).json();
    return {
      ...data,
      portfolioItems: titles(data.portfolioItems),
      rest: titlesOf(rest),
      next: data.portfolioItems.edges.at(-1).node.next,
    };
  };
  const titlesOf = (items: { title: string }[]) => items.map(({ title }) => title);
  const onlyOne = { portfolioItems: ['Shown'], rest: ['Shown'], next: null, bySlug: null };
  expect(await seen()).toEqual({ ...onlyOne, one: null, two: null });
  const { headers } = await signedIn(client);
  expect(await seen(headers)).toEqual({ ...onlyOne, one: { title: 'Draft' }, two: { title: 'Scheduled' } });
  const all = await api.graphql('{ allPortfolioItems { edges { node { title } } } }', {}, headers);
  expect(titles(all.data.allPortfolioItems)).toEqual(['Scheduled', 'Draft', 'Shown']);
  await expect.poll(async () => (await seen()).portfolioItems, { timeout: 5_000 }).toEqual(['Scheduled', 'Shown']);
  expect(await seen()).toMatchObject({ two: { title: 'Scheduled' }, next: { title: 'Scheduled' } });
});

test('a token previews a draft', async () => {
  const { id } = await client.portfolioItem.create({ data: portfolioItem({ title: 'Draft', draft: true }) });
  const { headers } = await signedIn(client);
  const { data } = await api.graphql(`{ previewToken(id: "${id}") }`, {}, headers);
  const query = 'query ($token: String!) { portfolioItemPreview(token: $token) { title } }';
  const shown = async (token: string) => (await api.graphql(query, { token })).data.portfolioItemPreview;
  expect(await shown(data.previewToken)).toEqual({ title: 'Draft' });
  expect(await shown(`${data.previewToken}A`)).toBeNull();
});
