import { Subject } from 'rxjs';
import { createStore } from 'zustand/vanilla';
import type { Agency } from '#bridge/agency.ts';
import type { Connection } from '#bridge/live.ts';

/** A start that is connected within this time (ms) lost nothing, and asks nothing twice. */
const promptStartMs = 2_000;

/** The connection as main sees it. */
export function connectionStore(live: Agency['live']) {
  const store = createStore<Connection>(() => 'connecting');
  /** The server is reached after it was not, also for the first time: what was asked meanwhile may be lost. */
  const reconnected = new Subject<void>();
  const started = Date.now();
  let wasKnown = false;
  // Before anybody else hears of it, who may ask for something then.
  store.subscribe(() => {
    if (store.getState() === 'online' && (wasKnown || Date.now() - started > promptStartMs)) reconnected.next();
    wasKnown = true;
  });
  const stop = live.onConnection((next) => store.setState(next, true));
  void live.connection().then((next) => store.setState(next, true));
  return { store, reconnected, stop };
}
