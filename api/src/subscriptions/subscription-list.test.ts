import { beforeEach, expect, test } from 'vitest';
import { serveApi } from '../../test/serve-api.ts';
import { signedIn } from '../../test/sign-in.ts';
import { useTestDatabase } from '../../test/test-database.ts';
import { testServices } from '../../test/test-services.ts';

const database = await useTestDatabase();
const { client } = database;
const now = new Date('2026-11-24T09:00:00Z');
const api = await serveApi(database, { services: testServices(client, database.url, { now: () => now }) });

const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);
/** Creates a subscription whose last report was sent this many days ago. */
const add = (customerName: string, createdAt: Date, reported: number | null, state = 'active') =>
  client.subscription.create({
    data: {
      ...{ customerName, customerEmail: 'ada@client.example', packageType: 'protect', packagePrice: 100 },
      ...{ currency: 'USD', demo: customerName === 'late', startedAt: daysAgo(40), createdAt, state },
      ...{ reportedAt: reported === null ? null : daysAgo(reported), endsAt: state === 'active' ? null : now },
    },
  });

beforeEach(async () => {
  await add('newest', daysAgo(1), 2);
  await add('due', daysAgo(2), 8);
  await add('late', daysAgo(3), 15);
  await add('past due', daysAgo(4), 3, 'past-due');
  await add('never reported', daysAgo(5), null, 'canceling');
  await add('past due and late', daysAgo(6), null, 'past-due');
  await add('ended', daysAgo(7), null, 'ended');
});

async function ask(query: string) {
  const { headers } = await signedIn(client);
  return (await api.graphql(`{ ${query} }`, {}, headers)).data;
}
type Ends = Record<'startCursor' | 'endCursor', string> & Record<'hasNextPage' | 'hasPreviousPage', boolean>;
type Answer = { edges: { node: { customerName: string } }[]; pageInfo: Ends };
async function page(args: string) {
  const ends = 'pageInfo { startCursor endCursor hasNextPage hasPreviousPage }';
  const { subscriptions } = await ask(`subscriptions(${args}) { edges { node { customerName } } ${ends} }`);
  const { edges, pageInfo } = subscriptions as Answer;
  return { names: edges.map(({ node }) => node.customerName), ...pageInfo };
}

test('the list begins with what is past due, then late reports, on pages of any size in both directions', async () => {
  const names = ['past due', 'past due and late', 'late', 'never reported', 'newest', 'due', 'ended'];
  expect((await page('first: 20')).names).toEqual(names);
  for (const size of [1, 2, 3]) {
    const forward = [];
    let [after, more]: unknown[] = [null, true];
    while (more) {
      const next = await page(`first: ${size}, after: ${JSON.stringify(after)}`);
      forward.push(...next.names);
      [after, more] = [next.endCursor, next.hasNextPage];
    }
    expect(forward, `forward by ${size}`).toEqual(names);
    const backward = [];
    let [before, earlier]: unknown[] = [null, true];
    while (earlier) {
      const last = await page(`last: ${size}, before: ${JSON.stringify(before)}`);
      backward.unshift(...last.names);
      [before, earlier] = [last.startCursor, last.hasPreviousPage];
    }
    expect(backward, `backward by ${size}`).toEqual(names);
  }
  expect((await page('first: 2, reportDue: true')).names).toEqual(['past due and late', 'late']);
});

test('sorted newest first, the pages contain each subscription once, even if its state changes between two pages', async () => {
  const names: string[] = [];
  let [after, more]: unknown[] = [null, true];
  while (more) {
    const next = await page(`first: 2, newestFirst: true, after: ${JSON.stringify(after)}`);
    names.push(...next.names);
    [after, more] = [next.endCursor, next.hasNextPage];
    await client.subscription.updateMany({ where: { customerName: 'newest' }, data: { state: 'past-due' } });
    await client.subscription.updateMany({ where: { customerName: 'past due' }, data: { state: 'active' } });
  }
  expect(names).toEqual(['newest', 'due', 'late', 'past due', 'never reported', 'past due and late', 'ended']);
});

test('a cursor of the other sort order is refused', async () => {
  const { endCursor } = await page('first: 1');
  const { headers } = await signedIn(client);
  const query = `{ subscriptions(first: 1, newestFirst: true, after: "${endCursor}") { totalCount } }`;
  const { errors } = await api.graphql(query, {}, headers);
  expect(JSON.stringify(errors)).toContain('belongs to another sort order');
});

test('the counts equal the number of subscriptions that each filter finds', async () => {
  const filters = ['active', 'past_due', 'canceling', 'ended'].map(
    (state) => `${state}: subscriptions(state: ${state})`,
  );
  const lists = [...filters, 'report: subscriptions(reportDue: true)'].map((list) => `${list} { totalCount }`);
  const { subscriptionCounts, ...found } = await ask(
    `subscriptionCounts { active pastDue canceling ended reportDue reportLate } ${lists.join(' ')}`,
  );
  expect(subscriptionCounts).toEqual({ active: 3, pastDue: 2, canceling: 1, ended: 1, reportDue: 4, reportLate: 3 });
  expect(Object.values(found as Record<string, { totalCount: number }>).map(({ totalCount }) => totalCount)).toEqual([
    3, 2, 1, 1, 4,
  ]);
});
