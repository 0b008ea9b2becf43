import { expect, test } from 'vitest';
import { regardingStarts } from '#api/contract/today.ts';
import { orderStatusOf } from '#api/orders/order-state.ts';
import { contactSubmission } from '../../test/factories.ts';
import { serveApi } from '../../test/serve-api.ts';
import { signedIn } from '../../test/sign-in.ts';
import { useTestDatabase } from '../../test/test-database.ts';
import { testServices } from '../../test/test-services.ts';
import { measureSubscriptions } from './load-today.ts';

const database = await useTestDatabase();
const { client } = database;
const now = new Date('2026-11-24T09:00:00Z');
const services = testServices(client, database.url, { now: () => now });
const api = await serveApi(database, { services });

const at = (text: string) => new Date(`2026-${text}:00Z`);
/** Creates an inquiry, with a sent reply if the time of the reply is given. */
async function came(when: string, fields: Partial<Parameters<typeof contactSubmission>[0]> = {}, replied?: string) {
  const data = contactSubmission({ createdAt: at(when), ...fields });
  const { id } = await client.contactSubmission.create({ data });
  const message = { inquiryId: id, text: 'Hello', state: 'sent' };
  if (replied) await client.inquiryMessage.createMany({ data: [{ ...message, at: at(replied) }] });
}

/** Creates orders of a plan for $199, paid by default. */
const ordered = (when: string, fields: { demo?: boolean; paid?: boolean }[]) =>
  client.maintenanceOrder.createMany({
    data: fields.map(({ demo = false, paid = true }) => {
      const id = crypto.randomUUID();
      const state = paid ? 'paid' : 'pending';
      return {
        ...{ customerName: 'Ada', customerEmail: 'ada@client.example', packageType: 'protect', packagePrice: 199 },
        ...{ buyerHash: '0'.repeat(64), invoiceNumber: id, paypalOrderId: id, demo, createdAt: at(when) },
        ...{ paymentStatus: state, orderStatus: orderStatusOf[state] },
        ...(paid && { paypalPaymentId: id, startDate: new Date(0), endDate: new Date(1) }),
      };
    }),
  });

const ask = async (fields: string) => {
  const { headers } = await signedIn(client);
  return (await api.graphql(`{ today { ${fields} } }`, {}, headers)).data.today;
};

test('`today` counts inquiries and orders by day, without spam, unpaid orders and the demonstration', async () => {
  await came('11-24T00:00');
  await came('11-24T08:00');
  await came('11-23T23:59');
  await came('11-23T12:00', { state: 'spam' });
  await came('11-10T12:00');
  await ordered('11-11T00:00', [{}, { paid: false }, { demo: true }]);
  const { days } = await ask('days { date inquiries orders }');
  expect(days).toHaveLength(14);
  expect(days[0]).toEqual({ date: '2026-11-11', inquiries: 0, orders: 1 });
  expect(days.slice(-2)).toEqual([
    { date: '2026-11-23', inquiries: 1, orders: 0 },
    { date: '2026-11-24', inquiries: 2, orders: 0 },
  ]);
});

test('the answer time is the median time to the first sent reply, by month', async () => {
  await came('11-02T08:00', {}, '11-02T09:00');
  await came('11-02T08:00', {}, '11-02T11:00');
  await came('11-02T08:00', {}, '11-04T08:00');
  await came('11-02T08:00');
  await came('10-31T08:00', {}, '11-01T08:00');
  const hour = 3_600_000;
  expect((await ask('answerTimes { month medianMs answered all }')).answerTimes).toEqual([
    { month: '2026-11', medianMs: 3 * hour, answered: 3, all: 4 },
    { month: '2026-10', medianMs: 24 * hour, answered: 1, all: 1 },
  ]);
});

test('`today` counts the outcomes of inquiries by service and by source', async () => {
  await came('11-02T08:00', { service: 'shopify', state: 'won', regarding: `${regardingStarts.project[0]}Kiln` });
  await came('11-03T08:00', {
    service: 'shopify',
    state: 'lost',
    regarding: `${regardingStarts.timing[0]}shop.example`,
  });
  await came('11-03T08:00', { service: 'wordpress', regarding: 'WordPress development: Professional package, $5,000' });
  await came('11-03T08:00', { service: 'shopify', state: 'spam' });
  await came('06-03T08:00', { service: 'shopify' });
  const { outcomes } = await ask(
    'outcomes { services { service inquiries won lost } sources { source inquiries won } }',
  );
  expect(outcomes.services).toEqual([
    { service: 'shopify', inquiries: 2, won: 1, lost: 1 },
    { service: 'wordpress', inquiries: 1, won: 0, lost: 0 },
  ]);
  expect(outcomes.sources).toEqual([
    { source: 'package', inquiries: 1, won: 0 },
    { source: 'project', inquiries: 1, won: 1 },
    { source: 'toolkit', inquiries: 1, won: 0 },
  ]);
});

test('`today` sums the revenue of paid orders, and counts inquiries that woke', async () => {
  await ordered('11-11T00:00', [{}, {}, { demo: true }, { paid: false }]);
  await ordered('09-11T00:00', [{}]);
  await came('11-02T08:00', { wokenAt: at('11-24T08:00') });
  await came('11-02T08:00', { wokenAt: at('11-24T08:00'), state: 'done' });
  const { revenue, woken } = await ask('woken revenue { month plan currency orders amount }');
  expect(woken).toBe(1);
  expect(revenue).toMatchObject([{ month: '2026-11', plan: 'protect', currency: 'USD', orders: 2, amount: 398 }]);
});

/** Creates subscriptions at $100 a month. */
const subscribed = (...given: { startedAt: Date; [column: string]: unknown }[]) =>
  client.subscription.createMany({
    data: given.map((each) => ({
      ...{ customerName: 'Ada', customerEmail: 'ada@client.example', packageType: 'protect', packagePrice: 100 },
      ...{ currency: 'USD', demo: false, ...each },
    })),
  });

test('`today` counts the revenue of past due subscriptions, and of canceled ones while they are charged, and the churn of the last 30 days', async () => {
  const [october, november] = [at('10-01T00:00'), at('11-20T00:00')];
  await subscribed(
    { startedAt: october, paidPeriods: 2 },
    { startedAt: october, paidPeriods: 2, state: 'canceling', endsAt: at('12-20T00:00') },
    { startedAt: october, paidPeriods: 2, state: 'canceling', endsAt: at('11-30T00:00') },
    { startedAt: october, state: 'ended', endsAt: at('11-01T00:00') },
    ...Array.from({ length: 4 }, () => ({ startedAt: november })),
    { startedAt: october, state: 'past-due' },
    { startedAt: october, demo: true },
  );
  const { subscriptions } = await ask('subscriptions { active pastDue churn monthlyRevenue renewals }');
  expect(subscriptions).toEqual({ active: 5, pastDue: 1, churn: 0.2, monthlyRevenue: 700, renewals: 6 });
});

test('renewals are dated by months in UTC, whatever the time zone of the database', async () => {
  await subscribed({ startedAt: at('10-31T02:00') });
  const { renewals } = await client.$transaction(async (transaction) => {
    await transaction.$executeRaw`SET LOCAL TIME ZONE 'America/New_York'`;
    return measureSubscriptions(transaction, at('10-31T12:00'));
  });
  expect(renewals).toBe(1);
});
