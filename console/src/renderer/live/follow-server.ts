import type { ApolloClient } from '@apollo/client';
import type { Agency } from '#bridge/agency.ts';
import type { Inquiry } from '#bridge/inquiry.ts';
import type { Connection } from '#bridge/live.ts';
import { loadPage } from '../graphql/load-page.ts';
import { loadPortfolio } from '../graphql/load-portfolio.ts';
import { loadTotal } from '../graphql/load-total.ts';
import { createStore, type Store } from '../state/create-store.ts';
import { followChanges } from './follow-changes.ts';
import { followFreshness } from './freshness.ts';
import { keepDate, syncedNow } from './keep-date.ts';
import type { Reads } from './reads.ts';
import { createRefresh } from './refresh.ts';
import type { Sync } from './sync.ts';

type Options = {
  live: Agency['live'];
  client: ApolloClient;
  connection: Store<Connection>;
  sync: Store<Sync>;
  reads: Reads;
  onArrival(inquiry: Inquiry): void;
};

/** Keeps everything that is shown true to the server: loads it, follows its changes, and says how far that holds. */
export function followServer({ live, client, connection, sync, reads, onArrival }: Options) {
  /** How often the inbox began anew: what was searched for is asked for again then. */
  const loads = createStore(0);
  /** What the inbox is searched for just now. */
  const searched = createStore<string | null>(null);

  // Both are asked for whether they are on screen or not: the palette offers them, and so they are there without a network.
  const refresh = createRefresh({
    async inbox() {
      const { size } = followed.gone;
      await loadPage(client, followed.gone, null, null);
      // Its count may be from before.
      if (followed.gone.size > size) void total.ask('count');
      loads.update((count) => count + 1);
    },
    portfolio: () => loadPortfolio(client),
  });

  async function reload(): Promise<boolean> {
    const done = await refresh.ask('inbox', 'portfolio');
    if (done) sync.update(syncedNow);
    return done;
  }
  const askForPortfolio = () => void refresh.ask('portfolio');

  async function loadTotals() {
    const shown = new Set([null, searched.current()]);
    await Promise.all([...shown].map((search) => loadTotal(client, search)));
  }
  // By itself: nothing that is on screen is old because of it.
  const total = createRefresh({ count: loadTotals });

  const recount = () => void total.ask('count');

  const followed = followChanges({
    live,
    connection,
    cache: client.cache,
    sync,
    reads,
    onArrival(inquiry) {
      // A count that is on its way may be without it.
      if (total.state.current() === 'loading') void total.ask('count');
      onArrival(inquiry);
    },
    recount,
    reloadPortfolio: askForPortfolio,
    reload: () => void reload(),
  });
  const freshness = followFreshness({ connection, caughtUp: followed.caughtUp, refresh: refresh.state });
  const stops = [
    followed.stop,
    freshness.stop,
    refresh.stop,
    total.stop,
    keepDate(freshness.store, sync),
    connection.subscribe(() => {
      if (connection.current() !== 'online') return;
      refresh.again();
      total.again();
      reads.send();
    }),
  ];

  return {
    freshness: freshness.store,
    failures: refresh.failures,
    loads,
    gone: followed.gone,
    searched,
    /** Resolves to whether everything came. What did not is tried again by itself. */
    reload,
    loadPortfolio: askForPortfolio,
    /** Asks how many inquiries there are, and how many are unread. */
    recount,
    stop: () => stops.forEach((stop) => void stop()),
  };
}

export type Following = ReturnType<typeof followServer>;
