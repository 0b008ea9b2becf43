import { beforeEach, expect, test } from 'vitest';
import { contactSubmission } from '../../test/factories.ts';
import { useApi } from '../../test/serve-api.ts';
import { signedIn } from '../../test/sign-in.ts';

const { api, client } = await useApi();

let headers: Record<string, string>;
beforeEach(async () => {
  ({ headers } = await signedIn(client));
  await client.change.deleteMany();
});

const ask = async (query: string, variables: Record<string, unknown> = {}) =>
  (await api.graphql(query, variables, headers)).data;
const unread = async (atMost: number | null = null) =>
  (await ask('query ($atMost: Int) { unreadInquiryCount(atMost: $atMost) }', { atMost })).unreadInquiryCount;
const mark = async (id: string, read = true, until?: Date) =>
  (
    await ask(
      `mutation ($id: ID!, $read: Boolean!, $until: DateTime) {
        markInquiryRead(id: $id, read: $read, until: $until) { __typename ... on ContactSubmission { readAt } ... on Failure { message } }
      }`,
      { id, read, until },
    )
  ).markInquiryRead;
const inquiry = (data = contactSubmission()) => ({ ...data, lastMessageAt: data.createdAt });
const addInquiries = (count: number) =>
  client.contactSubmission.createManyAndReturn({ data: Array.from({ length: count }, () => inquiry()) });

test('an inquiry is unread until it is marked as read, and marking it again does not change `readAt`', async () => {
  const [first] = await addInquiries(2);
  expect(await unread()).toBe(2);
  const { readAt } = await mark(first?.id ?? '');
  expect(Date.now() - Date.parse(readAt)).toBeLessThan(60_000);
  expect(await mark(first?.id ?? '')).toMatchObject({ readAt });
  expect([await unread(), await unread(1)]).toEqual([1, 1]);
  expect(await mark(first?.id ?? '', false)).toMatchObject({ readAt: null });
  expect([await unread(), await unread(1)]).toEqual([2, 1]);
});

test('an inquiry is not marked as read if it had news after `until`', async () => {
  const [first] = await addInquiries(1);
  const newsAt = new Date('2027-01-02');
  await client.contactSubmission.updateMany({ data: { newsAt } });
  expect(await mark(first?.id ?? '', true, new Date('2027-01-01'))).toMatchObject({ readAt: null });
  expect(await mark(first?.id ?? '', true, newsAt)).toMatchObject({ readAt: expect.any(String) });
});

test.each(['01a1fb2b-0000-7000-8000-000000000000', 'no uuid'])(
  'an inquiry that does not exist (%s) cannot be marked as read',
  async (id) => {
    const message = 'This inquiry no longer exists.';
    expect(await mark(id)).toEqual({ __typename: 'NotFound', message });
  },
);

test('markInquiriesRead marks all inquiries up to a given time as read, and later ones stay unread', async () => {
  const [, second] = await addInquiries(3);
  const { markInquiriesRead } = await ask(
    'mutation ($until: DateTime!) { markInquiriesRead(until: $until) { ... on InquiriesRead { count } } }',
    { until: second?.createdAt },
  );
  expect([markInquiriesRead, await unread()]).toEqual([{ count: 2 }, 1]);
});

test('markInquiriesRead marks all results of a search as read; without a search, spam stays unread', async () => {
  await addInquiries(3);
  await client.contactSubmission.updateMany({ data: { state: 'spam' } });
  const document =
    'mutation ($until: DateTime!, $search: String) { markInquiriesRead(until: $until, search: $search) { ... on InquiriesRead { count } } }';
  const counts = [];
  for (const search of [null, 'is:spam'])
    counts.push((await ask(document, { until: new Date('2027-01-01'), search })).markInquiriesRead.count);
  expect(counts).toEqual([0, 3]);
});

test('marking as read adds a change only if something changes, and a single one for over 100 inquiries', async () => {
  const [first] = await addInquiries(150);
  await client.change.deleteMany();
  for (let time = 0; time < 2; time += 1) await mark(first?.id ?? '');
  await client.contactSubmission.updateMany({ where: { readAt: null }, data: { readAt: new Date() } });
  const subjects = (await client.change.findMany({ orderBy: { id: 'asc' } })).map(({ subjectId }) => subjectId);
  expect(subjects).toEqual([first?.id, null]);
});
