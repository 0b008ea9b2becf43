import '@agency/api/contract/zod-without-eval';
import { z } from 'zod';

/** The sync state, stored together with the cache (see `persistCache`). */
export const syncSchema = z.object({
  /** The cursor of the last change. */
  cursor: z.string().nullable(),
  /** When the data was last known to be current, as an ISO date. */
  syncedAt: z.string().nullable(),
});
export type Sync = z.infer<typeof syncSchema>;

export const firstSync: Sync = { cursor: null, syncedAt: null };
