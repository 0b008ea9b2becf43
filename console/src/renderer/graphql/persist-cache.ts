import '@agency/api/contract/zod/without-eval';
import type { InMemoryCache, NormalizedCacheObject } from '@apollo/client/cache';
import { CachePersistor } from 'apollo3-cache-persist';
import onCacheWrite from 'apollo3-cache-persist/lib/onCacheWrite.js';
import { z } from 'zod';
import type { Agency } from '#bridge/agency.ts';
import { firstSync, type Sync, syncSchema } from '../live/sync.ts';
import { createStore, type Store } from '../state/create-store.ts';
import { readKept } from '../state/read-kept.ts';
import { keptPart } from './kept-part.ts';

type Options = ConstructorParameters<typeof CachePersistor<object>>[0];

/** What is on disk: the cache, and up to where it is true, of one and the same moment. */
const snapshotSchema = z.object({ sync: syncSchema, cache: z.record(z.string(), z.object().loose()) });
type Snapshot = z.infer<typeof snapshotSchema>;

/** How long cache and sync must rest before they are written, in ms. */
const rest = 1_500;

/**
 * Brings back what cache and sync held when the program ended, and writes both to disk from now on, always together: a
 * program that dies between two writes would otherwise know a cursor that lies behind what the cache never got.
 */
export async function persistCache(cache: InMemoryCache, disk: Agency['store']) {
  const kept = await readKept<Snapshot>(disk, 'cache', snapshotSchema, { sync: firstSync, cache: {} });
  cache.restore(kept.cache as NormalizedCacheObject);
  const sync: Store<Sync> = createStore(kept.sync);
  const options = {
    cache,
    // Not by the library: it would turn the whole inbox into text before any of it could be left out.
    serialize: false,
    maxSize: false,
    debounce: rest,
    trigger(changed: () => void) {
      const stops = [onCacheWrite({ cache })(changed), sync.subscribe(changed)];
      return () => stops.forEach((stop) => void stop());
    },
    persistenceMapper: async (data: NormalizedCacheObject) => ({ sync: sync.current(), cache: keptPart(data) }),
    storage: {
      getItem: () => null,
      setItem: (_key: string, snapshot: object) => disk.write('cache', JSON.stringify(snapshot)).catch(warn),
      removeItem: () => disk.write('cache', '{}').catch(warn),
    },
  };
  // The class's own types know only of caches that it turns into text.
  const persistor = new CachePersistor<object>(options as unknown as Options);
  return {
    sync,
    /** Writes both, as they are now. */
    flush: () => persistor.persist(),
    stop: () => persistor.remove(),
  };
}

const warn = (error: unknown) => console.warn('Could not keep the cache', error);
