import type { Connection } from '#bridge/live.ts';
import { createStore, type Store } from '../state/create-store.ts';
import type { RefreshState } from './refresh.ts';

/**
 * Whether what is shown is the server's: yes, as of now; not yet, it is on its way; or it could not be loaded, and is
 * tried again.
 */
export type Freshness = 'current' | 'loading' | 'failed';

type Parts = {
  connection: Store<Connection>;
  /** All changes up to now have come, by this connection. */
  caughtUp: Store<boolean>;
  refresh: Store<RefreshState>;
};

/** Follows what has to hold before anything is called up to date. */
export function followFreshness({ connection, caughtUp, refresh }: Parts): { store: Store<Freshness>; stop(): void } {
  const judge = (): Freshness => {
    if (refresh.current() === 'failed') return 'failed';
    return connection.current() === 'online' && caughtUp.current() && refresh.current() === 'done'
      ? 'current'
      : 'loading';
  };
  const store = createStore(judge());
  const stops = [connection, caughtUp, refresh].map((each) => each.subscribe(() => store.set(judge())));
  return { store, stop: () => stops.forEach((stop) => void stop()) };
}
