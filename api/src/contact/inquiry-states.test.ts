import { beforeEach, expect, test } from 'vitest';
import { inquiryFilters, meetsSearch } from '#api/contract/inquiries.ts';
import { contactSubmission } from '../../test/factories.ts';
import { serveApi } from '../../test/serve-api.ts';
import { signedIn } from '../../test/sign-in.ts';
import { useTestDatabase } from '../../test/test-database.ts';
import { wakeInquiries } from './wake-inquiries.ts';

const database = await useTestDatabase();
const { client } = database;
const api = await serveApi(database);

let headers: Record<string, string>;
beforeEach(async () => {
  ({ headers } = await signedIn(client));
});

const ask = async (query: string, variables: Record<string, unknown> = {}) =>
  (await api.graphql(query, variables, headers)).data;
const create = async (data: Partial<Parameters<typeof contactSubmission>[0]> = {}) =>
  (await client.contactSubmission.create({ data: contactSubmission(data) })).id;
const change = async (id: string, input: Record<string, unknown>, key?: string) =>
  (
    await ask(
      `mutation ($id: ID!, $change: InquiryChangeInput!, $key: ID) {
        changeInquiry(id: $id, change: $change, idempotencyKey: $key) {
          __typename
          ... on ContactSubmission {
            state snoozedAt wakesAt wokenAt trashedAt readAt timeline { change value by client }
          }
          ... on Failure { message }
        }
      }`,
      { id, change: input, key },
    )
  ).changeInquiry;
const soon = () => new Date(Date.now() + 60_000).toISOString();

test('each change is a line of the timeline, with who did it and from where; a repeat adds none', async () => {
  const id = await create();
  const until = soon();
  await change(id, { change: 'snoozed', until });
  expect(await change(id, { change: 'snoozed', until })).toMatchObject({ state: 'open', wakesAt: until });
  await change(id, { change: 'state', state: 'won' });
  await change(id, { change: 'trashed' });
  const { timeline, ...inquiry } = await change(id, { change: 'restored' });
  expect(inquiry).toMatchObject({ state: 'won', snoozedAt: null, wakesAt: null, trashedAt: null });
  const us = { by: 'admin', client: 'console' };
  expect(timeline).toEqual([
    { change: 'restored', value: null, ...us },
    { change: 'trashed', value: null, ...us },
    { change: 'state', value: 'won', ...us },
    { change: 'snoozed', value: until, ...us },
  ]);
});

test('blocking makes spam of an inquiry, and undoing it unblocks what was blocked from it alone', async () => {
  const blocked = async () => (await client.blockedSender.findMany()).map(({ sender }) => sender).sort();
  const [id, other] = [await create({ email: 'Eve@Spam.example' }), await create({ email: 'eve@spam.example' })];
  const block = (inquiry: string, sender: string) => change(inquiry, { change: 'blocked', sender });
  expect(await block(id, 'Eve@Spam.example')).toMatchObject({ state: 'spam' });
  await block(id, 'spam.example');
  const { timeline } = await block(id, 'spam.example');
  expect(timeline.map(({ value }: { value: string }) => value)).toEqual(['spam.example', 'eve@spam.example']);
  expect(await block(other, 'spam.example')).toMatchObject({ state: 'spam' });
  expect(await change(other, { change: 'unblocked', state: 'new' })).toMatchObject({ state: 'new' });
  expect(await blocked()).toEqual(['eve@spam.example', 'spam.example']);
  expect(await change(id, { change: 'unblocked', state: 'open' })).toMatchObject({ state: 'open' });
  expect(await blocked()).toEqual(['eve@spam.example']);
});

test('a change sent twice under one key is made once, also when another came between', async () => {
  const id = await create();
  const key = crypto.randomUUID();
  await change(id, { change: 'state', state: 'spam' }, key);
  await change(id, { change: 'state', state: 'new' });
  expect(await change(id, { change: 'state', state: 'spam' }, key)).toMatchObject({ state: 'new' });
});

