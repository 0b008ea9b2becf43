import { limits } from '@agency/api/contract/limits';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { subscriptionKind } from '#ui/admin/subscriptions/subscription.ts';

/** The path and the names of a searchable list that has pages and shows the open item beside them. */
export type List = {
  path: string;
  /** The name of one item. Also the URL's parameter for the open item, and the id of the item's title. */
  one: 'inquiry' | 'order' | 'subscription';
  /** The name of all items. Also the id of the list's heading. */
  all: 'inquiries' | 'orders' | 'subscriptions';
  /** Describes the order of the list. Undefined if it is newest first, or the admin chooses it. */
  order?: string | undefined;
};

export const inquiryList = { path: '/admin', one: 'inquiry', all: 'inquiries' } satisfies List;
export const orderList = { path: '/admin/orders', one: 'order', all: 'orders' } satisfies List;
export const subscriptionList = {
  path: '/admin/subscriptions',
  one: 'subscription',
  all: 'subscriptions',
  order: subscriptionKind.labels.order,
} satisfies List;

/**
 * What a URL selects. `after` and `before` are cursors of the list. `portfolioAfter` is a cursor of the dashboard's
 * portfolio.
 */
export type Listing = {
  list: List;
  q: string;
  attention: boolean;
  /** The state by which the list is filtered. Null for all states. */
  state: string | null;
  after: string | null;
  before: string | null;
  open: string | null;
  portfolioAfter: string | null;
};

/** Parses a URL's query, and shortens the search to the API's limit. */
export function readListing(list: List, query: URLSearchParams): Listing {
  return {
    list,
    q: (query.get('q') ?? '').trim().slice(0, limits.search.max),
    attention: query.has('attention'),
    state: query.get('state'),
    after: query.get('after'),
    before: query.get('before'),
    open: query.get(list.one),
    portfolioAfter: query.get('projects'),
  };
}

/** Returns the URL of a listing after these changes. */
export function addressOf(listing: Listing, changes: Partial<Listing> = {}): string {
  const { list, q, attention, state, after, before, open, portfolioAfter } = { ...listing, ...changes };
  const entries = Object.entries({
    q,
    attention: attention ? '1' : null,
    state,
    after,
    before,
    [list.one]: open,
    projects: portfolioAfter,
  });
  const shown = entries.filter((entry): entry is [string, string] => !!entry[1]);
  return shown.length > 0 ? `${list.path}?${new URLSearchParams(shown)}` : list.path;
}

/** Returns the URL of a list's first page with this search and these filters, and without an open item. */
export const firstPage = (list: List, { q = '', attention = false, state = null }: Partial<Listing> = {}): string =>
  addressOf({ ...readListing(list, new URLSearchParams()), q, attention, state });

/** Returns the URL of the CSV file with the filtered list. */
export const fileOf = ({ list, q, attention, state }: Listing): string =>
  firstPage({ ...list, path: `/admin/export/${list.all}.csv` }, { q, attention, state });

/** Returns whether two URLs select the same page of the list, with different open items. */
export function onlyOpens(list: List, from: URL, to: URL): boolean {
  const { open: one, ...before } = readListing(list, from.searchParams);
  const { open: other, ...after } = readListing(list, to.searchParams);
  return from.pathname === to.pathname && one !== other && JSON.stringify(before) === JSON.stringify(after);
}

/** One page of a list. `newer` and `older` are the cursors of the neighboring pages. */
export type ItemPage<Item> = { items: Item[]; total: number; newer: string | null; older: string | null };

/** One page of a list, and the open item, which may be on another page. */
export type OpenPage<Item, Opened = Item> = {
  page: ItemPage<Item>;
  /** The id of the open item in the URL. Null if there is none. */
  requested: string | null;
  open: Opened | null;
};

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

export function itemPage<Item>({ totalCount, edges, pageInfo }: Connection<Item>): ItemPage<Item> {
  return {
    items: edges.map(({ node }) => node),
    total: totalCount,
    newer: pageInfo.hasPreviousPage ? pageInfo.startCursor : null,
    older: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  };
}

export function pageVariables({ q, after, before }: Listing) {
  const size = limits.page.default;
  const search = q || null;
  if (after) return { first: size, after, search };
  return before ? { last: size, before, search } : { first: size, search };
}

/** Returns the listing of the current URL. Uses the URL's path, because other pages can show the list, too. */
export function useListing(list: List): Listing {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  return readListing({ ...list, path: pathname }, query);
}

/**
 * Returns what is loading: another page, search or filter of the list (`list`), one of its items (`item`), or nothing
 * (null).
 */
export function usePending({ path, ...list }: List): 'list' | 'item' | null {
  const { state, location, formMethod } = useNavigation();
  if (state !== 'loading' || formMethod === 'POST' || location.pathname !== path) return null;
  const { origin, href } = window.location;
  const to = new URL(location.pathname + location.search, origin);
  return onlyOpens({ path, ...list }, new URL(href), to) ? 'item' : 'list';
}
