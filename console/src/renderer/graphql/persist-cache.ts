import '@agency/api/contract/zod-without-eval';
import type { InMemoryCache, NormalizedCacheObject } from '@apollo/client/cache';
import onCacheWrite from 'apollo3-cache-persist/lib/onCacheWrite.js';
import { z } from 'zod';
import type { Agency } from '#bridge/agency.ts';
import { firstSync, type Sync, syncSchema } from '../live/sync.ts';
import { createStore, type Store } from '../state/create-store.ts';
import { keep } from '../state/keep.ts';
import { readKept } from '../state/read-kept.ts';
import { keptPart } from './kept-part.ts';

/** What is on disk: the cache, and up to where it is true, of one and the same moment. */
const snapshotSchema = z.object({ sync: syncSchema, cache: z.record(z.string(), z.object().loose()) });
type Snapshot = z.infer<typeof snapshotSchema>;

/** The shortest time between two writes, in ms. */
const rest = 1_000;

/**
 * Brings back what cache and sync held when the program ended, and writes both to disk from now on, always together: a
 * program that dies between two writes would otherwise know a cursor that lies behind what the cache never got.
 */
export async function persistCache(cache: InMemoryCache, disk: Agency['store'], onKept: (kept: boolean) => void) {
  const kept = await readKept<Snapshot>(disk, 'cache', snapshotSchema, { sync: firstSync, cache: {} });
  cache.restore(kept.cache as NormalizedCacheObject);
  const sync: Store<Sync> = createStore(kept.sync);
  const changes = createStore(0);
  const changed = () => changes.update((count) => count + 1);
  // Not by the library's own persistor: it would turn the whole inbox into text before any of it could be left out.
  const stops = [onCacheWrite({ cache })(changed), sync.subscribe(changed)];
  const snapshot = () => JSON.stringify({ sync: sync.current(), cache: keptPart(cache.extract()) });
  const { flush, stop } = keep(changes, disk, 'cache', rest, snapshot, onKept);
  return {
    sync,
    /** Writes both, as they are now. */
    flush,
    stop() {
      for (const end of [...stops, stop]) end();
    },
  };
}
