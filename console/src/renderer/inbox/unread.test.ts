import { countLimit } from '@agency/api/contract/contact';
import { inquiry as anyInquiry } from '@agency/site/ui/admin/inbox/inquiry.factory.ts';
import { inquiryKind } from '@agency/site/ui/admin/inbox/inquiry.ts';
import { expect, test } from 'vitest';
import { createCache } from '../graphql/create-cache.ts';
import { inquiriesQuery } from '../graphql/inquiries.ts';
import { patchAll, patchRecord, removeRecord, writeCount, writeRecord } from '../graphql/lists.ts';
import { mark, readAll } from '../outbox/documents.factory.ts';
import type { Documents } from '../outbox/local-document.ts';
import { countUnread, isUnreadByItself, receivedUntil } from './unread.ts';

const dayOf = (day: number) => new Date(Date.UTC(2026, 0, day)).toISOString();
/** An unread inquiry that was created on this day of January. */
const inquiry = (day: number) =>
  anyInquiry({ id: `e${day}`, createdAt: dayOf(day), lastMessageAt: dayOf(day), readAt: null });
const read = (day: number) => ({ ...inquiry(day), readAt: '2026-02-01T00:00:00.000Z' });

/** An inbox of five unread inquiries, three of them loaded. */
function inbox(asOf = dayOf(2)) {
  const cache = createCache();
  const variables = { first: 50, after: null, search: null, counted: true, unread: true, countLimit: countLimit(null) };
  const edges = [9, 8, 7].map((day) => ({
    __typename: 'ContactSubmissionEdge',
    cursor: `c${day}`,
    node: inquiry(day),
  }));
  const pageInfo = { __typename: 'PageInfo', hasNextPage: true, endCursor: 'c7' };
  const contactSubmissions = { __typename: 'ContactSubmissionConnection', totalCount: 5, asOf, edges, pageInfo };
  cache.writeQuery({ query: inquiriesQuery, variables, data: { unreadInquiryCount: 5, contactSubmissions } as never });
  return cache;
}
type Cache = ReturnType<typeof inbox>;
const until = inquiry(9).createdAt;

test.each<[string, number | null, (cache: Cache) => Documents]>([
  ['no mark', 5, () => ({})],
  ['an inquiry marked as read', 4, () => mark({}, 'markRead', 'e8')],
  ['an unloaded inquiry marked as read', 4, () => mark({}, 'markRead', 'e2')],
  [
    'a mark that the change feed reports before the mark is answered',
    4,
    (cache) => {
      writeRecord(cache, inquiryKind, read(8));
      return mark({}, 'markRead', 'e8');
    },
  ],
  [
    'a read inquiry marked as unread',
    5,
    (cache) => {
      writeRecord(cache, inquiryKind, read(8));
      return mark({}, 'markUnread', 'e8');
    },
  ],
  ['all marked as read', 0, () => readAll({}, until)],
  ['all marked as read, then one marked as unread', 1, () => mark(readAll({}, until), 'markUnread', 'e8')],
  [
    'all marked as read, but one had news later',
    1,
    (cache) => {
      patchRecord(cache, inquiryKind, 'e8', () => ({ newsAt: dayOf(10) }));
      return readAll({}, until);
    },
  ],
  ['all but the newest marked as read', 1, () => readAll({}, inquiry(8).createdAt)],
  [
    'all marked as read, also by the server',
    0,
    (cache) => {
      patchAll(cache, inquiryKind, () => ({ readAt: until }));
      return {};
    },
  ],
  [
    'a read inquiry deleted, and an unread one deleted twice',
    3,
    (cache) => {
      patchRecord(cache, inquiryKind, 'e9', () => ({ readAt: until }));
      for (const id of ['e9', 'e8', 'e8']) removeRecord(cache, inquiryKind, id);
      return {};
    },
  ],
  [
    'a count that is unknown after missed changes',
    null,
    (cache) => {
      writeCount(cache, inquiryKind, null);
      return mark({}, 'markRead', 'e8');
    },
  ],
])('the unread count applies queued marks and deletions: %s', (_what, count, arrange) => {
  const cache = inbox();
  const documents = arrange(cache);
  expect(countUnread(cache, documents)).toBe(count);
});

test('an inquiry that only a queued "mark all as read" covers is still unread by itself', () => {
  expect(isUnreadByItself(inquiry(8), readAll({}, until))).toBe(true);
  expect(isUnreadByItself(inquiry(8), mark({}, 'markRead', 'e8'))).toBe(false);
});

test('"mark all as read" also covers the latest news, even of an inquiry that is not in the list', () => {
  const cache = inbox();
  expect(receivedUntil(cache, null)).toBe(dayOf(9));
  writeRecord(cache, inquiryKind, { ...inquiry(1), newsAt: dayOf(12) });
  expect(receivedUntil(cache, null)).toBe(dayOf(12));
  expect(receivedUntil(inbox(dayOf(20)), 'is:new')).toBe(dayOf(20));
});
