import '@agency/api/contract/zod-without-eval';
import { consoleKinds, kindOf } from '@agency/site/ui/admin/kinds.ts';
import type { InMemoryCache, NormalizedCacheObject, Reference, StoreObject } from '@apollo/client/cache';
import onCacheWrite from 'apollo3-cache-persist/lib/onCacheWrite.js';
import { z } from 'zod';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Agency } from '#bridge/agency.ts';
import { firstSync, type Sync, syncSchema } from '../live/sync.ts';
import { persist, readPersisted } from '../state/persist.ts';
import type { InquiryList } from './list-segment.ts';

/** The stored snapshot: the cache, and the cursor up to which it is current. */
const snapshotSchema = z.object({ sync: syncSchema, cache: z.record(z.string(), z.object().loose()) });
type Snapshot = z.infer<typeof snapshotSchema>;

/** The minimum time between two writes, in ms. */
const rest = 1_000;

/**
 * Restores the cache and the sync state, and stores both from then on. Both are always written together: with a cursor
 * ahead of the cache, the changes in between would never arrive again.
 */
export async function persistCache(cache: InMemoryCache, disk: Agency['store'], onPersisted: (kept: boolean) => void) {
  const kept = await readPersisted<Snapshot>(disk, 'cache', snapshotSchema, { sync: firstSync, cache: {} });
  cache.restore(kept.cache as NormalizedCacheObject);
  const sync: StoreApi<Sync> = createStore(() => kept.sync);
  const changes = createStore(() => 0);
  const changed = () => changes.setState((count) => count + 1, true);
  // apollo3-cache-persist is not used, because it would serialize the whole inbox instead of its newest part.
  const stops = [onCacheWrite({ cache })(changed), sync.subscribe(changed)];
  const snapshot = () => JSON.stringify({ sync: sync.getState(), cache: persistedPart(cache.extract()) });
  const { flush, stop } = persist(changes, disk, 'cache', rest, snapshot, onPersisted);
  return {
    sync,
    /** Writes the cache and the sync state as they are now. */
    flush,
    stop() {
      for (const end of [...stops, stop]) end();
    },
  };
}

/** How many inquiries are stored: enough to look back offline, and few enough for a quick start. */
export const persistedInquiries = 200;
const inbox = 'contactSubmissions:{"search":null}';

/** The stored fields of `Query`: whole lists, counts, and what threads and reply templates show besides their records. */
const keptFields = new Set([
  ...consoleKinds.flatMap((name) => {
    const { field, query, count } = kindOf(name).list;
    return [...(query ? [field] : []), ...(count ? [count.field] : [])];
  }),
  ...['mailbox', 'agencyName'],
]);

/**
 * Returns the part of the cache that is stored: the newest inquiries with their loaded threads, the other lists, and the
 * counts. A shortened list continues from its last cursor. Searches are not stored.
 */
export function persistedPart(cache: NormalizedCacheObject): NormalizedCacheObject {
  const root: StoreObject = { __typename: 'Query', ...cache.ROOT_QUERY };
  for (const field of Object.keys(root)) {
    if (field !== inbox && !keptFields.has(field)) delete root[field];
  }
  const list = root[inbox] as InquiryList | undefined;
  if (list) root[inbox] = shortened(list) as unknown as StoreObject[string];
  const kept: NormalizedCacheObject = { ROOT_QUERY: { ...root, __typename: 'Query' } };
  for (const { node } of edgesIn(root)) if (cache[node.__ref]) kept[node.__ref] = cache[node.__ref];
  return kept;
}

function shortened({ segment: _left, ...list }: InquiryList): InquiryList {
  const edges = list.edges.slice(0, persistedInquiries);
  const end = edges.at(-1);
  if (!end || edges.length === list.edges.length) return list;
  return { ...list, edges, pageInfo: { hasNextPage: true, endCursor: end.cursor } };
}

function edgesIn(root: StoreObject): { node: Reference }[] {
  return Object.values(root).flatMap((field) => (field as Partial<InquiryList> | null)?.edges ?? []);
}
