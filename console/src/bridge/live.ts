import '@agency/api/contract/zod-without-eval';
import { z } from 'zod';
import { inquirySchema } from './inquiry.ts';
import { itemSchema } from './portfolio-item.ts';

/** Whether changes arrive as they happen: yes; it is being tried; the server cannot be reached and is tried again later. */
export const connectionSchema = z.enum(['online', 'connecting', 'offline']);
export type Connection = z.infer<typeof connectionSchema>;

/** Names a place in the server's list of changes. Opaque: kept, and handed back to go on from there. */
export const cursorSchema = z.string().min(1).max(200);

/**
 * One change at the server. `CURRENT` says that everything up to its cursor has arrived; `RESET` that the cursor asked for
 * is too old, so that everything must be loaded anew. `contactSubmission` and `portfolioItem` are whole, to be written
 * into a cache as they are; they are null when the thing is gone by now.
 */
export const liveChangeSchema = z.object({
  cursor: cursorSchema,
  kind: z
    .enum([
      'CURRENT',
      'INQUIRY_ADDED',
      'INQUIRY_READ',
      'INQUIRY_DELETED',
      'PORTFOLIO_ITEM_SAVED',
      'PORTFOLIO_ITEM_DELETED',
      'RESET',
    ])
    // A newer server may tell more than this program knows: then everything is loaded anew.
    .catch('RESET'),
  id: z.string().nullable(),
  contactSubmission: inquirySchema.nullable(),
  portfolioItem: itemSchema.nullable(),
});
export type LiveChange = z.infer<typeof liveChangeSchema>;
