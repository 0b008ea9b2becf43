import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { serveCheckout } from '../../test/serve-checkout.ts';
import { signedIn } from '../../test/sign-in.ts';
import { billSubscriptions } from './bill-subscriptions.ts';

const { api, standIn, client, buyer, openLink, order, pass, context } = await serveCheckout();
const day = 24 * 60;

async function buy(fields: object = {}): Promise<string> {
  const ann = buyer();
  const { orderId, paypalId } = await ann.begin('protect', fields);
  standIn.approve(paypalId);
  await ann.capture(paypalId);
  return (await order(orderId)).subscriptionId ?? '';
}

const fields = '__typename ... on PlanSubscription { reportedAt events { id kind detail by } }';
/** Runs a mutation as the admin. */
async function run(name: string, id: string, more: Record<string, string> = {}) {
  const { headers } = await signedIn(client);
  const args = Object.entries({ id, ...more }).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const { data } = await api.graphql(`mutation { ${name}(${args.join(', ')}) { ${fields} } }`, {}, headers);
  return data[name];
}
async function list(args: string): Promise<string[]> {
  const { headers } = await signedIn(client);
  const { data } = await api.graphql(`{ subscriptions(${args}) { edges { node { id } } } }`, {}, headers);
  return data.subscriptions.edges.map(({ node }: { node: { id: string } }) => node.id);
}

test('a note is in the timeline with its author, and can be deleted, but a billing entry cannot', async () => {
  const id = await buy();
  const { events } = await run('addSubscriptionNote', id, { text: ' Call before the relaunch. ' });
  const note = events.at(-1);
  expect(note).toMatchObject({ kind: 'note', detail: 'Call before the relaunch.', by: 'admin' });
  expect((await run('addSubscriptionNote', id, { text: 'x'.repeat(2001) })).__typename).toBe('InvalidInput');
  expect((await run('deleteSubscriptionLine', id, { lineId: events[0].id })).__typename).toBe('NotFound');
  expect((await run('deleteSubscriptionLine', await buy(), { lineId: note.id })).__typename).toBe('NotFound');
  const left = (await run('deleteSubscriptionLine', id, { lineId: note.id })).events;
  expect(left.map(({ kind }: { kind: string }) => kind)).toEqual(['began']);
});

test('a report is due a week after the last one, and its record can be deleted', async () => {
  const id = await buy();
  expect(await list('reportDue: true')).toEqual([]);
  pass(8 * day);
  expect(await list('reportDue: true')).toEqual([id]);
  const sent = await run('markReportSent', id);
  expect(sent.reportedAt).not.toBeNull();
  expect(await list('reportDue: true')).toEqual([]);
  expect((await run('deleteSubscriptionLine', id, { lineId: sent.events.at(-1).id })).reportedAt).toBeNull();
  expect(await list('reportDue: true')).toEqual([id]);
});

test('the search ignores case and accents', async () => {
  const id = await buy({ customerName: 'Zoë Marlow', customerEmail: 'zoe@kiel.example' });
  await buy();
  expect(await list('search: "zoe KIEL"')).toEqual([id]);
  expect(await list('search: "zoe", state: past_due')).toEqual([]);
});

test('a customer who lost the payment link gets a new one, and only the new link works', async () => {
  const id = await buy();
  expect((await run('renewPaymentLink', id)).__typename).toBe('InvalidInput');
  pass(24 * day);
  await billSubscriptions(context);
  pass(7 * day);
  await billSubscriptions(context);
  const idempotencyKey = randomUUID();
  // A client sends such a repeat after a lost response.
  for (const _ of ['request', 'repeat']) {
    expect((await run('renewPaymentLink', id, { idempotencyKey })).__typename).toBe('PlanSubscription');
    await billSubscriptions(context);
  }
  const [first, second] = await client.outgoingMail.findMany({
    where: { content: { path: ['about'], equals: 'link' } },
    orderBy: { id: 'asc' },
  });
  const openBy = (mail = first) => openLink((mail?.content as { token: string } | undefined)?.token ?? '');
  expect((await openBy(first)).opened.status).toBe(409);
  const { ann, opened } = await openBy(second);
  const { body } = opened;
  standIn.approve(body.id);
  expect((await ann.capture(body.id)).status).toBe(200);
  expect(await client.subscription.findUnique({ where: { id } })).toMatchObject({ paidPeriods: 2 });
});

test('a month whose earlier order is paid late cannot be paid by its newer link too', async () => {
  const id = await buy({ customerEmail: 'late@marlow.example' });
  for (const days of [24, 7]) {
    pass(days * day);
    await billSubscriptions(context);
  }
  const tokenOf = async () => {
    const mail = await client.outgoingMail.findFirst({
      where: { content: { path: ['about'], equals: 'link' }, recipient: 'late@marlow.example' },
      orderBy: { id: 'desc' },
    });
    return (mail?.content as { token: string } | undefined)?.token ?? '';
  };
  const earlier = (await openLink(await tokenOf())).opened.body.id;
  await run('renewPaymentLink', id);
  await billSubscriptions(context);
  const { ann, opened } = await openLink(await tokenOf());
  for (const paypalId of [earlier, opened.body.id]) standIn.approve(paypalId);
  await context.paypal.captureOrder(earlier, 'by hand');
  expect(await standIn.sendWebhook('PAYMENT.CAPTURE.COMPLETED', earlier)).toEqual([200]);
  expect(await ann.capture(opened.body.id)).toMatchObject({ status: 409, body: { reason: 'ENDED' } });
  expect(await client.subscription.findUnique({ where: { id } })).toMatchObject({ paidPeriods: 2, state: 'active' });
});
