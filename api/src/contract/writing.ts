import './zod-without-eval.ts';
import { z } from 'zod';
import { storable } from './text.ts';

/** The minutes after which an untouched working copy is kept as a revision before it changes again. */
export const sessionMinutes = 30;

/** Revisions of one person are at least this many minutes apart, unless one changed what visitors may read. */
export const revisionMinutes = 10;

/** The maximum number of revisions that are kept of one record. The oldest are removed first. */
export const mostRevisions = 200;

/** The maximum numbers of fields and of characters, above those of any form with the longest text. */
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
 * Why a revision was kept: the record was created or saved, visitors may read it from then on or no longer, or it was typed and
 * not saved.
 */
export const revisionCauses = ['created', 'saved', 'published', 'withdrawn', 'typed'] as const;
export type RevisionCause = (typeof revisionCauses)[number];
