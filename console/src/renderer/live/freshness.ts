import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Connection } from '#bridge/live.ts';
import type { Loader } from './create-loader.ts';
import type { Sync } from './sync.ts';

/**
 * Whether what is shown is the server's: yes, as of now; not yet, it is on its way; or it could not be loaded, and is
 * tried again.
 */
export type Freshness = 'current' | 'loading' | 'failed';

type Parts = {
  connection: StoreApi<Connection>;
  /** All changes up to now have come, by this connection. */
  caughtUp: StoreApi<boolean>;
  loaders: readonly Loader[];
  sync: StoreApi<Sync>;
};

const minuteMs = 60_000;

export const syncedNow = (sync: Sync): Sync => ({ ...sync, syncedAt: new Date().toISOString() });

/**
 * Follows what has to hold before anything is called up to date. While it holds, all that is shown is as of now: noted in
 * `sync` when that begins and once a minute, and never at the moment the connection is found dead, which may be hours after
 * it died. A minute that came late was slept through, and proves nothing.
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
