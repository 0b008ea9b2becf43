import type { Agency } from '#bridge/agency.ts';
import type { Connection } from '#bridge/live.ts';
import { createStore, type Store } from '../state/create-store.ts';

/** The connection as main sees it. */
export function connectionStore(live: Agency['live']): { store: Store<Connection>; stop(): void } {
  const store = createStore<Connection>('connecting');
  const stop = live.onConnection(store.set);
  void live.connection().then(store.set);
  return { store, stop };
}
