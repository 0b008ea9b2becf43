import { expect, test } from 'vitest';
import { useApi, useSignIn } from '../../test/serve-api.ts';

const { api, client } = await useApi();
const headers = useSignIn(client);

const add = (input: object) =>
  api.graphql(
    `mutation ($input: ReplyTemplateInput!) { result: createReplyTemplate(input: $input) {
      __typename ... on ReplyTemplate { name position version } ... on InvalidInput { issues { path message } }
    } }`,
    { input },
    headers,
  );
const list = (page: string, as = headers) =>
  api.graphql(
    `{ replyTemplates(${page}) { edges { cursor node { name } } pageInfo { hasNextPage startCursor endCursor } } }`,
    {},
    as,
  );

test('lists templates by position and then by name, page by page', async () => {
  for (const [name, position] of [
    ['Price', 2],
    ['Thanks', 1],
    ['Offer', 2],
  ] as const) {
    const { data } = await add({ name, text: 'Hello {{firstName|there}}', position });
    expect(data.result).toEqual({ __typename: 'ReplyTemplate', name, position, version: 1 });
  }
  const names = ({ edges }: { edges: { node: { name: string } }[] }) => edges.map(({ node }) => node.name);
  const { replyTemplates: first } = (await list('first: 2')).data;
  expect([names(first), first.pageInfo.hasNextPage]).toEqual([['Thanks', 'Offer'], true]);
  const { replyTemplates: second } = (await list(`first: 2, after: "${first.pageInfo.endCursor}"`)).data;
  expect([names(second), second.pageInfo.hasNextPage]).toEqual([['Price'], false]);
  const { replyTemplates: third } = (await list(`first: 2, after: "${second.pageInfo.endCursor}"`)).data;
  expect(third).toEqual({ edges: [], pageInfo: { hasNextPage: false, startCursor: null, endCursor: null } });
});

test.each(['first: 51', 'first: 0', 'first: 2, after: "made up"', 'after: "T2Zmc2V0Q29ubmVjdGlvbjotMQ=="'])(
  'refuses the page %s as bad input',
  async (page) => {
    expect((await list(page)).errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  },
);

test('returns nothing to a stranger', async () => {
  expect((await list('first: 1', {})).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
});

test('refuses an unknown placeholder, with an issue at its field, and a 201st template', async () => {
  expect((await add({ name: 'Thanks', text: 'Hello {{first}}' })).data.result).toEqual({
    __typename: 'InvalidInput',
    issues: [{ path: 'text', message: 'Unknown placeholder {{first}}' }],
  });
  const data = Array.from({ length: 200 }, (_, at) => ({ name: `Template ${at}`, text: 'Hello' }));
  await client.replyTemplate.createMany({ data });
  expect((await add({ name: 'Thanks', text: 'Hello' })).data.result).toEqual({
    __typename: 'InvalidInput',
    issues: [{ path: 'input', message: 'There can be at most 200 reply templates' }],
  });
  expect(await client.replyTemplate.count()).toBe(200);
});
