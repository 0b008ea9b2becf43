import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import type { z } from 'zod';
import { parseForm } from '#app/form/parse-form.ts';
import type { Choices, Difference, FormModel, Values } from '#ui/admin/form-model.ts';

type Conflict<Record, Schema extends z.ZodObject> = { theirs: Record; mine: Values<Schema>; differences: Difference[] };

/** Of a form whose record was saved elsewhere meanwhile: both versions, and the way on from the other one. */
export function useConflict<Record extends { version?: number }, Schema extends z.ZodObject>(
  form: RefObject<HTMLFormElement | null>,
  model: FormModel<Schema>,
  record: Record | null,
) {
  // The version that the form goes on from.
  const [base, setBase] = useState(record);
  const [conflict, setConflict] = useState<Conflict<Record, Schema> | null>(null);
  return {
    version: base?.version,
    /** Null while there is nothing to choose. */
    conflict,
    raise(theirs: Record) {
      if (!form.current) return;
      const mine = readValues(form.current, model);
      setConflict({ theirs, mine, differences: model.differencesOf(base, mine, theirs) });
    },
    clear: () => setConflict(null),
    /**
     * Puts what was chosen into the form, which goes on from their version. The choice stays in sight until its answer is
     * there, unless it is to be edited or breaks a rule, which only the form can tell.
     */
    choose(choices: Choices, { edit }: { edit: boolean }) {
      if (!form.current || !conflict) return;
      const { theirs, mine } = conflict;
      fillValues(form.current, model.merge(mine, theirs, choices));
      const valid = parseForm(new FormData(form.current), model.schema).status === 'success';
      // Drawn at once: whoever sends the form now sends the version too.
      flushSync(() => {
        setBase(theirs);
        if (edit || !valid) setConflict(null);
      });
    },
  };
}

/** What a form's controls hold. A box that is not ticked is absent from the form's data. */
export function readValues<Schema extends z.ZodObject>(form: HTMLFormElement, { fields, valuesOf }: FormModel<Schema>) {
  const data = new FormData(form);
  return valuesOf(Object.fromEntries(fields.map((field) => [field, data.get(field)])));
}

/** Puts other values into a form's fields, as if they had been typed. */
function fillValues(form: HTMLFormElement, values: Readonly<Record<string, string | boolean>>): void {
  for (const [field, value] of Object.entries(values)) {
    const control = form.elements.namedItem(field);
    if (control instanceof HTMLInputElement && typeof value === 'boolean') control.checked = value;
    else if (isTextControl(control)) control.value = String(value);
    if (control instanceof HTMLElement) control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

const isTextControl = (control: unknown) =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement;
