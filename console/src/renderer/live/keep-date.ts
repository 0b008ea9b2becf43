import type { Connection } from '#bridge/live.ts';
import type { KeptView } from '../kept-view/kept-view.ts';
import type { Store } from '../state/create-store.ts';

/** While the server is listened to, all that is shown is as of now. Remembered once a minute, in case the end is sudden. */
export function keepDate(connection: Store<Connection>, view: Store<KeptView>): () => void {
  let online = false;
  const date = () => {
    if (online) view.update((kept) => ({ ...kept, syncedAt: new Date().toISOString() }));
  };
  const unsubscribe = connection.subscribe(() => {
    date();
    online = connection.current() === 'online';
  });
  const timer = setInterval(date, 60_000);
  return () => {
    unsubscribe();
    clearInterval(timer);
  };
}
