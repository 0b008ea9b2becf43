import { Subject } from 'rxjs';
import { createStore } from 'zustand/vanilla';
import type { Agency } from '#bridge/agency.ts';
import type { Connection } from '#bridge/live.ts';

/** A start that connects within this time (ms) lost nothing, and repeats nothing. */
const promptStartMs = 2_000;

/** The connection's state from main. */
export function connectionStore(live: Agency['live']) {
  const store = createStore<Connection>(() => 'connecting');
  /** The server is reachable again, also for the first time: earlier requests may be lost. */
  const reconnected = new Subject<void>();
  const started = Date.now();
  let wasKnown = false;
  // Before any other listener, which may send a request.
  store.subscribe(() => {
    if (store.getState() === 'online' && (wasKnown || Date.now() - started > promptStartMs)) reconnected.next();
    wasKnown = true;
  });
  const stop = live.onConnection((next) => store.setState(next, true));
  void live.connection().then((next) => store.setState(next, true));
  return { store, reconnected, stop };
}
