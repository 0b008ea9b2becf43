import { limits } from '@agency/api/contract/limits';
import type { Listing } from './listing.ts';

/** One page of a list; `newer` and `older` are the cursors of the pages beside it. */
export type ItemPage<Item> = { items: Item[]; total: number; newer: string | null; older: string | null };

type Connection<Item> = {
  totalCount: number;
  edges: readonly { node: Item }[];
  pageInfo: {
    hasPreviousPage: boolean;
    hasNextPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
};

/** What a list needs of a Relay connection that is read both ways. */
export function itemPage<Item>({ totalCount, edges, pageInfo }: Connection<Item>): ItemPage<Item> {
  return {
    items: edges.map(({ node }) => node),
    total: totalCount,
    newer: pageInfo.hasPreviousPage ? pageInfo.startCursor : null,
    older: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  };
}

/** The variables that ask for the page a listing names. */
export function pageVariables({ q, after, before }: Listing) {
  const size = limits.page.default;
  const search = q || null;
  if (after) return { first: size, after, search };
  return before ? { last: size, before, search } : { first: size, search };
}
