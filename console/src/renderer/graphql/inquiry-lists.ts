import { inquiryKind } from '@agency/site/ui/admin/inbox/inquiry.ts';
import type { Inquiry } from '@agency/site/ui/admin/inbox/inquiry-documents.ts';
import { gql, type TypedDocumentNode } from '@apollo/client';
import type { ApolloCache, FieldFunctionOptions, FieldMergeFunction } from '@apollo/client/cache';
import { type InquiryList, joined, type Part, type SegmentPage, withPage } from './list-segment.ts';
import { writeRecord } from './lists.ts';

/** The data that a list renders: only ids, because each row reads its own inquiry. */
export type LoadedInquiries = {
  ids: readonly string[];
  total: number | null;
  asOf: string | null;
  more: boolean;
  endCursor: string | null;
  segment: { ids: readonly string[]; below: number; startCursor: string; endCursor: string } | null;
};

/**
 * Reads the loaded inquiries of a list from the cache, by a field that the server does not have. A query for the edges
 * themselves would make Apollo walk all loaded inquiries after each page.
 */
export const loadedInquiriesQuery: TypedDocumentNode<
  { loadedInquiries: LoadedInquiries | null },
  { search: string | null }
> = gql`
  query LoadedInquiries($search: String) {
    loadedInquiries(search: $search)
  }
`;

const prefix = `${inquiryKind.type}:`;

/** Answers `loadedInquiriesQuery` from the merged list. */
export function readLoadedInquiries({ args, readField }: FieldFunctionOptions): LoadedInquiries | null {
  const list = readField<InquiryList>({ fieldName: 'contactSubmissions', args: { search: args?.search ?? null } });
  if (!list) return null;
  const { edges, pageInfo, totalCount, asOf = null, segment } = list;
  const idsOf = (all: InquiryList['edges']) => all.map(({ node }) => node.__ref.slice(prefix.length));
  const [first, last] = [segment?.edges[0], segment?.edges.at(-1)];
  return {
    ids: idsOf(edges),
    total: totalCount ?? null,
    asOf,
    more: pageInfo.hasNextPage,
    endCursor: pageInfo.endCursor,
    segment:
      segment && first && last
        ? { ids: idsOf(segment.edges), below: segment.below, startCursor: first.cursor, endCursor: last.cursor }
        : null,
  };
}

/**
 * Merges a page into a list. A page that continues at the list's end is added there. A page that continues elsewhere
 * was requested before the list was reloaded, and is dropped. A first page replaces the list's beginning, up to the
 * last inquiry that the page contains. If the list lacks that inquiry, or no page follows, the page replaces the whole
 * list.
 */
export const mergeInquiries: FieldMergeFunction<InquiryList, InquiryList> = (existing, incoming, { args }) => {
  if (!existing) return incoming;
  if (args?.after) {
    if (existing.pageInfo.endCursor !== args.after) return existing;
    const { totalCount, asOf, segment } = existing;
    return joined({ ...incoming, totalCount, asOf, segment, edges: [...existing.edges, ...incoming.edges] });
  }
  const last = incoming.edges.at(-1)?.node.__ref;
  const end = existing.edges.findIndex(({ node }) => node.__ref === last);
  if (end === -1 || !incoming.pageInfo.hasNextPage) return incoming;
  const edges = [...incoming.edges, ...existing.edges.slice(end + 1)];
  return joined({ ...incoming, edges, pageInfo: existing.pageInfo, segment: existing.segment });
};

/** Returns the loaded ids of the inbox or of a search's results, in the list's order. */
export function loadedIds(cache: ApolloCache, search: string | null): readonly string[] {
  const loaded = cache.readQuery({ query: loadedInquiriesQuery, variables: { search } })?.loadedInquiries;
  return loaded ? [...loaded.ids, ...(loaded.segment?.ids ?? [])] : [];
}

type LoadedPart = Omit<Part, 'edges'> & { edges: readonly { cursor: string; node: Inquiry }[] };

export function writeSegment(
  cache: ApolloCache,
  search: string | null,
  page: SegmentPage,
  { edges: loaded, hasNextPage }: LoadedPart,
): void {
  const edges = loaded.map(({ cursor, node }) => ({ cursor, node: { __ref: prefix + node.id } }));
  cache.batch({
    update(batched) {
      for (const { node } of loaded) writeRecord(batched, inquiryKind, node);
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
