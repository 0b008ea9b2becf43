import { countLimit } from '@agency/api/contract/contact';
import { inquiry as anyInquiry } from '@agency/site/ui/admin/inbox/inquiry.factory.ts';
import { ApolloClient, ApolloLink } from '@apollo/client';
import { of, throwError } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { type Inquiry, inquiryFields } from '#bridge/inquiry.ts';
import { createCache } from '../graphql/create-cache.ts';
import { inquiriesQuery } from '../graphql/inquiries.ts';
import { removeInquiry, writeUnreadCount } from '../graphql/inquiry-lists.ts';
import { countUnread, createReads, isAnyUnread, isUnread, undoReadsMs } from './reads.ts';
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
  const variables = { first: 50, after: null, search: null, counted: true, unread: true, unreadLimit: 20_000 };
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
  const state = { reachable: true, fails: false };
  const sent: unknown[] = [];
  const link = new ApolloLink(({ operationName, variables: given }) => {
    if (state.fails) return throwError(() => new Error('no'));
    sent.push(operationName === 'MarkInquiryRead' ? given.id : given.until);
    const result =
      operationName === 'MarkInquiryRead'
        ? { markInquiryRead: { __typename: 'ContactSubmission', id: given.id, readAt: '2026-02-01T00:00:00.000Z' } }
        : { markInquiriesRead: { __typename: 'InquiriesRead' } };
    return of({ data: result });
  });
  const client = new ApolloClient({ cache, link });
  const sync = createStore<Sync>(() => firstSync);
  const recount = vi.fn();
  const reads = createReads(client, sync, { reachable: () => state.reachable, recount });
  return { cache, reads, sync, state, sent, recount, count: () => countUnread(cache, sync.getState().reads) };
}
const rest = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

test('an inquiry that is opened is read at once, and at the server once', async () => {
  const { reads, sent, sync, count } = inbox();
  reads.markRead(inquiry(8));
  reads.markRead(inquiry(8));
  expect([count(), isUnread(inquiry(8), sync.getState().reads)]).toEqual([4, false]);
  await rest();
  expect([count(), sent, sync.getState().reads.ids]).toEqual([4, ['e8'], []]);
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

test('all are marked as read at once, which can be undone until it is sent', async () => {
  const { cache, reads, sent, sync, count, recount } = inbox();
  const undo = reads.markAllRead();
  expect(count()).toBe(0);
  answer(cache, 6, [10, 9, 8]);
  expect(count()).toBe(1);
  await rest(undoReadsMs - 1);
  undo();
  await rest(60_000);
  expect([count(), sent]).toEqual([6, []]);
  reads.markAllRead();
  answer(cache, 7, [12, 10, 9]);
  await rest(undoReadsMs);
  expect([count(), sent, sync.getState().reads.all]).toEqual([1, [inquiry(10).createdAt], null]);
  expect(recount).toHaveBeenCalled();
});

test('how many are unread is not known after changes were missed, though some are', () => {
  const { cache, sync, count } = inbox();
  writeUnreadCount(cache, null);
  expect([count(), isAnyUnread(cache, sync.getState().reads)]).toEqual([null, true]);
});

test('an inquiry that an earlier version stored without a read mark is not called unread', () => {
  const cache = createCache();
  const { readAt: _none, ...stored } = inquiry(3);
  cache.restore({ 'ContactSubmission:e3': stored });
  const kept = cache.readFragment<Inquiry>({ fragment: inquiryFields, id: 'ContactSubmission:e3' });
  expect(kept).toMatchObject({ id: 'e3' });
  expect(kept && isUnread(kept, firstSync.reads)).toBe(false);
});
