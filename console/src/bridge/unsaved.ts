import '@agency/api/contract/zod-without-eval';
import { kindNames, kinds } from '@agency/site/ui/admin/kinds.ts';
import { z } from 'zod';

/**
 * Counts of what the server does not have yet. `queued`: mutations in the outbox, except quiet ones. `forms`: forms and
 * texts for a thread with unsaved changes.
 */
export type Unsaved = { queued: number; forms: number };

/** The part of the local documents that `countUnsaved` reads. The renderer has the whole schema. */
export const countedDocumentsSchema = z.record(
  z.string(),
  z.object({
    unsaved: z.unknown().nullable(),
    mutations: z.array(z.object({ kind: z.enum(kindNames), mutation: z.string() })),
  }),
);

/** Texts that the admin typed but did not add to a thread, by the name of their field. */
export const unsavedTextsSchema = z.record(z.string(), z.string());

/** Counts what would be lost. Leaves out quiet mutations, such as marking as read, because nobody would miss them. */
export function countUnsaved(
  documents: z.infer<typeof countedDocumentsSchema>,
  texts: z.infer<typeof unsavedTextsSchema> = {},
): Unsaved {
  const all = Object.values(documents);
  const isQuiet = ({ kind, mutation }: (typeof all)[number]['mutations'][number]) =>
    Object.entries(kinds[kind].mutations).some(([name, { quiet }]) => name === mutation && quiet);
  return {
    queued: all.reduce((sum, { mutations }) => sum + mutations.filter((each) => !isQuiet(each)).length, 0),
    forms: all.filter(({ unsaved }) => unsaved !== null).length + Object.keys(texts).length,
  };
}

export const hasUnsaved = ({ queued, forms }: Unsaved): boolean => queued + forms > 0;

/** `2 changes are in the outbox and 1 form has unsaved changes.` */
export function describeUnsaved({ queued, forms }: Unsaved): string {
  const parts = [
    queued > 0 && (queued === 1 ? '1 change is in the outbox' : `${queued} changes are in the outbox`),
    forms > 0 && (forms === 1 ? '1 form has unsaved changes' : `${forms} forms have unsaved changes`),
  ];
  return `${parts.filter(Boolean).join(' and ')}.`;
}
