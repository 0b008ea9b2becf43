import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { contactSubmission, portfolioItem } from '../../test/factories.ts';
import { useApi } from '../../test/serve-api.ts';
import { signedIn } from '../../test/sign-in.ts';

const { api, client } = await useApi();

const input = { title: 'The shop', description: 'Rebuilt.', technology: 'Shopify Plus', imageUrl: '/images/shop.webp' };
const failure = `... on Failure { message } ... on InvalidInput { issues { path message } }`;
const fields =
  'id title description technology imageUrl caseStudyUrl featured metrics { value label } version createdAt';
const saved = `__typename ... on PortfolioItem { ${fields} } ${failure}`;
const create = `mutation ($input: PortfolioItemInput!, $key: ID) {
  result: createPortfolioItem(input: $input, idempotencyKey: $key) { ${saved} }
}`;
const update = `mutation ($id: ID!, $input: PortfolioItemInput!, $expectedVersion: Int, $key: ID) {
  result: updatePortfolioItem(id: $id, input: $input, expectedVersion: $expectedVersion, idempotencyKey: $key) { ${saved} }
}`;
const removeItem = `mutation ($id: ID!, $expectedVersion: Int, $key: ID) {
  result: deletePortfolioItem(id: $id, expectedVersion: $expectedVersion, idempotencyKey: $key) {
    __typename ... on Deleted { id } ${failure}
  }
}`;
const removeInquiry = `mutation ($id: ID!, $key: ID) {
  result: deleteContactSubmission(id: $id, idempotencyKey: $key) { __typename ... on Deleted { id } ${failure} }
}`;
const markRead = `mutation ($id: ID!, $read: Boolean!, $key: ID) {
  result: markInquiryRead(id: $id, read: $read, idempotencyKey: $key) { __typename ... on ContactSubmission { id readAt } ${failure} }
}`;
const markAllRead = `mutation ($until: DateTime!, $key: ID) {
  result: markInquiriesRead(until: $until, idempotencyKey: $key) { __typename ... on InquiriesRead { count } ${failure} }
}`;

let headers: Record<string, string>;
let key: string;
beforeEach(async () => {
  ({ headers } = await signedIn(client));
  key = randomUUID();
});

async function send(query: string, variables: Record<string, unknown>, who = headers) {
  return (await api.graphql(query, { key, ...variables }, who)).data.result;
}

describe('a mutation sent again with its key', () => {
  test('adds one item, and gets the first answer even if the item has changed since', async () => {
    const first = await send(create, { input });
    expect(first).toMatchObject({ __typename: 'PortfolioItem', title: 'The shop', version: 1 });
    expect(await send(create, { input })).toEqual(first);
    await client.portfolioItem.update({ where: { id: first.id }, data: { title: 'By somebody else' } });
    expect(await send(create, { input })).toEqual(first);
    await client.portfolioItem.delete({ where: { id: first.id } });
    expect(await send(create, { input })).toEqual(first);
    expect(await client.portfolioItem.count()).toBe(0);
  });

  test('changes an item once, and does not conflict with itself', async () => {
    const { id } = await client.portfolioItem.create({ data: portfolioItem() });
    const variables = { id, input, expectedVersion: 1 };
    const first = await send(update, variables);
    expect(first).toMatchObject({ version: 2 });
    expect(await send(update, variables)).toEqual(first);
    await client.portfolioItem.update({ where: { id }, data: { title: 'By somebody else' } });
    expect(await send(update, variables)).toEqual(first);
    expect(await client.portfolioItem.findMany()).toMatchObject([{ title: 'By somebody else', version: 3 }]);
  });

  test('deletes once, and gets the first answer again', async () => {
    const { id } = await client.portfolioItem.create({ data: portfolioItem() });
    const inquiry = await client.contactSubmission.create({ data: contactSubmission() });
    for (let time = 0; time < 2; time += 1)
      expect(await send(removeItem, { id, expectedVersion: 1 })).toEqual({ __typename: 'Deleted', id });
    key = randomUUID();
    for (let time = 0; time < 2; time += 1)
      expect(await send(removeInquiry, { id: inquiry.id })).toEqual({ __typename: 'Deleted', id: inquiry.id });
  });

  test('leaves an inquiry unread that was marked as unread meanwhile, and stores none of the visitor’s text', async () => {
    const { id } = await client.contactSubmission.create({ data: contactSubmission({ name: 'Ann Marlow' }) });
    expect(await send(markRead, { id, read: true })).toMatchObject({ id, readAt: expect.any(String) });
    expect(await send(markRead, { id, read: false, key: randomUUID() })).toMatchObject({ id, readAt: null });
    expect(await send(markRead, { id, read: true })).toMatchObject({ id, readAt: null });
    const [stored] = await client.idempotencyKey.findMany({ where: { key } });
    expect(stored?.result).toEqual({ id });
    await client.contactSubmission.delete({ where: { id } });
    expect(await send(markRead, { id, read: true })).toMatchObject({ __typename: 'NotFound' });
  });

  test('returns the number of inquiries that it marked the first time', async () => {
    const { lastMessageAt: until } = await client.contactSubmission.create({ data: contactSubmission() });
    for (let time = 0; time < 2; time += 1)
      expect(await send(markAllRead, { until })).toEqual({ __typename: 'InquiriesRead', count: 1 });
  });

  test('is done once if it arrives several times at the same moment', async () => {
    const results = await Promise.all(Array.from({ length: 6 }, () => send(create, { input })));
    expect(new Set(results.map(({ id }) => id)).size).toBe(1);
    expect(await client.portfolioItem.count()).toBe(1);
  });

  test('is done again after its key has been deleted', async () => {
    const first = await send(create, { input });
    await client.idempotencyKey.deleteMany();
    expect((await send(create, { input })).id).not.toBe(first.id);
  });
});

describe('an idempotency key', () => {
  const used = {
    __typename: 'InvalidInput',
    issues: [{ path: 'idempotencyKey', message: 'Has already been used for another change' }],
  };

  test('is refused with other input or for another mutation, and nothing is changed', async () => {
    const { id } = await send(create, { input });
    expect(await send(create, { input: { ...input, title: 'Another' } })).toMatchObject(used);
    expect(await send(removeItem, { id })).toMatchObject(used);
    expect(await client.portfolioItem.findMany()).toMatchObject([{ title: 'The shop' }]);
  });

  test('is refused if it is not a uuid', async () => {
    const issues = [{ path: 'idempotencyKey', message: 'Must be a uuid' }];
    expect(await send(create, { input, key: 'mine' })).toMatchObject({ __typename: 'InvalidInput', issues });
  });

  test('is not stored for a refused change, so the same change can succeed later', async () => {
    const { id } = await client.portfolioItem.create({ data: portfolioItem() });
    expect(await send(update, { id, input, expectedVersion: 2 })).toMatchObject({ __typename: 'Conflict' });
    expect(await client.idempotencyKey.count()).toBe(0);
    await client.portfolioItem.update({ where: { id }, data: { title: 'Meanwhile' } });
    expect(await send(update, { id, input, expectedVersion: 2 })).toMatchObject({ title: 'The shop', version: 3 });
  });

  test('belongs to one account', async () => {
    await send(create, { input });
    const other = await signedIn(client, {}, 'another');
    await send(create, { input }, other.headers);
    expect(await client.portfolioItem.count()).toBe(2);
  });
});
