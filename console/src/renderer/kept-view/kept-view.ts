import '@agency/api/contract/zod-without-eval';
import { z } from 'zod';
import { inputSchema } from '../outbox/write.ts';
import { filledSchema } from '../portfolio/entries.ts';

/** What was typed into the form of a portfolio item, and the version of the item it was begun from. */
const draftSchema = z.object({
  entries: filledSchema,
  version: z.number().nullable(),
  /** The id that the item gets if it is made of this draft: kept with it, so that it is made once however often it is sent. */
  newId: z.string().default(() => crypto.randomUUID()),
  at: z.string(),
  /** What left of it and is sent no more: it may have arrived, and is no change of somebody else's then. */
  sent: z.array(inputSchema).default([]),
});
export type Draft = z.infer<typeof draftSchema>;

/** What lies open. */
const placeSchema = z.object({
  view: z.enum(['inbox', 'portfolio']),
  inquiry: z.string().nullable(),
  /** An item's id, or `new` for the form of one that does not exist yet. */
  item: z.string().nullable(),
});
export type Place = z.infer<typeof placeSchema>;

/** How the console was left, for this server and user. */
export const keptViewSchema = z.object({
  place: placeSchema,
  drafts: z.record(z.string(), draftSchema),
});
export type KeptView = z.infer<typeof keptViewSchema>;

export const firstView: KeptView = {
  place: { view: 'inbox', inquiry: null, item: null },
  drafts: {},
};
