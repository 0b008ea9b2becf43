import { countLimit } from '@agency/api/contract/contact';
import { inquiry as anyInquiry } from '@agency/site/ui/admin/inbox/inquiry.factory.ts';
import { ApolloClient, ApolloLink } from '@apollo/client';
import { of, throwError } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { type Inquiry, inquiryFields } from '#bridge/inquiry.ts';
import { createCache } from '../graphql/create-cache.ts';
import { inquiriesQuery } from '../graphql/inquiries.ts';
import { removeInquiry, writeAllRead, writeUnreadCount } from '../graphql/inquiry-lists.ts';
import { countUnread, createReads, isAnyUnread, isUnread } from './reads.ts';
import { firstSync, type Sync } from './sync.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The unread inquiry of a day of January. */
const inquiry = (day: number) =>
  anyInquiry({ id: `e${day}`, createdAt: new Date(Date.UTC(2026, 0, day)).toISOString(), readAt: null });

/** Writes the inbox as the server answers: how many are unread, and the unread inquiries of these days. */
function answer(cache: ReturnType<typeof createCache>, unreadInquiryCount: number, days: number[]) {
  const variables = { first: 50, after: null, search: null, counted: true, unread: true };
  const data = {
    unreadInquiryCount,
    contactSubmissions: {
      __typename: 'ContactSubmissionConnection',
      totalCount: 5,
      edges: days.map((day) => ({ __typename: 'ContactSubmissionEdge', cursor: `c${day}`, node: inquiry(day) })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: true, endCursor: `c${days.at(-1)}` },
    },
  };
  cache.writeQuery({
    query: inquiriesQuery,
    variables: { ...variables, countLimit: countLimit(null) },
    data: data as never,
  });
}

/** An inbox of five unread inquiries, three of them loaded, over a server that can be reached or not. */
function inbox() {
  const cache = createCache();
  answer(cache, 5, [9, 8, 7]);
  const state = { reachable: true, fails: false, readingAll: false };
  const sent: unknown[] = [];
  const link = new ApolloLink(({ variables: given }) => {
    if (state.fails) return throwError(() => new Error('no'));
    sent.push(given.read ? given.id : `unread ${given.id}`);
    const readAt = given.read ? '2026-02-01T00:00:00.000Z' : null;
    return of({ data: { markInquiryRead: { __typename: 'ContactSubmission', id: given.id, readAt } } });
  });
  const client = new ApolloClient({ cache, link });
  const sync = createStore<Sync>(() => firstSync);
  const recount = vi.fn();
  const reads = createReads(client, sync, {
    reachable: () => state.reachable,
    readingAll: () => state.readingAll,
    recount,
  });
  const here = (until: string | null = null) => ({ reads: sync.getState().reads, until });
  const count = (until: string | null = null) => countUnread(cache, here(until));
  return { cache, reads, sync, state, sent, recount, here, count };
}
const rest = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

test('an inquiry that is opened is read at once, and at the server once', async () => {
  const { reads, sent, sync, here, count } = inbox();
  reads.markRead(inquiry(8));
  reads.markRead(inquiry(8));
  expect([count(), isUnread(inquiry(8), here())]).toEqual([4, false]);
  await rest();
  expect([count(), sent, sync.getState().reads.ids]).toEqual([4, ['e8'], []]);
});

test('an inquiry that is marked as unread is so at once, and stays so when it was about to be marked as read', async () => {
  const { reads, sent, sync, here, count } = inbox();
  reads.markRead(inquiry(8));
  reads.markUnread(inquiry(8));
  expect([count(), isUnread(inquiry(8), here())]).toEqual([5, true]);
  await rest();
  reads.onRead({ ...inquiry(8), readAt: '2026-02-01T00:00:00.000Z' });
  await rest();
  expect([sent.at(-1), sync.getState().reads.unread]).toEqual(['unread e8', []]);
});

