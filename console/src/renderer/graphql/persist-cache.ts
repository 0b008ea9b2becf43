import type { InMemoryCache, NormalizedCacheObject } from '@apollo/client/cache';
import { CachePersistor } from 'apollo3-cache-persist';
import type { Agency } from '#bridge/agency.ts';
import { keptPart } from './kept-part.ts';

type Options = ConstructorParameters<typeof CachePersistor<object>>[0];

/** How long the cache must rest before it is written, in ms. */
const rest = 1_500;

/** Brings back what the cache held when the program ended, and writes it to disk from now on. */
export async function persistCache(cache: InMemoryCache, disk: Agency['store']): Promise<CachePersistor<object>> {
  const options = {
    cache,
    // Not by the library: it would turn the whole inbox into text before any of it could be left out.
    serialize: false,
    maxSize: false,
    debounce: rest,
    persistenceMapper: async (data: NormalizedCacheObject) => keptPart(data),
    storage: {
      getItem: async () => parsed(await disk.read('cache')),
      setItem: (_key: string, data: object) => disk.write('cache', JSON.stringify(data)).catch(warn),
      removeItem: () => disk.write('cache', '{}').catch(warn),
    },
  };
  // The class's own types know only of caches that it turns into text.
  const persistor = new CachePersistor<object>(options as unknown as Options);
  await persistor.restore();
  return persistor;
}

function parsed(text: string | null): object | null {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

const warn = (error: unknown) => console.warn('Could not keep the cache', error);
