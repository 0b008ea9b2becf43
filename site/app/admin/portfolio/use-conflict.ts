import { portfolioItemSchema } from '@agency/api/contract/portfolio';
import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { parseForm } from '#app/form/parse-form.ts';
import type { EditableItem } from '#ui/admin/portfolio/editable-item.ts';
import {
  type Choices,
  type Difference,
  differencesOf,
  type ItemValues,
  itemFields,
  mergeValues,
  valuesOf,
} from '#ui/admin/portfolio/item-values.ts';

type Conflict = { theirs: EditableItem; mine: ItemValues; differences: Difference[] };

/** Of a form whose item was saved elsewhere meanwhile: both versions, and the way on from the other one. */
export function useConflict(form: RefObject<HTMLFormElement | null>, item: EditableItem | null) {
  // The version that the form goes on from.
  const [base, setBase] = useState(item);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  return {
    version: base?.version,
    /** Null while there is nothing to choose. */
    conflict,
    raise(theirs: EditableItem) {
      if (!form.current) return;
      const mine = readValues(form.current);
      const differences = differencesOf(base && valuesOf(base), mine, valuesOf(theirs));
      setConflict({ theirs, mine, differences });
    },
    clear: () => setConflict(null),
    /**
     * Puts what was chosen into the form, which goes on from their version. The choice stays in sight until its answer is
     * there, unless it is to be edited or breaks a rule, which only the form can tell.
     */
    choose(choices: Choices, { edit }: { edit: boolean }) {
      if (!form.current || !conflict) return;
      const { theirs, mine } = conflict;
      fillValues(form.current, mergeValues(mine, valuesOf(theirs), choices));
      const valid = parseForm(new FormData(form.current), portfolioItemSchema).status === 'success';
      // Drawn at once: whoever sends the form now sends the version too.
      flushSync(() => {
        setBase(theirs);
        if (edit || !valid) setConflict(null);
      });
    },
  };
}

function readValues(form: HTMLFormElement): ItemValues {
  const { featured, ...texts } = Object.fromEntries(new FormData(form));
  return valuesOf({ ...(texts as Record<string, string>), featured: featured === 'on' });
}

/** Puts other values into a form's fields, as if they had been typed. */
function fillValues(form: HTMLFormElement, values: ItemValues): void {
  for (const field of itemFields) {
    const control = form.elements.namedItem(field);
    const value = values[field];
    if (control instanceof HTMLInputElement && typeof value === 'boolean') control.checked = value;
    else if (isTextControl(control)) control.value = String(value);
    if (control instanceof HTMLElement) control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

const isTextControl = (control: unknown) =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement;
