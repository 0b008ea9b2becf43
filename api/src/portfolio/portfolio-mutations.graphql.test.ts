import { expect, test } from 'vitest';
import { portfolioItem } from '../../test/factories.ts';
import { useApi } from '../../test/serve-api.ts';
import { signedIn } from '../../test/sign-in.ts';

const asked: string[] = [];
const { api, client } = await useApi({ overrides: { requestPageCheck: async (id) => void asked.push(id) } });

const input = { title: 'The shop', description: 'Rebuilt.', technology: 'Shopify Plus', imageUrl: '/images/shop.webp' };
const save = `__typename ... on PortfolioItem { id title technology caseStudyUrl featured metrics { value label } }
  ... on Failure { message } ... on InvalidInput { issues { path message } }`;
const create = `mutation ($input: PortfolioItemInput!) { createPortfolioItem(input: $input) { ${save} } }`;
const update = `mutation ($id: ID!, $input: PortfolioItemInput!) { updatePortfolioItem(id: $id, input: $input) { ${save} } }`;
const remove = `mutation ($id: ID!) { deletePortfolioItem(id: $id) { __typename ... on Deleted { id } ... on Failure { message } } }`;

async function asAdmin(query: string, variables: Record<string, unknown>) {
  const { headers } = await signedIn(client);
  return (await api.graphql(query, variables, headers)).data;
}

test('a new item has the given values, and null for empty fields', async () => {
  const { createPortfolioItem } = await asAdmin(create, {
    input: { ...input, caseStudyUrl: '', featured: true, metrics: [{ value: ' +38% ' }, { value: ' ' }] },
  });
  const expected = { title: 'The shop', technology: 'Shopify Plus', caseStudyUrl: null, featured: true };
  expect(createPortfolioItem).toMatchObject({
    __typename: 'PortfolioItem',
    ...expected,
    metrics: [{ value: '+38%', label: null }],
  });
  expect(await client.portfolioItem.findMany()).toMatchObject([expected]);
});

test('a change replaces every field, and omitted fields become empty', async () => {
  const { id, createdAt } = await client.portfolioItem.create({
    data: portfolioItem({ featured: true, metrics: [{ value: '9', label: null }], caseStudyUrl: '/case' }),
  });
  const { updatePortfolioItem } = await asAdmin(update, { id, input });
  expect(updatePortfolioItem).toMatchObject({ id, title: 'The shop', featured: false, metrics: [] });
  expect(await client.portfolioItem.findUnique({ where: { id } })).toMatchObject({ createdAt, caseStudyUrl: null });
});

test('every problem of an invalid item is reported at its field', async () => {
  const wrong = { title: ' ', description: 'x'.repeat(5001), technology: 'Cobol', imageUrl: 'javascript:alert(1)' };
  const { createPortfolioItem } = await asAdmin(create, { input: wrong });
  expect(createPortfolioItem.issues).toEqual([
    { path: 'title', message: 'Required' },
    { path: 'description', message: 'Must be at most 5000 characters' },
    { path: 'technology', message: 'Please select a technology' },
    { path: 'imageUrl', message: 'Must be a web address or a path starting with /' },
  ]);
  expect(await client.portfolioItem.count()).toBe(0);
});

test.each(['01a1fb2b-0000-7000-8000-000000000000', 'no uuid'])(
  'an item that does not exist (%s) is neither changed nor deleted',
  async (id) => {
    const message = 'This portfolio item no longer exists.';
    expect((await asAdmin(update, { id, input })).updatePortfolioItem).toEqual({ __typename: 'NotFound', message });
    expect((await asAdmin(remove, { id })).deletePortfolioItem).toEqual({ __typename: 'NotFound', message });
  },
);

test('deleting an item deletes no other item', async () => {
  const [gone, kept] = [
    await client.portfolioItem.create({ data: portfolioItem() }),
    await client.portfolioItem.create({ data: portfolioItem() }),
  ];
  expect((await asAdmin(remove, { id: gone.id })).deletePortfolioItem).toEqual({ __typename: 'Deleted', id: gone.id });
  expect(await client.portfolioItem.findMany()).toMatchObject([{ id: kept.id }]);
});

