import '@agency/api/contract/zod-without-eval';
import { z } from 'zod';

/**
 * What is known of the server beside the cache, and stored in one piece with it: a cursor that went ahead of the cache would
 * lose for good what lies between.
 */
export const syncSchema = z.object({
  /** Up to where changes of the server are known. */
  cursor: z.string().nullable(),
  /** When what is shown was last known to be the server's, as an ISO date. */
  syncedAt: z.string().nullable(),
});
export type Sync = z.infer<typeof syncSchema>;

export const firstSync: Sync = { cursor: null, syncedAt: null };
