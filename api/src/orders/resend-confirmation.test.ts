import { expect, test } from 'vitest';
import { serveCheckout } from '../../test/serve-checkout.ts';
import { signedIn } from '../../test/sign-in.ts';

const { api, client, buyer } = await serveCheckout();

const resend = `mutation ($id: ID!, $key: ID) { result: resendConfirmation(id: $id, idempotencyKey: $key) {
  __typename ... on MaintenanceOrder { id } ... on Failure { message } } }`;

const paid = async () => (await buyer().pay()).orderId;

test('resendConfirmation mails the buyer once per idempotency key, and at most five times an hour', async () => {
  const id = await paid();
  const { headers } = await signedIn(client);
  const ask = async (key?: string) => (await api.graphql(resend, { id, key }, headers)).data.result;
  const mails = async () => (await client.outgoingMail.findMany({ orderBy: { id: 'asc' } })).map(({ kind }) => kind);
  const key = crypto.randomUUID();
  for (const _twice of [1, 2]) expect(await ask(key)).toEqual({ __typename: 'MaintenanceOrder', id });
  expect(await mails()).toEqual(['order-confirmation', 'order-notification', 'order-confirmation']);
  const [first, , again] = await client.outgoingMail.findMany({ orderBy: { id: 'asc' } });
  expect([again?.recipient, again?.content]).toEqual([first?.recipient, first?.content]);
  const rest = await Promise.all(Array.from({ length: 5 }, () => ask()));
  const refused = rest.filter(({ __typename }) => __typename === 'RateLimited');
  expect(refused).toEqual([
    { __typename: 'RateLimited', message: 'Too many attempts. Please try again in 60 minutes.' },
  ]);
  expect(await mails()).toHaveLength(7);
});

test('resendConfirmation refuses an unpaid order, an unknown order, and a stranger', async () => {
  const { orderId: id } = await buyer().begin();
  const { headers } = await signedIn(client);
  const type = async (of: string, as: Record<string, string> = headers) =>
    (await api.graphql(resend, { id: of }, as)).data.result.__typename;
  expect([await type(id), await type('none'), await type(id, {})]).toEqual(['InvalidInput', 'NotFound', 'NotSignedIn']);
  expect(await client.outgoingMail.count()).toBe(0);
});
