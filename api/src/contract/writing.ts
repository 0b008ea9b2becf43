import './zod-without-eval.ts';
import { z } from 'zod';
import { storable } from './text.ts';

/** A working copy that nobody changed for more than this many minutes is kept as a revision before its next change. */
export const sessionMinutes = 30;

/**
 * Consecutive saves of one person within this many minutes are one revision. A save that publishes or withdraws the
 * record is always a revision of its own.
 */
export const revisionMinutes = 10;

/** The maximum number of revisions that are kept of one record. The oldest are removed first. */
export const mostRevisions = 200;

/** The maximum numbers of fields and of characters. Even a form with the longest allowed texts has fewer of both. */
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
 * Why a revision was kept: the record was created or saved, it was published (visitors may read it from then on) or withdrawn
 * (they may no longer), or its text was typed and not saved.
 */
export const revisionCauses = ['created', 'saved', 'published', 'withdrawn', 'typed'] as const;
export type RevisionCause = (typeof revisionCauses)[number];
