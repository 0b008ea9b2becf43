import { useEffect } from 'react';
import type { StoreApi } from 'zustand';
import { useWorkspace } from '../workspace/workspace-context.ts';
import type { Sync } from './sync.ts';

/** Refetches a query that is on screen after changes, once no further change has arrived for `restMs`. */
export function useRefetchAfterChanges(refetch: () => Promise<unknown>, restMs: number): void {
  const { sync } = useWorkspace();
  // After a failure, the shown data stays until the next change causes a refetch.
  useEffect(() => afterChanges(sync, () => void refetch().catch(() => undefined), restMs), [sync, refetch, restMs]);
}

/** Calls `run` after changes, once no further change has arrived for `restMs`. Returns a function that stops this. */
export function afterChanges(sync: Pick<StoreApi<Sync>, 'subscribe'>, run: () => void, restMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = sync.subscribe(({ cursor }, before) => {
    if (cursor === before.cursor) return;
    clearTimeout(timer);
    timer = setTimeout(run, restMs);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
