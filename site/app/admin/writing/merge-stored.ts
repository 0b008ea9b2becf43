import type { FormModel } from '#ui/admin/form-model.ts';
import type { Stored } from '#ui/admin/kind.ts';
import { mergeValues } from '#ui/admin/writing/merge-values.ts';

export type Values = ReturnType<FormModel['valuesOf']>;

/** What an open form knows about the server's data. */
export type Seen = {
  /** The working copy, or the record if there is none. */
  values: Values;
  /** The version of the working copy; null if there is none. */
  copy: number | null;
  record: Values;
  /** The version of the record; null if there is none. */
  version: number | null;
  /** Whether there is a working copy that was begun from this version of the record. */
  isBegun: boolean;
};

export const seenAtOpening = ({ record, copy }: Stored, opened: Values, model: FormModel): Seen => ({
  values: opened,
  copy: copy?.version ?? null,
  record: model.valuesOf((record ?? copy?.base ?? opened) as object),
  version: record?.version ?? null,
  isBegun: isBegunFrom({ record, copy }),
});

type Merging = {
  /** What the form knew about the server's data. */
  seen: Seen;
  /** The form's values. */
  now: Values;
  model: FormModel;
  /** The fields that hold HTML. */
  texts: readonly string[];
};

/**
 * Merges the server's current data with the values in a form. Returns the merged values, what both sides changed, and
 * what the form knows from now on.
 */
export function mergeStored({ record, copy }: Stored, { seen, now, model, texts }: Merging) {
  const saved = record ? model.valuesOf(record) : seen.record;
  const theirs = copy ? model.valuesOf(copy.values as object) : saved;
  const isBegun = isBegunFrom({ record, copy });
  let { values, contested } = mergeValues(seen.values, now, theirs, texts);
  if (copy && !isBegun) {
    // The record was saved after the working copy was begun, so the record's changes are merged too.
    const again = mergeValues(model.valuesOf(copy.base as object), values, saved, texts);
    [values, contested] = [again.values, [...contested, ...again.contested]];
  }
  const { version: copyVersion = null } = copy ?? {};
  const next: Seen = { values: theirs, copy: copyVersion, record: saved, version: record?.version ?? null, isBegun };
  return { values, contested, seen: next };
}

const isBegunFrom = ({ record, copy }: Stored): boolean =>
  copy !== null && copy.baseVersion === (record?.version ?? null);
