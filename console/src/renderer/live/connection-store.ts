import { type Observable, Subject } from 'rxjs';
import type { Agency } from '#bridge/agency.ts';
import type { Connection } from '#bridge/live.ts';
import { createStore, type Store } from '../state/create-store.ts';

type ConnectionStore = {
  store: Store<Connection>;
  /** The server is reached after it was not, be it since the start: what was asked meanwhile may be lost. */
  back: Observable<void>;
  stop(): void;
};

/** A start that is connected within this time (ms) lost nothing, and asks nothing twice. */
const promptly = 2_000;

/** The connection as main sees it. */
export function connectionStore(live: Agency['live']): ConnectionStore {
  const store = createStore<Connection>('connecting');
  const back = new Subject<void>();
  const started = Date.now();
  let wasKnown = false;
  // Before anybody else hears of it, who may ask for something then.
  store.subscribe(() => {
    if (store.current() === 'online' && (wasKnown || Date.now() - started > promptly)) back.next();
    wasKnown = true;
  });
  const stop = live.onConnection(store.set);
  void live.connection().then(store.set);
  return { store, back, stop };
}
