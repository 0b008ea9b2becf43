import type { ApolloClient } from '@apollo/client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Agency } from '#bridge/agency.ts';
import type { Inquiry } from '#bridge/inquiry.ts';
import type { Connection } from '#bridge/live.ts';
import { refetchShown } from '../graphql/create-client.ts';
import { countInquiries, loadInquiries } from '../graphql/load-inquiries.ts';
import { loadPortfolio } from '../graphql/portfolio.ts';
import { createLoader } from './create-loader.ts';
import { stampFreshness, syncedNow, trackFreshness } from './freshness.ts';
import type { Reads } from './reads.ts';
import { subscribeToChanges } from './subscribe-to-changes.ts';
import type { Sync } from './sync.ts';

type Options = {
  live: Agency['live'];
  client: ApolloClient;
  connection: StoreApi<Connection>;
  sync: StoreApi<Sync>;
  reads: Reads;
  onArrival(inquiry: Inquiry): void;
};

/** Keeps everything that is shown true to the server: loads it, follows its changes, and says how far that holds. */
export function syncWithServer({ live, client, connection, sync, reads, onArrival }: Options) {
  /** How often the inbox began anew: what was searched for is asked for again then. */
  const loads = createStore(() => 0);
  /** What the inbox is searched for just now. */
  const searched = createStore<string | null>(() => null);

  // Both are asked for whether they are on screen or not: the palette offers them, and so they are there without a network.
  const refresh = createLoader({
    async inbox() {
      const { size } = feed.deletedIds;
      await loadInquiries(client, feed.deletedIds, null, null);
      // Its count may be from before.
      if (feed.deletedIds.size > size) void total.load('count');
      loads.setState((count) => count + 1, true);
      // Whoever begins the inbox anew may have missed that what lies open is gone.
      refetchShown(client);
    },
    portfolio: () => loadPortfolio(client),
  });

  async function reload(): Promise<boolean> {
    const done = await refresh.load('inbox', 'portfolio');
    if (done) sync.setState(syncedNow, true);
    return done;
  }
  const askForPortfolio = () => void refresh.load('portfolio');

  async function loadTotals() {
    const shown = new Set([null, searched.getState()]);
    await Promise.all([...shown].map((search) => countInquiries(client, search)));
  }
  // By itself: nothing that is on screen is old because of it.
  const total = createLoader({ count: loadTotals });

  const recount = () => void total.load('count');

  const feed = subscribeToChanges({
    live,
    connection,
    cache: client.cache,
    sync,
    reads,
    onArrival(inquiry) {
      // A list or a count that is on its way may be without it, and a count that came just now have it.
      recount();
      onArrival(inquiry);
    },
    recount,
    reloadPortfolio: askForPortfolio,
    reload: () => void reload(),
  });
  const freshness = trackFreshness({ connection, caughtUp: feed.caughtUp, refresh: refresh.state });
  const stops = [
    feed.stop,
    freshness.stop,
    refresh.stop,
    total.stop,
    stampFreshness(freshness.store, sync),
    connection.subscribe(() => {
      if (connection.getState() !== 'online') return;
      refresh.retry();
      total.retry();
      reads.send();
      refetchShown(client, (query) => query.getCurrentResult().error !== undefined);
    }),
  ];

  return {
    freshness: freshness.store,
    failures: refresh.failures,
    loads,
    deletedIds: feed.deletedIds,
    searched,
    /** Resolves to whether everything came. What did not is tried again by itself. */
    reload,
    loadPortfolio: askForPortfolio,
    /** Asks how many inquiries there are, and how many are unread. */
    recount,
    stop: () => stops.forEach((stop) => void stop()),
  };
}
