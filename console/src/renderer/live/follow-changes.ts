import type { ApolloCache } from '@apollo/client/cache';
import type { Agency } from '#bridge/agency.ts';
import type { Inquiry } from '#bridge/inquiry.ts';
import type { Connection, LiveChange } from '#bridge/live.ts';
import { writeUnreadCount } from '../graphql/unread-count.ts';
import { createStore, type Store } from '../state/create-store.ts';
import { applyChange } from './apply-change.ts';
import type { Reads } from './reads.ts';
import type { Sync } from './sync.ts';

type Options = {
  live: Agency['live'];
  connection: Store<Connection>;
  cache: ApolloCache;
  sync: Store<Sync>;
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
export function followChanges({
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
  const caughtUp = createStore(false);
  /** The ids of the inquiries that were deleted, in that order. */
  const gone = new Set<string>();
  let loaded = false;

  function take(change: LiveChange) {
    const { contactSubmission: arrived, id, cursor, kind } = change;
    const consequence = applyChange(cache, change);
    if (id && consequence === 'left') gone.add(id);
    // In one step with the cache, so that no cursor is ever stored for what the cache has not got.
    sync.update((state) => ({ ...state, cursor }));
    if (consequence === 'read' && arrived) reads.onRead(arrived);
    if (consequence === 'left' && id) reads.forget(id);
    // Nobody knows the count until everything is loaded.
    if (consequence === 'everything') writeUnreadCount(cache, null);
    if (consequence === 'arrived' && arrived) onArrival(arrived);
    if (consequence === 'left') recount();
    if (consequence === 'portfolio-order') reloadPortfolio();
    // Only from the first CURRENT on does no change go unnoticed, so what was loaded before is loaded once more.
    if (consequence === 'everything' || (kind === 'CURRENT' && !loaded)) reload();
    if (kind === 'CURRENT' || kind === 'RESET') loaded = true;
    if (kind === 'CURRENT') caughtUp.set(true);
  }

  const stops = [
    live.onChange(take),
    connection.subscribe(() => connection.current() === 'online' || caughtUp.set(false)),
  ];
  void live.start(sync.current().cursor);
  return { caughtUp, gone, stop: () => stops.forEach((stop) => void stop()) };
}
