import type { Connection } from '#bridge/live.ts';
import type { KeptView } from '../kept-view/kept-view.ts';
import type { Store } from '../state/create-store.ts';

const minuteMs = 60_000;

/**
 * While the server is listened to, all that is shown is as of now: remembered once a minute, and never at the moment the
 * connection is found dead, which may be hours after it died. A minute that came late was slept through, and proves nothing.
 */
export function keepDate(connection: Store<Connection>, view: Store<KeptView>): () => void {
  let online = false;
  let last = Date.now();
  const date = () => {
    const inTime = Date.now() - last < 2 * minuteMs;
    last = Date.now();
    if (online && inTime) view.update((kept) => ({ ...kept, syncedAt: new Date().toISOString() }));
  };
  const unsubscribe = connection.subscribe(() => {
    online = connection.current() === 'online';
  });
  const timer = setInterval(date, minuteMs);
  return () => {
    unsubscribe();
    clearInterval(timer);
  };
}
