import { inquiryKind, latestNews } from '@agency/site/ui/admin/inbox/inquiry.ts';
import type { Inquiry } from '@agency/site/ui/admin/inbox/inquiry-documents.ts';
import type { ApolloCache, NormalizedCacheObject } from '@apollo/client/cache';
import { loadedInquiriesQuery } from '../graphql/inquiry-lists.ts';
import { loadedRecords, readCount, readRecord } from '../graphql/lists.ts';
import type { Documents } from '../outbox/local-document.ts';
import { patched, patchesOf } from '../outbox/projections.ts';

const { name } = inquiryKind;

const counts = (inquiry: Inquiry) => inquiryKind.list.count?.counts(inquiry) ?? false;

/** Whether an inquiry is unread once the queued mutations in these documents are applied. */
export const isUnread = (inquiry: Inquiry, documents: Documents): boolean =>
  counts(patched(inquiry, patchesOf(documents, name, inquiry.id)));

/** Like `isUnread`, but ignores queued mutations of the whole list. */
export function isUnreadByItself(inquiry: Inquiry, documents: Documents): boolean {
  const own = documents[inquiry.id];
  return isUnread(inquiry, own ? { [inquiry.id]: own } : {});
}

/** Counts the unread inquiries, with queued marks applied; null while unknown. */
export function countUnread(cache: ApolloCache, documents: Documents): number | null {
  const known = readCount(cache, inquiryKind);
  if (known === null) return null;
  const ofList = patchesOf(documents, name, name);
  // If a search's results were marked, it is unknown how many unread inquiries among them are not loaded.
  if (ofList.some(({ variables }) => (variables as { search?: string | null }).search)) return null;
  // After "mark all as read", only inquiries that arrived later can be unread, and these are loaded.
  if (ofList.length > 0)
    return loadedRecords(cache, inquiryKind).filter((inquiry) => isUnread(inquiry, documents)).length;
  const marked = Object.values(documents).filter(
    ({ kind, id }) => kind === name && patchesOf(documents, name, id).length > 0,
  );
  return marked.reduce((sum, { id }) => Math.max(0, sum + changeBy(id)), known);

  function changeBy(id: string): number {
    const inquiry = readRecord(cache, inquiryKind, id);
    if (inquiry) return Number(isUnread(inquiry, documents)) - Number(counts(inquiry));
    // Assume that the mark changes the inquiry, which is not loaded.
    return patched({} as Inquiry, patchesOf(documents, name, id)).readAt === null ? 1 : -1;
  }
}

/**
 * Returns the time up to which news has arrived from the server. This is the latest of these times: when the inbox was
 * loaded, when this search was loaded, and the latest news of any cached inquiry, even one in neither list.
 */
export function receivedUntil(cache: ApolloCache, search: string | null): string {
  const loaded = [null, search].map(
    (each) => cache.readQuery({ query: loadedInquiriesQuery, variables: { search: each } })?.loadedInquiries?.asOf,
  );
  const news = Object.values(cache.extract() as NormalizedCacheObject)
    .filter((each) => each?.__typename === inquiryKind.type)
    .map((inquiry) => latestNews(inquiry as unknown as Inquiry));
  return (
    [...loaded, ...news]
      .filter((time) => typeof time === 'string')
      .toSorted()
      .at(-1) ?? new Date().toISOString()
  );
}
