import type { ApolloCache } from '@apollo/client/cache';
import { type Inquiry, inquiryFields } from '#bridge/inquiry.ts';
import { unreadCountQuery } from './inquiries.ts';
import { inquiryRef } from './loaded-inquiries.ts';

/** How many inquiries are unread at the server, as far as is known; null while nobody knows. */
export const readUnreadCount = (cache: ApolloCache): number | null =>
  cache.readQuery({ query: unreadCountQuery })?.unreadInquiryCount ?? null;

/** Notes how many inquiries are unread; null = it is not known any more. */
export function writeUnreadCount(cache: ApolloCache, count: number | null): void {
  if (count === null) cache.evict({ id: 'ROOT_QUERY', fieldName: 'unreadInquiryCount' });
  else cache.writeQuery({ query: unreadCountQuery, data: { unreadInquiryCount: Math.max(0, count) } });
}

/** Counts unread inquiries up or down; what is not known stays so. */
export function addToUnreadCount(cache: ApolloCache, by: number): void {
  const known = readUnreadCount(cache);
  if (known !== null) writeUnreadCount(cache, known + by);
}

/** Notes when an inquiry was read, or that it is unread, and counts it. False = it is not here, and so was not counted. */
export function writeReadAt(cache: ApolloCache, id: string, readAt: string | null): boolean {
  const known = cache.readFragment<Inquiry>({ fragment: inquiryFields, id: inquiryRef(id).__ref });
  if (!known) return false;
  if ((known.readAt === null) === (readAt === null)) return true;
  cache.batch({
    update() {
      cache.modify({ id: inquiryRef(id).__ref, fields: { readAt: () => readAt } });
      addToUnreadCount(cache, readAt === null ? 1 : -1);
    },
  });
  return true;
}
