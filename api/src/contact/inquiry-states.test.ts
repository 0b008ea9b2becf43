import { expect, test } from 'vitest';
import { inquiryFilters, meetsSearch } from '#api/contract/inquiries.ts';
import { contactSubmission } from '../../test/factories.ts';
import { useApi, useSignIn } from '../../test/serve-api.ts';
import { signedIn } from '../../test/sign-in.ts';
import { wakeInquiries } from './wake-inquiries.ts';

const { api, client } = await useApi();
const headers = useSignIn(client);

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

test('each change adds a timeline entry with who made it and from where; a repeat adds no entry', async () => {
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

test('blocking a sender marks the inquiry as spam, and an undo unblocks only the last blocked sender', async () => {
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

test('a change conflicts if the visitor or another device acted first, and the error says what they did', async () => {
  const id = await create();
  const { headers: other } = await signedIn(client);
  const seen = async () =>
    (await ask('query ($id: ID!) { contactSubmission(id: $id) { changedAt } }', { id })).contactSubmission.changedAt;
  const document = `mutation ($id: ID!, $change: InquiryChangeInput!, $seenAt: DateTime) {
    changeInquiry(id: $id, change: $change, seenAt: $seenAt) {
      __typename
      ... on Conflict { message current { ... on ContactSubmission { changedAt state } } }
    }
  }`;
  const act = async (by: Record<string, string>, seenAt: string, input: object) =>
    (await api.graphql(document, { id, change: input, seenAt }, by)).data.changeInquiry;
  const began = await seen();
  const done = { change: 'state', state: 'done' };
  const changed = { __typename: 'ContactSubmission' };
  // A device's own changes do not conflict with each other, and marking as read does not count as a change.
  expect(await act(headers, began, done)).toEqual(changed);
  await client.contactSubmission.update({ where: { id }, data: { readAt: new Date() } });
  expect(await act(headers, began, { change: 'snoozed' })).toEqual(changed);
  expect(await act(other, began, { change: 'trashed' })).toMatchObject({
    ...{ __typename: 'Conflict', current: { state: 'done', changedAt: await seen() } },
    message: 'admin marked it as done in the console. admin snoozed it in the console.',
  });
  // A change that is already made does not conflict.
  expect(await act(other, began, { change: 'snoozed' })).toEqual(changed);
  const ours = await seen();
  await client.inquiryMessage.create({
    data: { inquiryId: id, from: 'them', state: 'received', text: 'Are you there?' },
  });
  expect(await act(headers, ours, { change: 'trashed' })).toMatchObject({
    ...{ __typename: 'Conflict', message: 'They wrote again: “Are you there?”' },
  });
  expect(await act(headers, await seen(), { change: 'trashed' })).toEqual(changed);
});

test('a change sent twice with one key is made once, even with another change in between', async () => {
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
  [{ change: 'blocked', sender: 'gmail.com' }, 'Anyone can have an address at gmail.com'],
])('the change %j is refused', async (input, message) => {
  expect((await change(await create(), input)).message).toContain(message);
});

test('an inquiry that does not exist cannot be changed', async () => {
  for (const id of ['01a1fb2b-0000-7000-8000-000000000000', 'no uuid'])
    expect(await change(id, { change: 'trashed' })).toMatchObject({ __typename: 'NotFound' });
});

test('due inquiries wake once and become unread, others stay snoozed, and a new state clears `wokenAt`', async () => {
  const [due, later, answer] = [await create(), await create(), await create()];
  const now = new Date(Date.now() + 3_600_000);
  await change(due, { change: 'snoozed', until: soon() });
  await change(later, { change: 'snoozed', until: new Date(now.getTime() + 1).toISOString() });
  await change(answer, { change: 'snoozed' });
  expect([await wakeInquiries(client, now), await wakeInquiries(client, now)]).toEqual([1, 0]);
  const rows = await client.contactSubmission.findMany({ where: { wokenAt: now, readAt: null }, select: { id: true } });
  expect(rows).toEqual([{ id: due }]);
  const { timeline, wokenAt } = await change(due, { change: 'state', state: 'open' });
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
])('a search for %j finds the same as the console’s own search', async (search) => {
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

test.each([
  ['', ['new', 'later', 'old']],
  ['sort:oldest', ['old', 'later', 'new']],
  ['sort:waiting', ['new', 'old', 'later']],
])('the search %j orders the list, page by page in both directions', async (search, names) => {
  const [day, last] = [(n: number) => at(`2026-10-0${n}T00:00:00Z`), 'lastMessageAt'];
  const data = [
    { name: 'old', createdAt: day(1), [last]: day(6) },
    { name: 'later', createdAt: day(2), [last]: day(7) },
    { name: 'new', createdAt: day(3), [last]: day(3) },
  ];
  await client.contactSubmission.createMany({ data: data.map((row) => contactSubmission(row)) });
  const page = async (args: Record<string, unknown>) => {
    const { data, errors } = await api.graphql(
      `query ($search: String, $first: Int, $last: Int, $after: String, $before: String) {
        contactSubmissions(search: $search, first: $first, last: $last, after: $after, before: $before) {
          edges { node { name } } pageInfo { startCursor endCursor }
        }
      }`,
      { search, ...args },
      headers,
    );
    const found = data?.contactSubmissions;
    return { names: found?.edges.map(({ node }: { node: { name: string } }) => node.name), ...found?.pageInfo, errors };
  };
  const first = await page({ first: 2 });
  const rest = await page({ first: 2, after: first.endCursor });
  expect([...first.names, ...rest.names]).toEqual(names);
  expect((await page({ last: 2, before: rest.startCursor })).names).toEqual(names.slice(0, 2));
  expect((await page({ last: 1 })).names).toEqual(names.slice(-1));
  const other = search === 'sort:waiting' ? '' : 'sort:waiting';
  for (const name of ['after', 'before'])
    expect((await page({ search: other, [name]: first.endCursor })).errors?.[0].message).toBe(
      `${name}: belongs to another sort order`,
    );
});

test('inquiryCounts counts eight filters, and inquiries that have waited for us over 24 hours as overdue', async () => {
  await client.contactSubmission.createMany({ data: rows.map((row) => contactSubmission(row)) });
  const counts = await ask(`{ inquiryCounts { all new waitingForUs overdue waitingForThem snoozed won spam trash } }`);
  expect(counts.inquiryCounts).toEqual({
    ...{ all: 8, new: 3, waitingForUs: 3, waitingForThem: 1, snoozed: 1, won: 1, spam: 1, trash: 2 },
    overdue: 0,
  });
  await client.contactSubmission.updateMany({ data: { lastMessageAt: new Date(Date.now() - 25 * 3_600_000) } });
  expect((await ask('{ inquiryCounts { overdue } }')).inquiryCounts).toEqual({ overdue: 3 });
});