test.each([
  [{ change: 'state' }, 'Required'],
  [{ change: 'snoozed', until: '2099-01-01T00:00:00.000Z' }, 'Must be within two years'],
  [{ change: 'blocked' }, 'Required'],
  [{ change: 'blocked', sender: 'gmail.com' }, 'Anyone may have an address at gmail.com'],
])('refuses %j', async (input, message) => {
  expect((await change(await create(), input)).message).toContain(message);
});

test('an inquiry that is gone is not changed', async () => {
  for (const id of ['01a1fb2b-0000-7000-8000-000000000000', 'no uuid'])
    expect(await change(id, { change: 'trashed' })).toMatchObject({ __typename: 'NotFound' });
});

test('wakes what is due as unread, once, and leaves what waits for an answer', async () => {
  const [due, later, answer] = [await create(), await create(), await create()];
  const now = new Date(Date.now() + 3_600_000);
  await change(due, { change: 'snoozed', until: soon() });
  await change(later, { change: 'snoozed', until: new Date(now.getTime() + 1).toISOString() });
  await change(answer, { change: 'snoozed' });
  expect([await wakeInquiries(client, now), await wakeInquiries(client, now)]).toEqual([1, 0]);
  const rows = await client.contactSubmission.findMany({ where: { wokenAt: now, readAt: null }, select: { id: true } });
  expect(rows).toEqual([{ id: due }]);
  const { timeline, wokenAt } = await change(due, { change: 'state', state: 'done' });
  expect([wokenAt, timeline[0]]).toEqual([null, { change: 'woken', value: null, by: null, client: null }]);
});

const at = (date: string) => new Date(date);
const rows = [
  { name: 'plain' },
  { name: 'José Marín', service: 'shopify', createdAt: at('2026-10-31T23:59:59Z') },
  { name: 'read', readAt: new Date(), message: 'From the José we know.' },
  { name: 'answered', state: 'open', lastFrom: 'us', createdAt: at('2026-11-03T12:00:00Z') },
  { name: 'snoozed', state: 'open', snoozedAt: new Date() },
  ...['done', 'won', 'lost', 'spam'].map((state) => ({ name: state, state })),
  { name: 'trashed spam', state: 'spam', trashedAt: new Date() },
  { name: 'won and trashed', state: 'won', trashedAt: new Date() },
];

test.each([
  ...[null, '', 'jose', 'from:jose', 'from:JOSÉ is:unread', 'service:plus', 'is:nothing', 'from:', 'is:new is:won'],
  ...['before:2026-11', 'after:2026-11-01', 'after:2026-11 before:2026-11-03', 'before:2026-02-30', 'is:won trashed'],
  ...Object.keys(inquiryFilters).map((filter) => `is:${filter}`),
])('finds by %j what the console finds by itself', async (search) => {
  await client.contactSubmission.createMany({ data: rows.map((row) => contactSubmission(row)) });
  const { contactSubmissions } = await ask(
    'query ($search: String) { contactSubmissions(search: $search) { edges { node { name } } } }',
    { search },
  );
  const found = contactSubmissions.edges.map(({ node }: { node: { name: string } }) => node.name);
  const stored = await client.contactSubmission.findMany();
  const expected = stored.filter((row) => {
    const label = row.service === 'shopify' ? 'Shopify Plus' : 'WordPress development';
    const texts = [row.name, row.email, row.message, row.service, label];
    const createdAt = row.createdAt.toISOString();
    return meetsSearch({ ...row, createdAt, texts, serviceTexts: [row.service, label] }, search);
  });
  expect(found.toSorted()).toEqual(expected.map(({ name }) => name).toSorted());
});

test('counts each filter as its list does', async () => {
  await client.contactSubmission.createMany({ data: rows.map((row) => contactSubmission(row)) });
  const counts = await ask(`{ inquiryCounts { all new waitingForUs overdue waitingForThem snoozed won spam trash } }`);
  expect(counts.inquiryCounts).toEqual({
    ...{ all: 8, new: 3, waitingForUs: 3, waitingForThem: 1, snoozed: 1, won: 1, spam: 1, trash: 2 },
    overdue: 0,
  });
  await client.contactSubmission.updateMany({ data: { lastMessageAt: new Date(Date.now() - 25 * 3_600_000) } });
  expect((await ask('{ inquiryCounts { overdue } }')).inquiryCounts).toEqual({ overdue: 3 });
});
