import { Subject } from 'rxjs';
import { createStore } from 'zustand/vanilla';
import type { Agency } from '#bridge/agency.ts';
import type { Connection } from '#bridge/live.ts';

/** How long the first connection may take, in ms, before the requests that are already running are repeated. */
const promptStartMs = 2_000;

/** Creates a store of the connection's state, as main reports it. */
export function connectionStore(live: Agency['live']) {
  const store = createStore<Connection>(() => 'connecting');
  /** Emits when requests may be lost: when the server is reachable again, or reachable only after a slow start. */
  const reconnected = new Subject<void>();
  const started = Date.now();
  let wasKnown = false;
  // This listener must be the first. Otherwise, `reconnected` would repeat the requests that the other listeners have
  // just sent.
  store.subscribe(() => {
    if (store.getState() === 'online' && (wasKnown || Date.now() - started > promptStartMs)) reconnected.next();
    wasKnown = true;
  });
  const stop = live.onConnection((next) => store.setState(next, true));
  void live.connection().then((next) => store.setState(next, true));
  return { store, reconnected, stop };
}
