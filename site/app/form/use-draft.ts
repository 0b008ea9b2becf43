import { type RefObject, useEffect } from 'react';

type Entries = Record<string, string>;

/**
 * Keeps what was entered into a form's named fields for this visit, in the browser's own session store: leaving the page and
 * coming back, or loading it anew, loses nothing. Fields that hold something already are left as they are; with
 * `overDefaults` only those where something was entered, and what the page itself put there gives way to the draft.
 *
 * Gives the form's `onInput`. `forgetDraft` ends the keeping once the form has been sent.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  key: string,
  names: readonly string[],
  { overDefaults = false }: { overDefaults?: boolean } = {},
): () => void {
  const keep = () => form.current && store(key, entriesOf(form.current, names, draftOf(key)));
  useEffect(() => {
    if (!form.current) return;
    fill(form.current, draftOf(key), overDefaults);
    keep();
  }, [key]);
  return keep;
}

/** Forgets what was kept under `key`. */
export function forgetDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // As in `store`.
  }
}

function store(key: string, entries: Entries): void {
  try {
    if (Object.values(entries).some(Boolean)) sessionStorage.setItem(key, JSON.stringify(entries));
    else sessionStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing, by its settings or for want of room: the form works without.
  }
}

function draftOf(key: string): Entries {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function fieldOf(form: HTMLFormElement, name: string): Field | null {
  const field = form.elements.namedItem(name);
  const isField =
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;
  return isField ? field : null;
}

/** Whether a field holds what the page put there. */
function isUntouched(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value === field.defaultValue;
  const initial = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
  return field.value === initial?.value;
}

/** What was entered. What the page put into a field was not, unless it is the same as what was entered before. */
function entriesOf(form: HTMLFormElement, names: readonly string[], before: Entries): Entries {
  const entered = names
    .map((name) => fieldOf(form, name))
    .filter((field) => field !== null)
    .filter((field) => !isUntouched(field) || before[field.name] === field.value);
  return Object.fromEntries(entered.map(({ name, value }) => [name, value]));
}

function fill(form: HTMLFormElement, entries: Entries, overDefaults: boolean): void {
  for (const [name, value] of Object.entries(entries)) {
    const field = fieldOf(form, name);
    if (field && (field.value === '' || (overDefaults && isUntouched(field)))) field.value = value;
  }
}
