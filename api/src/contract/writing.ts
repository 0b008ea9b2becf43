import './zod-without-eval.ts';
import { z } from 'zod';
import { storable } from './text.ts';

/** How long after its last change a text counts as left: what is written later begins from a revision. In minutes. */
export const sessionMinutes = 30;

/** Revisions of one person are at least this many minutes apart, unless one changed what visitors may read. */
export const revisionMinutes = 10;

/** The most revisions that are kept of one record; the oldest go first. */
export const mostRevisions = 200;

/** More fields than any form has, and more characters than the longest text and all its other fields. */
const [mostFields, mostCharacters] = [60, 400_000];

/** The values of a form as they were typed, valid or not. */
export const writtenValuesSchema = z
  .record(z.string().max(60), z.union([z.string().overwrite(storable), z.boolean()]))
  .refine((values) => Object.keys(values).length <= mostFields, `At most ${mostFields} fields`)
  .refine(
    (values) => Object.values(values).reduce((sum, value) => sum + String(value).length, 0) <= mostCharacters,
    'Must be at most 400,000 characters together',
  );
export type WrittenValues = z.infer<typeof writtenValuesSchema>;

/**
 * Why a revision was kept: the record was saved, for the first time or again; visitors may read it from then on, or no longer;
 * it was typed and not saved.
 */
export const revisionCauses = ['created', 'saved', 'published', 'withdrawn', 'typed'] as const;
export type RevisionCause = (typeof revisionCauses)[number];
