import '@agency/api/contract/zod-without-eval';
import { z } from 'zod';

/** Whether changes arrive as they happen: yes; it is being tried; the server cannot be reached and is tried again later. */
export const connectionSchema = z.enum(['online', 'connecting', 'offline']);
export type Connection = z.infer<typeof connectionSchema>;

/** Names a place in the server's list of changes. Opaque: kept, and handed back to go on from there. */
export const cursorSchema = z.string().min(1).max(200);

/**
 * One change at the server. Without an id all rows of `type` are to be loaded anew, and without a type everything is, unless
 * it is `current`: then everything up to its cursor has arrived. `node` is the whole row, or null when it is gone by now.
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
