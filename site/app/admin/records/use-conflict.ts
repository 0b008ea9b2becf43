import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import type { z } from 'zod';
import { parseForm } from '#app/form/parse-form.ts';
import type { Choices, Difference, FormModel, Values } from '#ui/admin/form-model.ts';

type Conflict<Record, Schema extends z.ZodObject> = { theirs: Record; mine: Values<Schema>; differences: Difference[] };

/** Manages the conflict of a form whose record was saved elsewhere meanwhile. */
export function useConflict<Record extends { version?: number }, Schema extends z.ZodObject>(
  form: RefObject<HTMLFormElement | null>,
  model: FormModel<Schema>,
  record: Record | null,
) {
  // The saved record on which the form's edits are based.
  const [base, setBase] = useState(record);
  const [conflict, setConflict] = useState<Conflict<Record, Schema> | null>(null);
  return {
    base,
    version: base?.version,
    conflict,
    raise(theirs: Record) {
      if (!form.current) return;
      const mine = readValues(form.current, model);
      setConflict({ theirs, mine, differences: model.differencesOf(base, mine, theirs) });
    },
    clear: () => setConflict(null),
    /** Bases the form on the record that the form has just saved. */
    rebase(saved: Record) {
      setBase(saved);
      setConflict(null);
    },
    /**
     * Fills the form with the chosen values, and bases it on the other version. The choices stay visible, unless `edit`
     * is set or a value is invalid: then the form replaces them.
     */
    choose(choices: Choices, { edit }: { edit: boolean }) {
      if (!form.current || !conflict) return;
      const { theirs, mine } = conflict;
      fillValues(form.current, model.merge(mine, theirs, choices));
      const valid = parseForm(new FormData(form.current), model.schema).status === 'success';
      // Renders synchronously, because the caller may submit the form next, with the new version.
      flushSync(() => {
        setBase(theirs);
        if (edit || !valid) setConflict(null);
      });
    },
  };
}

/** Returns the values of a form's controls. An unchecked checkbox is absent from the form's data. */
export function readValues<Schema extends z.ZodObject>(form: HTMLFormElement, { fields, valuesOf }: FormModel<Schema>) {
  const data = new FormData(form);
  return valuesOf(Object.fromEntries(fields.map((field) => [field, data.get(field)])));
}

/** Fills a form's fields, and triggers their input events, as if the values had been typed. */
export function fillValues(form: HTMLFormElement, values: Readonly<Record<string, string | boolean>>): void {
  for (const [field, value] of Object.entries(values)) {
    const control = form.elements.namedItem(field);
    if (control instanceof HTMLInputElement && typeof value === 'boolean') control.checked = value;
    else if (isTextControl(control)) control.value = String(value);
    if (control instanceof HTMLElement) control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

const isTextControl = (control: unknown) =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement;
