import '@agency/api/contract/zod-without-eval';
import { z } from 'zod';

/** The state of the change stream. `offline`: at least two attempts in a row failed, and main keeps trying. */
export const connectionSchema = z.enum(['online', 'connecting', 'offline']);
export type Connection = z.infer<typeof connectionSchema>;

/** A position in the server's change feed, to continue from. Its content is opaque to the console. */
export const cursorSchema = z.string().min(1).max(200);

/**
 * A change at the server. Without `id`, all rows of `type` must be reloaded. Without `type`, everything must be
 * reloaded, unless `current` is true: then everything up to the cursor has arrived. `node` is the whole row. It is null
 * if there is no `id`, or if the row is gone or no longer belongs to its kind's list.
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
