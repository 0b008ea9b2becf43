import type { Reference } from '@apollo/client/cache';

type Edge = { cursor: string; node: Reference };

/** The inbox, or what a search finds, as the cache holds it: references in the list's order, however many pages they came in. */
export type InquiryList = {
  __typename?: string;
  edges: readonly Edge[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount?: number;
  segment?: Segment;
};

/** A part of a list further down that is loaded apart from its beginning, and how many inquiries come below it. */
export type Segment = { edges: readonly Edge[]; below: number };

/** Where a segment is loaded: at the list's end, past so many, or on from the segment that there is, up or down. */
export type SegmentPage = { last: true } | { skip: number } | { before: string } | { after: string };

export type Part = { edges: readonly Edge[]; hasNextPage: boolean };

/** A list with a page of its segment put in; one that was asked for of another segment is let go. */
export function withPage(list: InquiryList, page: SegmentPage, part: Part): InquiryList {
  const segment = extended(list, page, part);
  return segment ? joined({ ...list, segment }) : list;
}

function extended({ segment, totalCount = 0 }: InquiryList, page: SegmentPage, part: Part): Segment | null {
  const { edges, hasNextPage } = part;
  /** One that something follows is not the last, whatever was counted. */
  const followedBy = (count: number) => (hasNextPage ? Math.max(1, count) : 0);
  if ('last' in page) return { edges, below: 0 };
  if ('skip' in page) return { edges, below: followedBy(totalCount - page.skip - edges.length) };
  if (!segment) return null;
  if ('before' in page)
    return segment.edges[0]?.cursor === page.before ? { ...segment, edges: [...edges, ...segment.edges] } : null;
  if (segment.edges.at(-1)?.cursor !== page.after) return null;
  return { edges: [...segment.edges, ...edges], below: followedBy(segment.below - edges.length) };
}

/** Makes one list of a beginning and a segment that have met; until they do, both stay apart. */
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
