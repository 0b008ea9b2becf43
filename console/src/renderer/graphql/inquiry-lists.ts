import { gql, type TypedDocumentNode } from '@apollo/client';
import type { ApolloCache, FieldFunctionOptions, FieldMergeFunction } from '@apollo/client/cache';
import { type Inquiry, inquiryFields } from '#bridge/inquiry.ts';
import { unreadCountQuery } from './inquiries.ts';
import { type InquiryList, joined, type Part, type SegmentPage, withPage } from './list-segment.ts';

/** What a list needs to draw itself: ids only, since each row follows its own inquiry. */
export type LoadedInquiries = {
  ids: readonly string[];
  total: number | null;
  more: boolean;
  endCursor: string | null;
  segment: { ids: readonly string[]; below: number; startCursor: string; endCursor: string } | null;
};

/**
 * Asks the cache alone what is loaded of the inbox: the field exists in no schema. A query for the edges themselves would
 * have Apollo walk every loaded inquiry after each new page, which takes longer the further one scrolls.
 */
export const loadedInquiriesQuery: TypedDocumentNode<
  { loadedInquiries: LoadedInquiries | null },
  { search: string | null }
> = gql`
  query LoadedInquiries($search: String) {
    loadedInquiries(search: $search)
  }
`;

const prefix = 'ContactSubmission:';
const inquiryKey = (id: string): string => prefix + id;

/** Answers `loadedInquiriesQuery` from the list that pages were merged into. */
export function readLoadedInquiries({ args, readField }: FieldFunctionOptions): LoadedInquiries | null {
  const list = readField<InquiryList>({ fieldName: 'contactSubmissions', args: { search: args?.search ?? null } });
  if (!list) return null;
  const { edges, pageInfo, totalCount, segment } = list;
  const idsOf = (all: InquiryList['edges']) => all.map(({ node }) => node.__ref.slice(prefix.length));
  const [first, last] = [segment?.edges[0], segment?.edges.at(-1)];
  return {
    ids: idsOf(edges),
    total: totalCount ?? null,
    more: pageInfo.hasNextPage,
    endCursor: pageInfo.endCursor,
    segment:
      segment && first && last
        ? { ids: idsOf(segment.edges), below: segment.below, startCursor: first.cursor, endCursor: last.cursor }
        : null,
  };
}

/**
 * Puts a page of a list where it belongs. One that goes on from the list's end is added there; one that goes on from
 * elsewhere was asked for before the list began anew, and is let go. A first page takes the place of the list's beginning,
 * down to the inquiry that it ends with; without that one the list begins anew.
 */
export const mergeInquiries: FieldMergeFunction<InquiryList, InquiryList> = (existing, incoming, { args }) => {
  if (!existing) return incoming;
  if (args?.after) {
    if (existing.pageInfo.endCursor !== args.after) return existing;
    const { totalCount, segment } = existing;
    return joined({ ...incoming, totalCount, segment, edges: [...existing.edges, ...incoming.edges] });
  }
  const last = incoming.edges.at(-1)?.node.__ref;
  const end = existing.edges.findIndex(({ node }) => node.__ref === last);
  if (end === -1 || !incoming.pageInfo.hasNextPage) return incoming;
  const edges = [...incoming.edges, ...existing.edges.slice(end + 1)];
  return joined({ ...incoming, edges, pageInfo: existing.pageInfo, segment: existing.segment });
};

/** The ids of what is loaded of the inbox, or of what a search found, in the list's order. */
export function loadedIds(cache: ApolloCache, search: string | null): readonly string[] {
  const loaded = cache.readQuery({ query: loadedInquiriesQuery, variables: { search } })?.loadedInquiries;
  return loaded ? [...loaded.ids, ...(loaded.segment?.ids ?? [])] : [];
}

/** What is loaded of the inbox, newest first; `most` of them. */
export const loadedInquiries = (cache: ApolloCache, most?: number): Inquiry[] =>
  loadedIds(cache, null)
    .slice(0, most)
    .flatMap((id) => readInquiry(cache, id) ?? []);

const readInquiry = (cache: ApolloCache, id: string) =>
  cache.readFragment<Inquiry>({ fragment: inquiryFields, id: inquiryKey(id) });

