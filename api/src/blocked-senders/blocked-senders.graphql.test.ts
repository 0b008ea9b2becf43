import { expect, test } from 'vitest';
import { contactSubmission } from '../../test/factories.ts';
import { useApi, useSignIn } from '../../test/serve-api.ts';

const { api, client } = await useApi();
const headers = useSignIn(client);

const fields = `__typename ... on BlockedSender { id sender blockReason version } ... on InvalidInput { issues { path message } }`;
const ask = async (query: string, variables: Record<string, unknown>, as = headers) =>
  await api.graphql(query, variables, as);
const add = async (sender: string, blockReason?: string) =>
  (
    await ask(
      `mutation ($input: BlockedSenderInput!, $id: ID) { result: createBlockedSender(input: $input, clientId: $id) { ${fields} } }`,
      { input: { sender, blockReason }, id: crypto.randomUUID() },
    )
  ).data.result;
const taken = { __typename: 'InvalidInput', issues: [{ path: 'sender', message: 'This sender is already blocked' }] };

test('only the admin can list blocked senders, in alphabetical order', async () => {
  expect(await add('Eve@Spam.example', 'Sells links')).toMatchObject({
    sender: 'eve@spam.example',
    blockReason: 'Sells links',
  });
  await add('@abc.example');
  const list = '{ blockedSenders(first: 5) { edges { node { sender } } } }';
  const { data } = await ask(list, {});
  expect(data.blockedSenders.edges.map(({ node }: { node: object }) => node)).toEqual([
    { sender: 'abc.example' },
    { sender: 'eve@spam.example' },
  ]);
  expect((await ask(list, {}, {})).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
});

test('a sender cannot be blocked twice, or renamed to a blocked one, and the error names the field', async () => {
  await add('spam.example');
  expect(await add('Spam.example')).toEqual(taken);
  const { id } = await add('other.example');
  const { data } = await ask(
    `mutation ($id: ID!, $input: BlockedSenderInput!) { result: updateBlockedSender(id: $id, input: $input) { ${fields} } }`,
    { id, input: { sender: 'spam.example' } },
  );
  expect(data.result).toEqual(taken);
});

test('the 1001st sender cannot be blocked, from the form or from an inquiry', async () => {
  await client.blockedSender.createMany({
    data: Array.from({ length: 1_000 }, (_, at) => ({ sender: `${at}.example` })),
  });
  const message = 'There can be at most 1000 blocked senders';
  expect((await add('spam.example')).issues).toEqual([{ path: 'input', message }]);
  const { id } = await client.contactSubmission.create({ data: contactSubmission({ email: 'eve@spam.example' }) });
  const { data } = await ask(
    `mutation ($id: ID!) { result: changeInquiry(id: $id, change: { change: blocked, sender: "spam.example" }) {
      __typename ... on InvalidInput { issues { message } }
    } }`,
    { id },
  );
  expect(data.result).toEqual({ __typename: 'InvalidInput', issues: [{ message }] });
  expect(await client.blockedSender.count()).toBe(1_000);
});
