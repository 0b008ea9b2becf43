import '@agency/api/contract/zod-without-eval';
import { z } from 'zod';

/** The state of the change stream: connected; connecting; or offline, with retries. */
export const connectionSchema = z.enum(['online', 'connecting', 'offline']);
export type Connection = z.infer<typeof connectionSchema>;

/** A position in the server's change feed. It is opaque: the console stores it and sends it back to continue from there. */
export const cursorSchema = z.string().min(1).max(200);

/**
 * One change at the server. Without an `id`, all rows of `type` must be reloaded. Without a `type`, everything must be
 * reloaded. But if `current` is true, the change only says that everything up to the cursor has arrived. `node` is the
 * whole row, or null if it is gone.
 */
export const liveChangeSchema = z.object({
  cursor: cursorSchema,
  type: z.string().nullable(),
  id: z.string().nullable(),
  added: z.boolean(),
  deleted: z.boolean(),
  current: z.boolean(),
  node: z.looseObject({ __typename: z.string(), id: z.string() }).nullable(),
});
export type LiveChange = z.infer<typeof liveChangeSchema>;
