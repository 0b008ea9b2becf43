import { countLimit } from '@agency/api/contract/contact';
import { ApolloClient, ApolloLink } from '@apollo/client';
import { defer, of } from 'rxjs';
import { expect, test } from 'vitest';
import type { Inquiry } from '#bridge/inquiry.ts';
import { createCache } from './create-cache.ts';
import { inquiriesQuery } from './inquiries.ts';
import { insertInquiry, removeInquiry, writeTotal } from './inquiry-lists.ts';
import { countInquiries, loadInquiries } from './load-inquiries.ts';
import { loadedInquiriesQuery } from './loaded-inquiries.ts';
import { persistedInquiries, persistedPart } from './persist-cache.ts';

/** The inquiry of the hour `at`, from 0 to 23 or beyond. */
const inquiry = (at: number, given: Partial<Inquiry> = {}): Inquiry => ({
  __typename: 'ContactSubmission',
  id: `e${at}`,
  name: `Sender ${at}`,
  email: 'sender@example.com',
  company: null,
  service: 'wordpress',
  budget: null,
  regarding: null,
  message: 'A new site, please.',
  createdAt: new Date(Date.UTC(2026, 0, 1, at)).toISOString(),
  readAt: null,
  ...given,
});

type AnswerOptions = { after?: string; search?: string; more?: boolean; total?: number };

/** Writes a page as an answer of the server: inquiries of these hours, and whether there are older ones. */
function answer(cache: Cache, hours: number[], options: AnswerOptions = {}) {
  const { after = null, search = null, more = true, total } = options;
  const variables = { first: 50, after, search, counted: after === null };
  const counts = { countLimit: countLimit(search), unread: after === null && search === null, unreadLimit: 20_000 };
  cache.writeQuery({
    query: inquiriesQuery,
    variables: { ...variables, ...counts },
    data: page(hours, after === null, more, total) as never,
  });
}
const page = (hours: number[], counted = true, more = true, totalCount = 100) => ({
  ...(counted ? { unreadInquiryCount: 40 } : {}),
  contactSubmissions: {
    __typename: 'ContactSubmissionConnection',
    ...(counted ? { totalCount } : {}),
    edges: hours.map((at) => ({ __typename: 'ContactSubmissionEdge', cursor: `c${at}`, node: inquiry(at) })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: more, endCursor: `c${hours.at(-1)}` },
  },
});
type Cache = ReturnType<typeof createCache>;
const loaded = (cache: Cache, search: string | null = null) =>
  cache.readQuery({ query: loadedInquiriesQuery, variables: { search } })?.loadedInquiries ?? null;

test('pages are joined in the order of the list', () => {
  const cache = createCache();
  expect(loaded(cache)).toBe(null);
  answer(cache, [9, 8]);
  answer(cache, [7, 6], { after: 'c8', more: false });
  expect(loaded(cache)).toEqual({ ids: ['e9', 'e8', 'e7', 'e6'], total: 100, more: false, endCursor: 'c6' });
});

test('a page that was asked for before the list began anew is let go', () => {
  const cache = createCache();
  answer(cache, [9, 8]);
  answer(cache, [5, 4], { after: 'c6' });
  expect(loaded(cache)?.ids).toEqual(['e9', 'e8']);
});

test('what arrives stands first, once, and is counted; the list goes on from where it ended', () => {
  const cache = createCache();
  answer(cache, [9, 8]);
  insertInquiry(cache, inquiry(10));
  insertInquiry(cache, inquiry(10));
  expect(loaded(cache)).toEqual({ ids: ['e10', 'e9', 'e8'], total: 101, more: true, endCursor: 'c8' });
  answer(cache, [7], { after: 'c8', more: false });
  expect(loaded(cache)?.ids).toEqual(['e10', 'e9', 'e8', 'e7']);
});

test('what was missed and comes late stands at its age', () => {
  const cache = createCache();
  answer(cache, [9, 7]);
  insertInquiry(cache, inquiry(8));
  insertInquiry(cache, inquiry(2));
  expect(loaded(cache)).toMatchObject({ ids: ['e9', 'e8', 'e7'], total: 102 });
});

/** A client whose server answers with a first page of these hours, after what happens meanwhile. */
function clientOf(cache: Cache, hours: number[], meanwhile: () => void): ApolloClient {
  const link = new ApolloLink(() =>
    defer(() => {
      meanwhile();
      return of({ data: page(hours) });
    }),
  );
  return new ApolloClient({ cache, link });
}

