import type { Store } from '../state/create-store.ts';
import type { Freshness } from './freshness.ts';
import type { Sync } from './sync.ts';

const minuteMs = 60_000;

export const syncedNow = (sync: Sync): Sync => ({ ...sync, syncedAt: new Date().toISOString() });

/**
 * While everything is loaded and the server is listened to, all that is shown is as of now: remembered when that begins and
 * once a minute, and never at the moment the connection is found dead, which may be hours after it died. A minute that came
 * late was slept through, and proves nothing.
 */
export function keepDate(freshness: Store<Freshness>, sync: Store<Sync>): () => void {
  let last = Date.now();
  const whenCurrent = () => {
    if (freshness.current() === 'current') sync.update(syncedNow);
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
