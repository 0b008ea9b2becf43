import type { Reference } from '@apollo/client/cache';

type Edge = { cursor: string; node: Reference };

/** The inbox or a search's results in the cache: references to the loaded inquiries, in the list's order. */
export type InquiryList = {
  __typename?: string;
  edges: readonly Edge[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount?: number;
  /** When the server read the list's beginning, by the server's clock. */
  asOf?: string;
  segment?: Segment;
};

/**
 * Inquiries further down in a list, loaded separately from its beginning. `below` is the number of inquiries after
 * them.
 */
export type Segment = { edges: readonly Edge[]; below: number };

/**
 * Where a page of a segment is: at the list's end, after `skip` inquiries, or directly before or after the existing
 * segment.
 */
export type SegmentPage = { last: true } | { skip: number } | { before: string } | { after: string };

export type Part = { edges: readonly Edge[]; hasNextPage: boolean };

/**
 * Adds a page to a list's segment, or begins a segment (`last`, `skip`). Drops a page that continues another segment.
 */
export function withPage(list: InquiryList, page: SegmentPage, part: Part): InquiryList {
  const segment = extended(list, page, part);
  return segment ? joined({ ...list, segment }) : list;
}

function extended({ segment, totalCount = 0 }: InquiryList, page: SegmentPage, part: Part): Segment | null {
  const { edges, hasNextPage } = part;
  /** If there is a next page, at least one inquiry follows, whatever the count says. */
  const followedBy = (count: number) => (hasNextPage ? Math.max(1, count) : 0);
  if ('last' in page) return { edges, below: 0 };
  if ('skip' in page) return { edges, below: followedBy(totalCount - page.skip - edges.length) };
  if (!segment) return null;
  if ('before' in page)
    return segment.edges[0]?.cursor === page.before ? { ...segment, edges: [...edges, ...segment.edges] } : null;
  if (segment.edges.at(-1)?.cursor !== page.after) return null;
  return { edges: [...segment.edges, ...edges], below: followedBy(segment.below - edges.length) };
}

/** Joins a list's beginning and its segment if they overlap. Otherwise both stay separate. */
export function joined(list: InquiryList): InquiryList {
  const { segment, ...rest } = list;
  const end = segment?.edges.at(-1);
  if (!segment || !end) return rest;
  const has = (edges: readonly Edge[], edge: Edge | undefined) =>
    edges.findIndex(({ node }) => node.__ref === edge?.node.__ref);
  if (has(list.edges, end) !== -1) return rest;
  const pageInfo = { ...list.pageInfo, hasNextPage: segment.below > 0, endCursor: end.cursor };
  const begins = has(list.edges, segment.edges[0]);
  if (begins !== -1) return { ...rest, edges: [...list.edges.slice(0, begins), ...segment.edges], pageInfo };
  const ends = has(segment.edges, list.edges.at(-1));
  if (ends === -1) return list;
  return { ...rest, edges: [...list.edges, ...segment.edges.slice(ends + 1)], pageInfo };
}
