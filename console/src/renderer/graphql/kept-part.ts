import type { NormalizedCacheObject, Reference, StoreObject } from '@apollo/client/cache';
import type { InquiryList } from './loaded-inquiries.ts';

/** So many inquiries are kept between starts: what one looks back on without a network, and a fraction of a second to read. */
export const keptInquiries = 200;
const inbox = 'contactSubmissions:{"search":null}';

/**
 * What of the cache goes to disk: the newest part of the inbox and the portfolio. A cut list goes on from where it was cut,
 * which is why edges have cursors. Searches are left behind.
 */
export function keptPart(cache: NormalizedCacheObject): NormalizedCacheObject {
  const root: StoreObject = { __typename: 'Query', ...cache.ROOT_QUERY };
  for (const field of Object.keys(root)) {
    if (field !== inbox && field !== 'unreadInquiryCount' && !field.startsWith('portfolioItems')) delete root[field];
  }
  const list = root[inbox] as InquiryList | undefined;
  if (list) root[inbox] = shortened(list) as unknown as StoreObject[string];
  const kept: NormalizedCacheObject = { ROOT_QUERY: { ...root, __typename: 'Query' } };
  for (const { node } of edgesIn(root)) if (cache[node.__ref]) kept[node.__ref] = cache[node.__ref];
  return kept;
}

/** Ends at an edge with a cursor: what arrived live has none. */
function shortened(list: InquiryList): InquiryList {
  if (list.edges.length <= keptInquiries) return list;
  const last = list.edges.findIndex(({ cursor }, index) => cursor !== '' && index >= keptInquiries - 1);
  const end = list.edges[last];
  if (!end || last === list.edges.length - 1) return list;
  return { ...list, edges: list.edges.slice(0, last + 1), pageInfo: { hasNextPage: true, endCursor: end.cursor } };
}

function edgesIn(root: StoreObject): { node: Reference }[] {
  return Object.values(root).flatMap((field) => (field as Partial<InquiryList> | null)?.edges ?? []);
}