/** Writes an inquiry, so that it can be opened; no list has it from this alone. */
export const writeInquiry = (cache: ApolloCache, inquiry: Inquiry) =>
  cache.writeFragment({ fragment: inquiryFields, id: inquiryKey(inquiry.id), data: inquiry });

type LoadedPart = Omit<Part, 'edges'> & { edges: readonly { cursor: string; node: Inquiry }[] };

/** Writes a page into the segment of a list. */
export function writeSegment(
  cache: ApolloCache,
  search: string | null,
  page: SegmentPage,
  { edges: loaded, hasNextPage }: LoadedPart,
): void {
  const edges = loaded.map(({ cursor, node }) => ({ cursor, node: { __ref: inquiryKey(node.id) } }));
  cache.batch({
    update(batched) {
      for (const { node } of loaded) writeInquiry(batched, node);
      batched.modify<{ contactSubmissions: InquiryList }>({
        id: 'ROOT_QUERY',
        fields: {
          contactSubmissions: (value, { storeFieldName }) =>
            storeFieldName === `contactSubmissions:${JSON.stringify({ search })}`
              ? withPage(value as InquiryList, page, { edges, hasNextPage })
              : value,
        },
      });
    },
  });
}

/** Takes an inquiry out of every list, the inbox and one for each search, and forgets it. */
export function removeInquiry(cache: ApolloCache, id: string): void {
  const key = inquiryKey(id);
  const known = readInquiry(cache, id);
  cache.batch({
    update(batched) {
      if (known?.readAt === null) addToUnreadCount(batched, -1);
      batched.modify<{ contactSubmissions: InquiryList }>({
        id: 'ROOT_QUERY',
        fields: {
          contactSubmissions: (value) => {
            const list = value as InquiryList;
            const without = (all: InquiryList['edges']) => all.filter(({ node }) => node.__ref !== key);
            const edges = without(list.edges);
            const segment = list.segment && { ...list.segment, edges: without(list.segment.edges) };
            const removed =
              list.edges.length - edges.length + (list.segment?.edges.length ?? 0) - (segment?.edges.length ?? 0);
            return { ...list, edges, segment, totalCount: list.totalCount && list.totalCount - removed };
          },
        },
      });
      batched.evict({ id: key });
    },
  });
}

/** How many inquiries are unread at the server, as far as is known; null while nobody knows. */
export const readUnreadCount = (cache: ApolloCache): number | null =>
  cache.readQuery({ query: unreadCountQuery })?.unreadInquiryCount ?? null;

/** Notes how many inquiries are unread; null = it is not known any more. */
export function writeUnreadCount(cache: ApolloCache, count: number | null): void {
  if (count === null) cache.evict({ id: 'ROOT_QUERY', fieldName: 'unreadInquiryCount' });
  else cache.writeQuery({ query: unreadCountQuery, data: { unreadInquiryCount: Math.max(0, count) } });
}

/** Counts unread inquiries up or down; what is not known stays so. */
function addToUnreadCount(cache: ApolloCache, by: number): void {
  const known = readUnreadCount(cache);
  if (known !== null) writeUnreadCount(cache, known + by);
}

/** Notes that all that came up to `until` are read. Of what is not loaded nothing newer is unread. */
export function writeAllRead(cache: ApolloCache, until: string, readAt: string): void {
  cache.batch({
    update() {
      for (const { id, createdAt } of loadedInquiries(cache)) if (createdAt <= until) writeReadAt(cache, id, readAt);
      writeUnreadCount(cache, loadedInquiries(cache).filter((inquiry) => inquiry.readAt === null).length);
    },
  });
}

/** Notes when an inquiry was read, or that it is unread, and counts it. False = it is not here, and so was not counted. */
export function writeReadAt(cache: ApolloCache, id: string, readAt: string | null): boolean {
  const known = readInquiry(cache, id);
  if (!known) return false;
  if ((known.readAt === null) === (readAt === null)) return true;
  cache.batch({
    update() {
      cache.modify({ id: inquiryKey(id), fields: { readAt: () => readAt } });
      addToUnreadCount(cache, readAt === null ? 1 : -1);
    },
  });
  return true;
}