test.each([
  ['into a list that was there', true],
  ['while the first page was on its way', false],
])('an arrival that the server had not seen when it answered stays: %s', async (_where, known) => {
  const cache = createCache();
  if (known) answer(cache, [9, 8]);
  const client = clientOf(cache, [9, 8], () => insertInquiry(cache, inquiry(10)));
  await loadInquiries(client, new Set(), null, null);
  expect(loaded(cache)).toMatchObject({ ids: ['e10', 'e9', 'e8'], total: 101 });
});

test('a list that begins anew holds nothing that is deletedIds by now', async () => {
  const cache = createCache();
  answer(cache, [12, 11, 9]);
  await loadInquiries(
    clientOf(cache, [11, 9], () => undefined),
    new Set(),
    null,
    null,
  );
  expect(loaded(cache)).toMatchObject({ ids: ['e11', 'e9'], total: 100 });
});

test.each([null, 'ada'])(
  'what is deleted while a page is on its way does not come with it: search %s',
  async (search) => {
    const cache = createCache();
    const deletedIds = new Set(['e11']);
    const client = clientOf(cache, [11, 9, 8], () => deletedIds.add('e9'));
    await loadInquiries(client, deletedIds, search, null);
    // An inquiry that is listed again after its deletion came back from a backup.
    expect(loaded(cache, search)).toMatchObject({ ids: ['e11', 'e8'], total: 99 });
  },
);

test('a search takes in what it would have found', () => {
  const cache = createCache();
  answer(cache, [9], { search: 'ada' });
  insertInquiry(cache, inquiry(10, { name: 'Grace' }));
  insertInquiry(cache, inquiry(11, { name: 'Ada' }));
  expect(loaded(cache, 'ada')?.ids).toEqual(['e11', 'e9']);
});

test('the results of a search are counted to a limit, the inbox whole', async () => {
  const cache = createCache();
  const asked: Record<string, unknown>[] = [];
  const link = new ApolloLink(({ variables }) => {
    asked.push(variables);
    return of({ data: page([9, 8], true, true, variables.search ? 2_000 : 100_000) });
  });
  const client = new ApolloClient({ cache, link });
  for (const search of [null, 'shop']) {
    await loadInquiries(client, new Set(), search, null);
    await countInquiries(client, search);
  }
  expect(asked.map(({ countLimit: limit }) => limit)).toEqual([null, null, 2_000, 2_000]);
  expect([loaded(cache)?.total, loaded(cache, 'shop')?.total]).toEqual([100_000, 2_000]);
});

test('a count with a limit follows what arrives and what goes, as one without does', () => {
  const cache = createCache();
  answer(cache, [9, 8]);
  answer(cache, [9, 8], { search: 'sender', total: 2_000 });
  removeInquiry(cache, 'e8');
  expect(loaded(cache, 'sender')).toMatchObject({ ids: ['e9'], total: 1_999 });
  insertInquiry(cache, inquiry(10));
  insertInquiry(cache, inquiry(11));
  expect(loaded(cache, 'sender')).toMatchObject({ ids: ['e11', 'e10', 'e9'], total: 2_001 });
  writeTotal(cache, 'sender', 1_000);
  expect([loaded(cache)?.total, loaded(cache, 'sender')?.total]).toEqual([101, 1_000]);
});

test('what is deleted leaves every list, and is forgotten', () => {
  const cache = createCache();
  answer(cache, [9, 8]);
  answer(cache, [8], { search: 'ada' });
  removeInquiry(cache, 'e8');
  removeInquiry(cache, 'e8');
  expect(loaded(cache)).toMatchObject({ ids: ['e9'], total: 99 });
  expect(loaded(cache, 'ada')?.ids).toEqual([]);
  expect(cache.extract()['ContactSubmission:e8']).toBeUndefined();
});

test('of a long inbox the newest part is kept, which goes on from where it was cut; searches are not', () => {
  const cache = createCache();
  const hours = Array.from({ length: persistedInquiries + 50 }, (_, index) => 1_000 - index);
  answer(cache, hours);
  answer(cache, [9], { search: 'ada' });
  const next = createCache();
  next.restore(JSON.parse(JSON.stringify(persistedPart(cache.extract()))));
  expect(loaded(next)).toMatchObject({ more: true, endCursor: `c${1_000 - persistedInquiries + 1}` });
  expect(loaded(next)?.ids).toHaveLength(persistedInquiries);
  expect(loaded(next, 'ada')).toBe(null);
});
