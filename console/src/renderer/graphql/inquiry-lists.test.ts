import { countLimit } from '@agency/api/contract/contact';
import { inquiry as anyInquiry } from '@agency/site/ui/admin/inbox/inquiry.factory.ts';
import { inquiryKind } from '@agency/site/ui/admin/inbox/inquiry.ts';
import { ApolloClient, ApolloLink } from '@apollo/client';
import { defer, of } from 'rxjs';
import { expect, test } from 'vitest';
import { createCache } from './create-cache.ts';
import { inquiriesQuery } from './inquiries.ts';
import { loadedInquiriesQuery, writeSegment } from './inquiry-lists.ts';
import type { SegmentPage } from './list-segment.ts';
import { removeRecord } from './lists.ts';
import { loadInquiries } from './load-inquiries.ts';
import { persistedInquiries, persistedPart } from './persist-cache.ts';

/** Returns an inquiry that was created at the hour `at`, which may exceed 23. */
const inquiry = (at: number) =>
  anyInquiry({ id: `e${at}`, createdAt: new Date(Date.UTC(2026, 0, 1, at)).toISOString(), readAt: null });

type AnswerOptions = { after?: string; search?: string; more?: boolean; total?: number };

/**
 * Writes a page of inquiries of these hours into the cache, as if the server had sent it. `more` tells whether there
 * are older inquiries.
 */
function answer(cache: Cache, hours: number[], options: AnswerOptions = {}) {
  const { after = null, search = null, more = true, total } = options;
  const variables = { first: 50, after, search, counted: after === null };
  const counts = { countLimit: countLimit(search), unread: after === null && search === null };
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
    ...(counted ? { totalCount, asOf: '2026-01-02T00:00:00.000Z' } : {}),
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
  expect(loaded(cache)).toEqual({
    ids: ['e9', 'e8', 'e7', 'e6'],
    total: 100,
    asOf: '2026-01-02T00:00:00.000Z',
    more: false,
    endCursor: 'c6',
    segment: null,
  });
});

test('a segment grows both ways, loses deleted records, and joins the list’s beginning once the two meet', () => {
  const cache = createCache();
  answer(cache, [9, 8], { total: 9 });
  const write = (page: SegmentPage, hours: number[], hasNextPage = true) => {
    const edges = hours.map((at) => ({ cursor: `c${at}`, node: inquiry(at) }));
    writeSegment(cache, null, page, { edges, hasNextPage });
  };
  const segment = () => loaded(cache)?.segment;
  write({ skip: 5 }, [4, 3]);
  expect(segment()).toEqual({ ids: ['e4', 'e3'], below: 2, startCursor: 'c4', endCursor: 'c3' });
  write({ after: 'c3' }, [2]);
  write({ before: 'c9' }, [7]);
  removeRecord(cache, inquiryKind, 'e3');
  expect(loaded(cache)).toMatchObject({ total: 8, segment: { ids: ['e4', 'e2'], below: 1 } });
  write({ before: 'c4' }, [8, 7, 6, 5]);
  expect(loaded(cache)).toMatchObject({
    ids: ['e9', 'e8', 'e7', 'e6', 'e5', 'e4', 'e2'],
    endCursor: 'c2',
    more: true,
    segment: null,
  });
  write({ last: true }, [1], false);
  answer(cache, [1], { after: 'c2', more: false });
  expect(loaded(cache)).toMatchObject({ total: 8, more: false, segment: null });
  expect(loaded(cache)?.ids.at(-1)).toBe('e1');
});

test('a page that was requested before the list was reloaded is ignored', () => {
  const cache = createCache();
  answer(cache, [9, 8]);
  answer(cache, [5, 4], { after: 'c6' });
  expect(loaded(cache)?.ids).toEqual(['e9', 'e8']);
});

/** Creates a client whose server answers with these pages in order, and calls `meanwhile` before each answer. */
function clientOf(cache: Cache, pages: number[][], meanwhile = () => undefined as unknown): ApolloClient {
  const link = new ApolloLink(() =>
    defer(() => {
      meanwhile();
      return of({ data: page(pages.shift() ?? [], true, true, 101) });
    }),
  );
  return new ApolloClient({ cache, link });
}

test('new inquiries are put first and counted, and the list still continues from its former end', async () => {
  const cache = createCache();
  answer(cache, [9, 8]);
  answer(cache, [7, 6], { after: 'c8' });
  await loadInquiries(clientOf(cache, [[10, 9]]), new Set(), { search: null, newest: true });
  expect(loaded(cache)).toEqual({
    ids: ['e10', 'e9', 'e8', 'e7', 'e6'],
    total: 101,
    asOf: '2026-01-02T00:00:00.000Z',
    more: true,
    endCursor: 'c6',
    segment: null,
  });
});

test('if more inquiries arrive than one page holds, further pages are loaded, and the list continues', async () => {
  const cache = createCache();
  answer(cache, [9, 8]);
  answer(cache, [7, 6, 5], { after: 'c8' });
  const client = clientOf(cache, [
    [13, 12],
    [11, 10],
    [9, 8],
    [7, 6],
  ]);
  await loadInquiries(client, new Set(), { search: null, newest: true });
  expect(loaded(cache)).toMatchObject({
    ids: [13, 12, 11, 10, 9, 8, 7, 6, 5].map((at) => `e${at}`),
    endCursor: 'c5',
    segment: null,
  });
});

test('a reloaded list contains only its first page, without records deleted meanwhile', async () => {
  const cache = createCache();
  answer(cache, [12, 11, 9]);
  answer(cache, [8], { after: 'c9' });
  await loadInquiries(clientOf(cache, [[11, 9]]), new Set(), { search: null });
  expect(loaded(cache)).toMatchObject({ ids: ['e11', 'e9'], total: 101, endCursor: 'c9', segment: null });
});

test.each([null, 'ada'])('inquiries that are deleted while a page loads are dropped: search %s', async (search) => {
  const cache = createCache();
  const deletedIds = new Set(['e11']);
  const client = clientOf(cache, [[11, 9, 8]], () => deletedIds.add('e9'));
  await loadInquiries(client, deletedIds, { search });
  // The answer was requested after e11 was deleted, so e11 exists again: somebody has restored a backup.
  expect(loaded(cache, search)?.ids).toEqual(['e11', 'e8']);
});

test('search results are counted up to a limit, and the inbox is counted without a limit', async () => {
  const cache = createCache();
  const asked: Record<string, unknown>[] = [];
  const link = new ApolloLink(({ variables }) => {
    asked.push(variables);
    return of({ data: page([9, 8], true, true, variables.search ? 2_000 : 100_000) });
  });
  const client = new ApolloClient({ cache, link });
  for (const search of [null, 'shop']) await loadInquiries(client, new Set(), { search });
  expect(asked.map(({ countLimit: limit }) => limit)).toEqual([null, 2_000]);
  expect([loaded(cache)?.total, loaded(cache, 'shop')?.total]).toEqual([100_000, 2_000]);
});

test('a deleted record is removed from every list and the cache', () => {
  const cache = createCache();
  answer(cache, [9, 8]);
  answer(cache, [8], { search: 'ada', total: 2_000 });
  removeRecord(cache, inquiryKind, 'e8');
  removeRecord(cache, inquiryKind, 'e8');
  expect(loaded(cache)).toMatchObject({ ids: ['e9'], total: 99 });
  expect(loaded(cache, 'ada')).toMatchObject({ ids: [], total: 1_999 });
  expect(cache.extract()['ContactSubmission:e8']).toBeUndefined();
});

test('a stored inbox has only its newest inquiries, and older ones load after them; no search is stored', () => {
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
