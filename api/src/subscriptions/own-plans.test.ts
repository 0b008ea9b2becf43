import { expect, test } from 'vitest';
import { parseEnvironment } from '#api/contract/environment.ts';
import { ownInvoicePath } from '#api/contract/subscriptions.ts';
import { composeMail } from '#api/mail/compose-mail.ts';
import { serveBilling } from '../../test/serve-billing.ts';
import { periodOf } from './periods.ts';
import { createPlanLink } from './plan-links.ts';

const billing = await serveBilling();
const { standIn, client, buyer, order, pass, api } = billing;

async function buy(customerEmail: string) {
  const ann = buyer();
  const { orderId, paypalId } = await ann.begin('protect', { storePayment: true, customerEmail });
  standIn.approve(paypalId);
  await ann.capture(paypalId);
  return order(orderId);
}
const linkTo = async (email: string) => {
  const link = await createPlanLink(client, email, 'https://agency.example');
  return link && new URL(link.url).searchParams.get('token');
};
async function ask(query: string, variables: object) {
  const response = await fetch(`${api.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()).data;
}
const plansBy = (token: string) =>
  ask('query($token: String!) { ownPlans(token: $token) { id state invoices { id } } }', { token }).then(
    ({ ownPlans }) => ownPlans,
  );
/** The message of the last change. */
let said: string | undefined;
const change = (token: string, id: string, change: string, packageType?: string, packagePrice?: string) =>
  ask(
    'mutation($input: ChangeOwnPlanInput!) { changeOwnPlan(input: $input) { __typename ... on Receipt { message } } }',
    {
      input: { token, id, change, packageType, packagePrice },
    },
  ).then(({ changeOwnPlan }) => {
    said = changeOwnPlan.message;
    return changeOwnPlan.__typename;
  });

test('a link shows and changes only the plans of its address, for half an hour', async () => {
  const { subscriptionId: own } = await buy('Ann@marlow.example');
  const { subscriptionId: other } = await buy('ben@marlow.example');
  const token = (await linkTo('ann@marlow.example')) ?? '';
  expect(await plansBy(token)).toMatchObject([{ id: own, state: 'active', invoices: [{}] }]);
  expect(await change(token, own ?? '', 'cancel')).toBe('Receipt');
  expect(await plansBy(token)).toMatchObject([{ state: 'canceling' }]);
  expect(await change(token, own ?? '', 'resume')).toBe('Receipt');
  expect(said).toContain('We have emailed you');
  expect(await change(token, own ?? '', 'change')).toBe('InvalidInput');
  for (const unseen of ['298.00', undefined])
    expect(await change(token, own ?? '', 'change', 'perform', unseen)).toBe('InvalidInput');
  for (const message of ['We have emailed you its price.', 'nothing changes']) {
    expect(await change(token, own ?? '', 'change', 'perform', '299.00')).toBe('Receipt');
    expect(said).toContain(message);
  }
  expect(await client.subscription.findUnique({ where: { id: own ?? '' } })).toMatchObject({
    nextPackageType: 'perform',
  });
  const told = await client.outgoingMail.findMany({ where: { kind: 'subscription-changed' }, orderBy: { id: 'asc' } });
  expect(told.map(({ content }) => content)).toMatchObject([
    { change: 'canceled', planEndsAt: expect.any(String) },
    { change: 'resumed' },
    { change: 'plan-changed', planName: 'Perform' },
  ]);
  expect(await change(token, other ?? '', 'cancel')).toBe('NotFound');
  pass(31);
  expect(await plansBy(token)).toBeNull();
  expect(await change(token, own ?? '', 'cancel')).toBe('NotFound');
  expect(await plansBy('made up')).toBeNull();
});

test('a plan that is chosen while a month waits for its payment begins after that month', async () => {
  const id = await billing.buy({});
  const token = (await linkTo('ann@marlow.example')) ?? '';
  await client.planLink.updateMany({ data: { expiresAt: new Date('2100-01-01') } });
  const { startedAt } = await billing.subscription(id);
  const startOf = (period: number) => periodOf(startedAt, period).startDate.toISOString();
  const fields = 'nextPackageType nextPackageStartsAt changeStartsAt openPackageType';
  const next = async () => {
    const { ownPlans } = await ask(`query($token: String!) { ownPlans(token: $token) { ${fields} } }`, { token });
    return Object.values(ownPlans[0]);
  };
  await change(token, id, 'change', 'perform', '299.00');
  expect(await next()).toEqual(['perform', startOf(1), startOf(1), null]);
  await billing.nextMonth();
  await billing.bill();
  expect(await next()).toEqual(['perform', startOf(1), startOf(2), 'perform']);
  await change(token, id, 'change', 'maintain', '79.00');
  expect(await next()).toEqual(['maintain', startOf(2), startOf(2), 'perform']);
  await client.maintenanceOrder.updateMany({
    where: { period: 1 },
    data: { orderStatus: 'cancelled', paymentStatus: 'failed', nextCheckAt: null },
  });
  expect(await next(), 'the month is ordered again with the same plan').toEqual([
    ...['maintain', startOf(2), startOf(1), null],
  ]);
  await client.subscription.update({ where: { id }, data: { endsAt: startOf(2) } });
  expect(await next()).toEqual(['maintain', null, startOf(1), null]);
});

test('after a declined charge, the next charge is on the day of the next try', async () => {
  const id = await billing.buy({ storePayment: true, customerEmail: 'retry@marlow.example' }, 'pays-once');
  await billing.nextMonth();
  await billing.bill();
  const token = await linkTo('retry@marlow.example');
  await client.planLink.updateMany({ data: { expiresAt: new Date('2100-01-01') } });
  const { ownPlans } = await ask('query($token: String!) { ownPlans(token: $token) { nextChargeAt } }', { token });
  expect(ownPlans).toEqual([{ nextChargeAt: (await billing.subscription(id)).actsAt?.toISOString() }]);
});

test('a month waits for its customer until PayPal holds its payment', async () => {
  await billing.buy({});
  await billing.nextMonth();
  await billing.bill();
  const token = (await linkTo('ann@marlow.example')) ?? '';
  await client.planLink.updateMany({ data: { expiresAt: new Date('2100-01-01') } });
  const plans = () =>
    ask('query($token: String!) { ownPlans(token: $token) { awaitsPayment isPaymentInProgress } }', { token });
  expect(await plans()).toEqual({ ownPlans: [{ awaitsPayment: true, isPaymentInProgress: false }] });
  const { ann, opened } = await billing.openLink(((await billing.linkMail()).content as { token: string }).token);
  standIn.approve(opened.body.id, 'pending');
  await ann.capture(opened.body.id);
  expect(await plans()).toEqual({ ownPlans: [{ awaitsPayment: false, isPaymentInProgress: true }] });
});

test('a customer with a link gets an invoice as PDF', async () => {
  const { id } = await buy('ann@marlow.example');
  await buy('ben@marlow.example');
  const get = async (token: string | null, headers: HeadersInit = {}) => {
    const address = `${api.url}${ownInvoicePath(id)}?token=${token}`;
    const response = await fetch(address, { headers, redirect: 'manual' });
    return [response.status, response.headers.get('Location') ?? (await response.text()).slice(0, 4)];
  };
  expect(await get(await linkTo('ann@marlow.example'))).toEqual([200, '%PDF']);
  expect((await get(await linkTo('ben@marlow.example')))[0]).toBe(404);
  expect((await get('made up'))[0]).toBe(404);
  const page = '/maintenance/plan?token=expired';
  expect(await get('made up', { Accept: 'text/html' }), 'a browser is sent to the page for a new link').toEqual([
    302,
    page,
  ]);
});

test('an address without a plan gets no mail, and the answer does not reveal it', async () => {
  await buy('ann@marlow.example');
  const mutation =
    'mutation($input: RequestPlanLinkInput!) { requestPlanLink(input: $input) { __typename ... on Receipt { message } } }';
  const answers = [];
  for (const email of ['ann@marlow.example', 'nobody@marlow.example'])
    answers.push(await ask(mutation, { input: { email } }));
  expect(answers[0]).toEqual(answers[1]);
  const mails = await client.outgoingMail.findMany({ where: { kind: 'plan-link' }, orderBy: { id: 'asc' } });
  const parts = { database: client, environment: parseEnvironment({}) };
  const composed = await Promise.all(mails.map((mail) => composeMail(mail, parts)));
  expect(composed.map((mail) => mail?.message.to.address)).toEqual(['ann@marlow.example', undefined]);
  expect(composed[0]?.message.text).toContain('/maintenance/plan?token=');
});
