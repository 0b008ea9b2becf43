import { type Observable, Subject } from 'rxjs';
import type { Agency } from '#bridge/agency.ts';
import type { Connection } from '#bridge/live.ts';
import { createStore, type Store } from '../state/create-store.ts';

type ConnectionStore = {
  store: Store<Connection>;
  /** The server is reached again. The first time after the start it is not `back`: nothing was lost before. */
  back: Observable<void>;
  stop(): void;
};

/** The connection as main sees it. */
export function connectionStore(live: Agency['live']): ConnectionStore {
  const store = createStore<Connection>('connecting');
  const back = new Subject<void>();
  let first = true;
  // Before anybody else hears of it, who may ask for something then.
  store.subscribe(() => {
    if (!first && store.current() === 'online') back.next();
    first = false;
  });
  const stop = live.onConnection(store.set);
  void live.connection().then(store.set);
  return { store, back, stop };
}
