import './zod-without-eval.ts';
import { z } from 'zod';
import { storable } from './text.ts';

/**
 * If a working copy has not changed for this many minutes, its content is kept as a revision before the next change.
 */
export const sessionMinutes = 30;

/** A person's consecutive saves within this many minutes are one revision, unless a save publishes or withdraws. */
export const revisionMinutes = 10;

/** The maximum number of revisions of one record. The oldest are removed first. */
export const mostRevisions = 200;

/** The maximum numbers of fields and of characters in a form. No valid form reaches them. */
const [mostFields, mostCharacters] = [60, 400_000];

/** The values of a form as they are typed, valid or not. */
export const writtenValuesSchema = z
  .record(z.string().max(60), z.union([z.string().overwrite(storable), z.boolean()]))
  .refine((values) => Object.keys(values).length <= mostFields, `At most ${mostFields} fields`)
  .refine(
    (values) => Object.values(values).reduce((sum, value) => sum + String(value).length, 0) <= mostCharacters,
    'Must be at most 400,000 characters together',
  );
export type WrittenValues = z.infer<typeof writtenValuesSchema>;

/**
 * Why a revision was kept. `published`: visitors can read the record from then on, or from its scheduled date.
 * `withdrawn`: visitors can no longer read the record. `typed`: the text was typed but not saved.
 */
export const revisionCauses = ['created', 'saved', 'published', 'withdrawn', 'typed'] as const;
export type RevisionCause = (typeof revisionCauses)[number];
