import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { portfolioItem } from '../../test/factories.ts';
import { useApi, useSignIn } from '../../test/serve-api.ts';

const { api, client } = await useApi();

const input = { title: 'The shop', description: 'Rebuilt.', technology: 'Shopify Plus', imageUrl: '/images/shop.webp' };
const answer = `__typename ... on PortfolioItem { id title version } ... on Failure { message }
  ... on InvalidInput { issues { path } } ... on Conflict { current { ... on PortfolioItem { id title version } } }`;
const create = `mutation ($input: PortfolioItemInput!, $clientId: ID) {
  result: createPortfolioItem(input: $input, clientId: $clientId) { ${answer.replace(/\.\.\. on Conflict.*/, '')} }
}`;
const update = `mutation ($id: ID!, $input: PortfolioItemInput!, $expectedVersion: Int) {
  result: updatePortfolioItem(id: $id, input: $input, expectedVersion: $expectedVersion) { ${answer} }
}`;
const remove = `mutation ($id: ID!, $expectedVersion: Int) {
  result: deletePortfolioItem(id: $id, expectedVersion: $expectedVersion) {
    __typename ... on Deleted { id } ... on Failure { message } ... on Conflict { current { ... on PortfolioItem { id title version } } }
  }
}`;

const headers = useSignIn(client);

async function asAdmin(query: string, variables: Record<string, unknown>) {
  return (await api.graphql(query, variables, headers)).data.result;
}

const message = 'This portfolio item was changed in the meantime.';

test('every change increases the version, even one that is made directly in the database', async () => {
  const { id, version } = await client.portfolioItem.create({ data: portfolioItem() });
  expect(version).toBe(1);
  expect(await asAdmin(update, { id, input, expectedVersion: 1 })).toMatchObject({ id, version: 2 });
  await client.$executeRaw`UPDATE portfolio_items SET title = 'By hand', version = 1`;
  expect(await client.portfolioItem.findFirst()).toMatchObject({ version: 3 });
  expect(await asAdmin(update, { id, input })).toMatchObject({ id, version: 4 });
});

test('changing or deleting an item that somebody else changed is a conflict, which contains the item', async () => {
  const { id } = await client.portfolioItem.create({ data: portfolioItem({ title: 'Before' }) });
  await client.portfolioItem.update({ where: { id }, data: { title: 'By somebody else' } });
  const conflict = { __typename: 'Conflict', message, current: { id, title: 'By somebody else', version: 2 } };
  expect(await asAdmin(update, { id, input, expectedVersion: 1 })).toEqual(conflict);
  expect(await asAdmin(remove, { id, expectedVersion: 1 })).toEqual(conflict);
  expect(await client.portfolioItem.findMany()).toMatchObject([{ title: 'By somebody else', version: 2 }]);
  expect(await asAdmin(remove, { id, expectedVersion: 2 })).toEqual({ __typename: 'Deleted', id });
});

test('one of several concurrent changes is made, and all others are conflicts', async () => {
  const { id } = await client.portfolioItem.create({ data: portfolioItem() });
  const titles = Array.from({ length: 8 }, (_, at) => `Title ${at}`);
  const results = await Promise.all(
    titles.map((title) => asAdmin(update, { id, input: { ...input, title }, expectedVersion: 1 })),
  );
  const [made, ...others] = results.sort((one, other) => other.__typename.localeCompare(one.__typename));
  expect(made.version).toBe(2);
  for (const other of others) expect(other).toMatchObject({ __typename: 'Conflict', current: { title: made.title } });
});

test.each([undefined, 1])(
  'an item that does not exist is reported as not found (expected version: %s)',
  async (expectedVersion) => {
    const id = randomUUID();
    const gone = { __typename: 'NotFound', message: 'This portfolio item no longer exists.' };
    expect(await asAdmin(update, { id, input, expectedVersion })).toEqual(gone);
    expect(await asAdmin(remove, { id: 'no uuid', expectedVersion })).toEqual(gone);
  },
);

test('an item that is added several times with the same id is added once, even concurrently', async () => {
  const clientId = randomUUID();
  const added = { __typename: 'PortfolioItem', id: clientId, title: 'The shop', version: 1 };
  const results = await Promise.all([1, 2, 3].map(() => asAdmin(create, { input, clientId })));
  expect(results).toEqual([added, added, added]);
  await client.portfolioItem.updateMany({ data: { title: 'Changed since' } });
  expect(await asAdmin(create, { input, clientId })).toMatchObject({
    id: clientId,
    title: 'Changed since',
    version: 2,
  });
  expect(await client.portfolioItem.count()).toBe(1);
});

test('adding a deleted item again does not bring it back', async () => {
  const clientId = randomUUID();
  await asAdmin(create, { input, clientId });
  await asAdmin(remove, { id: clientId });
  const gone = { __typename: 'NotFound', message: 'This portfolio item no longer exists.' };
  expect(await asAdmin(create, { input, clientId })).toEqual(gone);
  expect(await client.portfolioItem.count()).toBe(0);
  expect(await client.change.findFirst({ orderBy: [{ transactionId: 'desc' }, { id: 'desc' }] })).toMatchObject({
    type: 'PortfolioItem',
    deleted: true,
  });
});

test('adding an item while it is being deleted does not bring it back either', async () => {
  const clientId = randomUUID();
  await asAdmin(create, { input, clientId });
  const again = await client.$transaction(async ({ portfolioItem }) => {
    await portfolioItem.delete({ where: { id: clientId } });
    const asked = asAdmin(create, { input, clientId });
    const waiting = () => client.$queryRaw<object[]>`SELECT 1 FROM pg_locks WHERE NOT granted`;
    await expect.poll(waiting).not.toEqual([]);
    return { asked };
  });
  expect(await again.asked).toMatchObject({ __typename: 'NotFound' });
  expect(await client.portfolioItem.count()).toBe(0);
});

test('an item cannot be added with an id that is not a uuid', async () => {
  expect(await asAdmin(create, { input, clientId: 'mine' })).toMatchObject({
    __typename: 'InvalidInput',
    issues: [{ path: 'clientId' }],
  });
});
