import '@agency/api/contract/zod-without-eval';
import { z } from 'zod';

/** An inquiry that nobody has opened, and when it came. */
const unreadSchema = z.object({ id: z.string(), at: z.string() });
export type Unread = z.infer<typeof unreadSchema>;

/**
 * What is known of the server beside the cache, and kept in one piece with it: a cursor that went ahead of the cache would
 * lose for good what lies between.
 */
export const syncSchema = z.object({
  /** Up to where changes of the server are known. */
  cursor: z.string().nullable(),
  /** When what is shown was last known to be the server's, as an ISO date. */
  syncedAt: z.string().nullable(),
  /** When the newest inquiry came that was ever here, as an ISO date. */
  newest: z.string().nullable(),
  /** Set after changes were missed that nobody told: what came after this date was never seen, and is to be found. */
  missedSince: z.string().nullable(),
  unread: z.array(unreadSchema),
});
export type Sync = z.infer<typeof syncSchema>;

export const firstSync: Sync = { cursor: null, syncedAt: null, newest: null, missedSince: null, unread: [] };

/** Remembers when the newest inquiry came. */
export const withNewest = (sync: Sync, at: string): Sync =>
  sync.newest !== null && sync.newest >= at ? sync : { ...sync, newest: at };

/** Remembers that changes were missed. What was missed before and is still to be found goes further back. */
export function withMissed(sync: Sync): Sync {
  // Before anything was ever here, nothing was missed.
  if (sync.missedSince !== null || sync.syncedAt === null) return sync;
  return { ...sync, missedSince: sync.newest ?? '' };
}