test('items move within their group any number of times, and keep their versions', async () => {
  const ids: Record<string, string> = {};
  for (const title of ['A', 'B', 'C', 'Star']) {
    const data = portfolioItem({ title, featured: title === 'Star' });
    ids[title] = (await client.portfolioItem.create({ data })).id;
  }
  const move = async (title: string, side: 'before' | 'after', other: string) => {
    const query = `mutation ($id: ID!, $besideId: ID!, $before: Boolean!) {
      movePortfolioItem(id: $id, besideId: $besideId, before: $before) { __typename ... on NotFound { message } }
    }`;
    const { movePortfolioItem } = await asAdmin(query, {
      id: ids[title],
      besideId: ids[other] ?? other,
      before: side === 'before',
    });
    const { data } = await api.graphql('{ portfolioItems { edges { node { title version next { title } } } } }');
    const nodes: { title: string; version: number; next: { title: string } }[] = data.portfolioItems.edges.map(
      ({ node }: { node: object }) => node,
    );
    expect(nodes.map(({ version }) => version)).toEqual([1, 1, 1, 1]);
    expect(nodes.map(({ next }) => next.title)).toEqual([...nodes.slice(1), nodes[0]].map((node) => node?.title));
    return [movePortfolioItem.message ?? movePortfolioItem.__typename, nodes.map(({ title }) => title).join(' ')];
  };
  expect(await move('A', 'before', 'C')).toEqual(['PortfolioItem', 'Star A C B']);
  expect(await move('A', 'after', 'C')).toEqual(['PortfolioItem', 'Star C A B']);
  expect(await move('C', 'after', 'B')).toEqual(['PortfolioItem', 'Star A B C']);
  // So many moves between the same two items would exhaust a floating-point position.
  for (let times = 0; times < 80; times += 1) await move(times % 2 ? 'C' : 'B', 'after', 'A');
  expect(await move('B', 'before', 'C')).toEqual(['PortfolioItem', 'Star A B C']);
  for (const other of ['Star', 'B', 'no uuid'])
    expect(await move('B', 'before', other)).toEqual([
      expect.stringContaining('only one of them is featured'),
      'Star A B C',
    ]);
  const first = await api.graphql('{ portfolioItems(first: 2) { pageInfo { endCursor } } }');
  const query = 'query ($after: String) { portfolioItems(after: $after) { edges { node { title } } } }';
  const rest = await api.graphql(query, { after: first.data.portfolioItems.pageInfo.endCursor });
  expect(rest.data.portfolioItems.edges).toEqual([{ node: { title: 'B' } }, { node: { title: 'C' } }]);
});

test('the page of an item that is not a draft is checked after each save, and only the admin sees its problem', async () => {
  const publishAt = '2099-03-01T09:30:00Z';
  const { createPortfolioItem: item } = await asAdmin(create, { input: { ...input, draft: true } });
  const { id } = item;
  asked.length = 0;
  const saved = async (fields: object) => {
    await asAdmin(update, { id, input: { ...input, ...fields } });
    return client.pageCheck.findFirst({ where: { page: id } });
  };
  expect(await saved({ publishAt })).toMatchObject({ isPublic: false, checkedAt: null });
  expect(await saved({})).toMatchObject({ isPublic: true, checkedAt: null });
  expect(asked).toEqual([id, id]);
  const changes = () => client.change.count({ where: { type: 'PortfolioItem', subjectId: id } });
  const before = await changes();
  const finding = { rule: 'broken-link', message: 'There is nothing.', field: 'caseStudyUrl', quote: '/x' };
  await client.pageCheck.updateMany({ where: { page: id }, data: { findings: [{ ...finding, severity: 'error' }] } });
  expect(await changes()).toBe(before + 1);
  const query = `{ portfolioItem(id: "${id}") { pageProblem } }`;
  expect((await api.graphql(query)).data.portfolioItem.pageProblem).toBeNull();
  expect((await asAdmin(query, {})).portfolioItem.pageProblem).toBe('There is nothing.');
  const { faultyPages } = await asAdmin('{ faultyPages { page type } }', {});
  expect(faultyPages).toEqual([{ page: id, type: 'PortfolioItem' }]);
  expect(await saved({ draft: true })).toBeNull();
});
