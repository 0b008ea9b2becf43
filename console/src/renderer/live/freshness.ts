import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Connection } from '#bridge/live.ts';
import type { Loader } from './create-loader.ts';
import type { Sync } from './sync.ts';

/** Whether the data on screen is current, loading, or failed to load and will be retried. */
export type Freshness = 'current' | 'loading' | 'failed';

type Parts = {
  connection: StoreApi<Connection>;
  /** Whether all changes up to now have arrived on this connection. */
  caughtUp: StoreApi<boolean>;
  loaders: readonly Loader[];
  sync: StoreApi<Sync>;
};

const minuteMs = 60_000;

export const syncedNow = (sync: Sync): Sync => ({ ...sync, syncedAt: new Date().toISOString() });

/**
 * Tracks whether the data is current. Stores the time in `sync` when the data becomes current, and once a minute while
 * it stays current. Stores no time when the connection proves dead, because it may have died hours before. Ignores a
 * timer that fires late: the machine slept, so nothing proves that the data is current.
 */
export function trackFreshness({ connection, caughtUp, loaders, sync }: Parts) {
  function compute(): Freshness {
    const statuses = loaders.map(({ state }) => state.getState().status);
    if (statuses.includes('failed')) return 'failed';
    const isLoaded = !statuses.includes('loading');
    return connection.getState() === 'online' && caughtUp.getState() && isLoaded ? 'current' : 'loading';
  }
  const store = createStore(compute);
  const note = () => store.getState() === 'current' && sync.setState(syncedNow, true);
  let last = Date.now();
  const timer = setInterval(() => {
    const inTime = Date.now() - last < 2 * minuteMs;
    last = Date.now();
    if (inTime) note();
  }, minuteMs);
  const update = () => store.setState(compute(), true);
  const stops = [
    store.subscribe(note),
    connection.subscribe(update),
    caughtUp.subscribe(update),
    ...loaders.map(({ state }) => state.subscribe(update)),
    () => clearInterval(timer),
  ];
  return { store, stop: () => stops.forEach((stop) => void stop()) };
}
