import type { ApolloCache } from '@apollo/client/cache';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Agency } from '#bridge/agency.ts';
import type { Inquiry } from '#bridge/inquiry.ts';
import type { Connection, LiveChange } from '#bridge/live.ts';
import { insertInquiry, removeInquiry, writeUnreadCount } from '../graphql/inquiry-lists.ts';
import { readItem, removeItem, writeItem } from '../graphql/portfolio.ts';
import type { Reads } from './reads.ts';
import type { Sync } from './sync.ts';

type Options = {
  live: Agency['live'];
  connection: StoreApi<Connection>;
  cache: ApolloCache;
  sync: StoreApi<Sync>;
  reads: Reads;
  onArrival(inquiry: Inquiry): void;
  /** Asks the server for the portfolio again. */
  reloadPortfolio(): void;
  /** Asks the server how many inquiries there are. */
  recount(): void;
  /** Asks the server for everything that is shown. */
  reload(): void;
};

/** Keeps the cache true to the server, change by change, and remembers up to where. */
export function subscribeToChanges({
  live,
  connection,
  cache,
  sync,
  reads,
  onArrival,
  reloadPortfolio,
  recount,
  reload,
}: Options) {
  const caughtUp = createStore(() => false);
  /** The ids of the inquiries that were deleted, in that order. */
  const deletedIds = new Set<string>();
  let loaded = false;

  function take(change: LiveChange) {
    const { contactSubmission: arrived, id, cursor, kind } = change;
    const effect = applyChange(cache, change);
    if (id && effect === 'removed') deletedIds.add(id);
    // In one step with the cache, so that no cursor is ever stored for what the cache has not got.
    sync.setState((state) => ({ ...state, cursor }), true);
    if (effect === 'read' && arrived) reads.onRead(arrived);
    if (effect === 'removed' && id) reads.forget(id);
    // Nobody knows the count until everything is loaded.
    if (effect === 'everything') writeUnreadCount(cache, null);
    if (effect === 'arrived' && arrived) onArrival(arrived);
    if (effect === 'removed') recount();
    if (effect === 'portfolio-order') reloadPortfolio();
    // Only from the first CURRENT on does no change go unnoticed, so what was loaded before is loaded once more.
    if (effect === 'everything' || (kind === 'CURRENT' && !loaded)) reload();
    if (kind === 'CURRENT' || kind === 'RESET') loaded = true;
    if (kind === 'CURRENT') caughtUp.setState(true, true);
  }

  const stops = [
    live.onChange(take),
    connection.subscribe(() => connection.getState() === 'online' || caughtUp.setState(false, true)),
  ];
  void live.start(sync.getState().cursor);
  return { caughtUp, deletedIds, stop: () => stops.forEach((stop) => void stop()) };
}

/** What a change asks for beyond the cache. */
type ChangeEffect = 'nothing' | 'arrived' | 'read' | 'removed' | 'portfolio-order' | 'everything';

/** Writes a change of the server into the cache. */
function applyChange(cache: ApolloCache, change: LiveChange): ChangeEffect {
  const { kind, id, contactSubmission, portfolioItem } = change;
  switch (kind) {
    case 'CURRENT':
      return 'nothing';
    case 'RESET':
      return 'everything';
    case 'INQUIRY_ADDED':
      // Null: deleted again by now, which a later change says.
      if (!contactSubmission) return 'nothing';
      insertInquiry(cache, contactSubmission);
      return 'arrived';
    case 'INQUIRY_READ':
      return contactSubmission ? 'read' : 'nothing';
    case 'INQUIRY_DELETED':
      if (id) removeInquiry(cache, id);
      return 'removed';
    case 'PORTFOLIO_ITEM_DELETED':
      if (id) removeItem(cache, id);
      // A list that is on its way may still have it.
      return 'portfolio-order';
    case 'PORTFOLIO_ITEM_SAVED': {
      if (!portfolioItem) return 'nothing';
      const before = readItem(cache, portfolioItem.id);
      writeItem(cache, portfolioItem);
      // Where it stands is the site's to say.
      return before && before.featured === portfolioItem.featured ? 'nothing' : 'portfolio-order';
    }
  }
}
