import { expect, test } from 'vitest';
import type { Outbox } from '#api/mail/outbox.ts';
import { contactSubmission } from '../../test/factories.ts';
import { serveApi, useSignIn } from '../../test/serve-api.ts';
import { useTestDatabase } from '../../test/test-database.ts';
import { testServices } from '../../test/test-services.ts';

const database = await useTestDatabase();
const { client } = database;
const receipts: string[] = [];
const outbox: Outbox = {
  async enqueue(_transaction, { recipient }) {
    receipts.push(recipient);
    return recipient;
  },
  retry: () => Promise.reject(new Error('These tests retry no mail.')),
};
const api = await serveApi(database, { services: testServices(client, database.url, { outbox }) });

const headers = useSignIn(client);

const ask = async (query: string, variables: Record<string, unknown> = {}) =>
  (await api.graphql(query, variables, headers)).data;
const answer = '{ __typename ... on InquiriesChanged { count more message } ... on Failure { message } }';
const change = async (variables: Record<string, unknown>) =>
  (
    await ask(
      `mutation ($search: String!, $change: InquiryChangeInput!, $seenAt: DateTime!, $key: ID!) {
        changeInquiries(search: $search, change: $change, seenAt: $seenAt, idempotencyKey: $key) ${answer}
      }`,
      { search: 'is:new', change: { change: 'state', state: 'spam' }, key: crypto.randomUUID(), ...variables },
    )
  ).changeInquiries;
const undo = async (key: string) =>
  (await ask(`mutation ($key: ID!) { undoInquiriesChange(key: $key) ${answer} }`, { key })).undoInquiriesChange.count;
const asOf = async () => (await ask('{ contactSubmissions { asOf } }')).contactSubmissions.asOf;
const fill = (count: number, data = {}) =>
  client.contactSubmission.createMany({ data: Array.from({ length: count }, () => contactSubmission(data)) });
const inState = (state: string) => client.contactSubmission.count({ where: { state } });

test('a bulk change skips inquiries newer than the list, and its undo skips those that changed since', async () => {
  await fill(3);
  await fill(1, { state: 'open' });
  const [seenAt, key] = [await asOf(), crypto.randomUUID()];
  await fill(1, { name: 'Later' });
  const changed = { __typename: 'InquiriesChanged', count: 3, more: false, message: '3 inquiries' };
  expect([await change({ seenAt, key }), await change({ seenAt, key })]).toEqual([changed, changed]);
  expect([await inState('spam'), await client.inquiryEvent.count({ where: { by: 'admin' } })]).toEqual([3, 3]);
  const one = await client.contactSubmission.findFirstOrThrow({ where: { state: 'spam' } });
  await client.contactSubmission.update({ where: { id: one.id }, data: { state: 'won' } });
  expect([await undo(key), await undo(key), await inState('new'), await inState('won')]).toEqual([2, 0, 3, 1]);
});

test('snoozing new inquiries opens them, and undoing makes them new again', async () => {
  await fill(2);
  const [seenAt, key] = [await asOf(), crypto.randomUUID()];
  await change({ seenAt, key, search: '', change: { change: 'snoozed' } });
  const snoozed = { state: 'open', snoozedAt: { not: null } };
  expect(await client.contactSubmission.count({ where: snoozed })).toBe(2);
  expect([await undo(key), await client.contactSubmission.count({ where: { state: 'new', snoozedAt: null } })]).toEqual(
    [2, 2],
  );
});

test('undoing a bulk change locks inquiries in the order of their ids', async () => {
  const [high, low] = ['ffffffff-0000-4000-8000-000000000000', '00000000-0000-4000-8000-000000000000'];
  for (const id of [high, low]) await client.contactSubmission.create({ data: contactSubmission({ id }) });
  const key = crypto.randomUUID();
  await change({ seenAt: await asOf(), key });
  const undone = await client.$transaction(async (transaction) => {
    await transaction.$queryRaw`SELECT 1 FROM contact_submissions WHERE id = ${low}::uuid FOR UPDATE`;
    const undoing = undo(key);
    const waiting = () =>
      client.$queryRaw`SELECT 1 AS one FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await expect.poll(waiting).toEqual([{ one: 1 }]);
    await transaction.$queryRaw`SELECT 1 FROM contact_submissions WHERE id = ${high}::uuid FOR UPDATE NOWAIT`;
    return { undoing };
  });
  expect(await undone.undoing).toBe(2);
});

test('a bulk change affects at most the first thousand inquiries, and is announced as one reload', async () => {
  await fill(1_003);
  const seenAt = await asOf();
  await client.change.deleteMany();
  expect(await change({ seenAt, search: 'is:new sort:oldest' })).toMatchObject({ count: 1_000, more: true });
  const lines = await client.change.findMany({ where: { type: 'ContactSubmission' } });
  expect([lines.length < 5, lines[0]?.subjectId]).toEqual([true, null]);
  const left = await client.contactSubmission.findMany({ where: { state: 'new' }, orderBy: { createdAt: 'asc' } });
  const newest = await client.contactSubmission.findMany({ orderBy: { createdAt: 'desc' }, take: 3 });
  expect(left.map(({ id }) => id)).toEqual(newest.map(({ id }) => id).reverse());
  expect(await change({ seenAt })).toMatchObject({ count: 3, more: false });
});

test('if changed inquiries still match the search, a second change continues after the first thousand', async () => {
  await fill(1_003);
  const open = { search: 'sort:oldest', change: { change: 'state', state: 'open' } };
  expect(await change({ ...open, seenAt: await asOf() })).toMatchObject({ count: 1_000, more: true });
  expect(await change({ ...open, seenAt: await asOf() })).toMatchObject({ count: 3, more: false });
});

test('marking inquiries as not spam sends one receipt for each; later changes of state send none', async () => {
  await fill(2, { state: 'spam', mailHeld: true });
  await change({ seenAt: await asOf(), search: 'is:spam', change: { change: 'state', state: 'open' } });
  await change({ seenAt: await asOf(), search: 'is:new', change: { change: 'state', state: 'done' } });
  expect(receipts).toHaveLength(2);
});

test('a person can mark an inquiry as spam after a rule has done so, but only once', async () => {
  await fill(1, { state: 'spam', mailHeld: true });
  for (const count of [1, 0])
    expect(await change({ seenAt: await asOf(), search: 'is:spam' })).toMatchObject({ count });
});

test.each([
  [{ change: { change: 'blocked', sender: 'eve@spam.example' } }, 'one inquiry at a time'],
  [{ search: 'x'.repeat(201) }, 'at most 200'],
  [{ key: 'no uuid' }, 'Must be a uuid'],
])('a bulk change with %j is refused', async (variables, message) => {
  expect((await change({ seenAt: await asOf(), ...variables })).message).toContain(message);
});
