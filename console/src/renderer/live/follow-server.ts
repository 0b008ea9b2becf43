import type { ApolloClient } from '@apollo/client';
import type { Agency } from '#bridge/agency.ts';
import type { Inquiry } from '#bridge/inquiry.ts';
import type { Connection } from '#bridge/live.ts';
import { datesSince } from '../graphql/dates-since.ts';
import { loadPage } from '../graphql/load-page.ts';
import { loadPortfolio } from '../graphql/load-portfolio.ts';
import { loadTotal } from '../graphql/load-total.ts';
import { createStore, type Store } from '../state/create-store.ts';
import { followChanges } from './follow-changes.ts';
import { followFreshness } from './freshness.ts';
import { keepDate, syncedNow } from './keep-date.ts';
import { createRefresh } from './refresh.ts';
import { type Sync, withNewest } from './sync.ts';
import { mostUnread, withFound, withUnreadAgain } from './unread.ts';

type Options = {
  live: Agency['live'];
  client: ApolloClient;
  connection: Store<Connection>;
  sync: Store<Sync>;
  onArrival(inquiry: Inquiry): void;
};

/** Keeps everything that is shown true to the server: loads it, follows its changes, and says how far that holds. */
export function followServer({ live, client, connection, sync, onArrival }: Options) {
  /** How often the inbox began anew: what was searched for is asked for again then. */
  const loads = createStore(0);
  /** What the inbox is searched for just now. */
  const searched = createStore<string | null>(null);

  // Both are asked for whether they are on screen or not: the palette offers them, and so they are there without a network.
  const refresh = createRefresh({
    async inbox() {
      const { size } = followed.gone;
      const newest = await loadPage(client, followed.gone, null, null);
      // Its count may be from before.
      if (followed.gone.size > size) void total.ask('count');
      await findMissed();
      if (newest !== null) sync.update((state) => withNewest(state, newest));
      loads.update((count) => count + 1);
    },
    portfolio: () => loadPortfolio(client),
  });

  async function findMissed() {
    const { missedSince, unread: before } = sync.current();
    if (missedSince === null) return;
    // As far back as the oldest mark, since what is marked may be gone.
    const since = [missedSince, ...before.map(({ at }) => at)].toSorted()[0] ?? missedSince;
    const found = await datesSince(client, since, mostUnread);
    sync.update((state) => withFound(state, { ...found, before, told: followed.told }));
  }

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

  const followed = followChanges({
    live,
    connection,
    cache: client.cache,
    sync,
    onArrival(inquiry) {
      // A count that is on its way may be without it.
      if (total.state.current() === 'loading') void total.ask('count');
      onArrival(inquiry);
    },
    recount: () => void total.ask('count'),
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
    /** Nothing is unread any more. Gives the way back. */
    readAll() {
      const { unread } = sync.current();
      sync.update((state) => ({ ...state, unread: [] }));
      return () => {
        const marks = unread.filter(({ id }) => !followed.gone.has(id));
        sync.update((state) => withUnreadAgain(state, marks));
      };
    },
    stop: () => stops.forEach((stop) => void stop()),
  };
}

export type Following = ReturnType<typeof followServer>;
