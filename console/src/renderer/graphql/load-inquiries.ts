import { countLimit } from '@agency/api/contract/contact';
import type { ApolloClient } from '@apollo/client';
import type { ApolloCache } from '@apollo/client/cache';
import { type Inquiry, inquiryFields } from '#bridge/inquiry.ts';
import { inquiriesQuery, inquiryCountQuery } from './inquiries.ts';
import { insertInquiry, removeInquiry, writeTotal, writeUnreadCount } from './inquiry-lists.ts';
import { inquiryRef } from './loaded-inquiries.ts';

/** More unread ones are not counted. */
const mostUnread = 20_000;

/** The most that the API gives at once. */
export const pageSize = 50;

/**
 * Brings one page of the inbox into the cache. Written there by hand, since after a query of its own Apollo would read the
 * whole list back, page after page longer. A first page begins the list anew, and what was there goes only when the answer
 * has come.
 *
 * @param deletedIds the ids that the change feed named as deleted, in that order: an answer that was under way by then may still
 *   have it.
 */
export async function loadInquiries(
  client: ApolloClient,
  deletedIds: ReadonlySet<string>,
  search: string | null,
  after: string | null,
): Promise<void> {
  const { cache } = client;
  const before = new Set(inquiriesIn(cache));
  const goneBefore = deletedIds.size;
  const counted = after === null;
  const limits = { countLimit: countLimit(search), unreadLimit: mostUnread };
  const variables = { first: pageSize, after, search, counted, unread: counted && search === null, ...limits };
  const { data } = await client.query({ query: inquiriesQuery, variables, fetchPolicy: 'no-cache' });
  if (!data) throw new Error('The server answered without an inbox.');
  const newest = data.contactSubmissions?.edges[0]?.node.createdAt ?? null;
  // What arrived meanwhile stays: the server had answered before it knew of that.
  const arrived = inquiriesIn(cache).filter((key) => after === null && !before.has(key));
  cache.batch({
    update() {
      cache.writeQuery({ query: inquiriesQuery, variables, data });
      for (const id of [...deletedIds].slice(goneBefore)) removeInquiry(cache, id);
      for (const id of arrived) {
        const inquiry = cache.readFragment<Inquiry>({ fragment: inquiryFields, id });
        if (inquiry && (newest === null || inquiry.createdAt > newest)) insertInquiry(cache, inquiry);
      }
    },
  });
}

/** The keys of all inquiries that the cache holds. */
function inquiriesIn(cache: ApolloCache): string[] {
  const prefix = inquiryRef('').__ref;
  return Object.keys(cache.extract() as object).filter((key) => key.startsWith(prefix));
}

/** Asks how many inquiries there are, or how many a search finds: what was not loaded may have been deleted as well. */
export async function countInquiries(client: ApolloClient, search: string | null): Promise<void> {
  const variables = { search, countLimit: countLimit(search), unreadLimit: mostUnread };
  const { data } = await client.query({ query: inquiryCountQuery, variables, fetchPolicy: 'no-cache' });
  const total = data?.contactSubmissions?.totalCount;
  if (typeof total !== 'number') throw new Error('The server answered without a count.');
  writeTotal(client.cache, search, total);
  writeUnreadCount(client.cache, data?.unreadInquiryCount ?? null);
}