test('an inquiry that was read, and is marked as unread while all are being marked as read, is sent after that', async () => {
  const { reads, state, sent, sync, count } = inbox();
  reads.onRead({ ...inquiry(8), readAt: '2026-02-01T00:00:00.000Z' });
  state.readingAll = true;
  reads.markUnread(inquiry(8));
  await rest();
  expect([count(), count('2026-01-31T00:00:00.000Z'), sent]).toEqual([5, 1, []]);
  state.readingAll = false;
  reads.send();
  await rest();
  expect([count(), sent, sync.getState().reads.unread]).toEqual([5, ['unread e8'], []]);
});

test('what is read without a network is sent when there is one, and when the server has trouble again later', async () => {
  const { reads, state, sent, sync, count } = inbox();
  state.reachable = false;
  reads.markRead(inquiry(8));
  await rest(60_000);
  expect([count(), sent, sync.getState().reads.ids]).toEqual([4, [], ['e8']]);
  Object.assign(state, { reachable: true, fails: true });
  reads.send();
  await rest();
  expect([count(), sync.getState().reads.ids]).toEqual([4, ['e8']]);
  state.fails = false;
  await rest(1_000);
  expect([count(), sent, sync.getState().reads.ids]).toEqual([4, ['e8'], []]);
});

test('our own mark that the change feed tells first is counted once', async () => {
  const { reads, state, count, sync } = inbox();
  state.reachable = false;
  reads.markRead(inquiry(8));
  reads.onRead({ ...inquiry(8), readAt: '2026-02-01T00:00:00.000Z' });
  expect([count(), sync.getState().reads.ids]).toEqual([4, []]);
});

test('what is read and unread elsewhere is followed; of what is not loaded the count is asked for', () => {
  const { reads, recount, count } = inbox();
  reads.onRead({ ...inquiry(9), readAt: '2026-02-01T00:00:00.000Z' });
  expect(count()).toBe(4);
  reads.onRead(inquiry(9));
  expect([count(), recount.mock.calls.length]).toEqual([5, 0]);
  reads.onRead({ ...inquiry(1), readAt: '2026-02-01T00:00:00.000Z' });
  expect(recount).toHaveBeenCalledTimes(1);
});

test('what is deleted is counted once, and only if it was unread', () => {
  const { cache, reads, count } = inbox();
  reads.onRead({ ...inquiry(9), readAt: '2026-02-01T00:00:00.000Z' });
  for (const id of ['e9', 'e8', 'e8']) removeInquiry(cache, id);
  expect(count()).toBe(3);
});

test('of all that are marked as read none is unread, but what came since and, once undone, what was before', async () => {
  const { cache, reads, sent, count } = inbox();
  const until = inquiry(9).createdAt;
  expect(count(until)).toBe(0);
  answer(cache, 6, [10, 9, 8]);
  expect([count(until), count()]).toEqual([1, 6]);
  reads.markRead(inquiry(8));
  await rest();
  expect([count(until), count(), sent], 'what was opened meanwhile stays read').toEqual([1, 5, ['e8']]);
  writeAllRead(cache, until, '2026-02-01T00:00:00.000Z');
  expect(count()).toBe(1);
});

test('how many are unread is not known after changes were missed, though some are', () => {
  const { cache, here, count } = inbox();
  writeUnreadCount(cache, null);
  expect([count(), isAnyUnread(cache, here())]).toEqual([null, true]);
});

test('an inquiry that an earlier version stored without a read mark is not called unread', () => {
  const cache = createCache();
  const { readAt: _none, ...stored } = inquiry(3);
  cache.restore({ 'ContactSubmission:e3': stored });
  const kept = cache.readFragment<Inquiry>({ fragment: inquiryFields, id: 'ContactSubmission:e3' });
  expect(kept).toMatchObject({ id: 'e3' });
  expect(kept && isUnread(kept, { reads: firstSync.reads, until: null })).toBe(false);
});
