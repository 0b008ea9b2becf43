import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Connection } from '#bridge/live.ts';
import type { LoadState } from './create-loader.ts';
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
  refresh: StoreApi<LoadState>;
};

/** Follows what has to hold before anything is called up to date. */
export function trackFreshness({ connection, caughtUp, refresh }: Parts): { store: StoreApi<Freshness>; stop(): void } {
  const compute = (): Freshness => {
    if (refresh.getState() === 'failed') return 'failed';
    return connection.getState() === 'online' && caughtUp.getState() && refresh.getState() === 'done'
      ? 'current'
      : 'loading';
  };
  const store = createStore(() => compute());
  const stops = [connection, caughtUp, refresh].map((each) => each.subscribe(() => store.setState(compute(), true)));
  return { store, stop: () => stops.forEach((stop) => void stop()) };
}

const minuteMs = 60_000;

export const syncedNow = (sync: Sync): Sync => ({ ...sync, syncedAt: new Date().toISOString() });

/**
 * While everything is loaded and the server is listened to, all that is shown is as of now: remembered when that begins and
 * once a minute, and never at the moment the connection is found dead, which may be hours after it died. A minute that came
 * late was slept through, and proves nothing.
 */
export function stampFreshness(freshness: StoreApi<Freshness>, sync: StoreApi<Sync>): () => void {
  let last = Date.now();
  const whenCurrent = () => {
    if (freshness.getState() === 'current') sync.setState(syncedNow, true);
  };
  const unsubscribe = freshness.subscribe(whenCurrent);
  const timer = setInterval(() => {
    const inTime = Date.now() - last < 2 * minuteMs;
    last = Date.now();
    if (inTime) whenCurrent();
  }, minuteMs);
  return () => {
    unsubscribe();
    clearInterval(timer);
  };
}
