import { type RefObject, useEffect } from 'react';

type Entries = Record<string, string>;

/**
 * Keeps what stands in a form's named fields for this visit, in the browser's own session store: leaving the page and
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
  const keep = () => form.current && store(key, entriesOf(form.current, names));
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

function entriesOf(form: HTMLFormElement, names: readonly string[]): Entries {
  return Object.fromEntries(names.map((name) => [name, String(new FormData(form).get(name) ?? '')]));
}

function fill(form: HTMLFormElement, entries: Entries, overDefaults: boolean): void {
  for (const [name, value] of Object.entries(entries)) {
    const field = form.elements.namedItem(name);
    const writable =
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;
    if (!writable) continue;
    const untouched = !(field instanceof HTMLSelectElement) && field.value === field.defaultValue;
    if (field.value === '' || (overDefaults && untouched)) field.value = value;
  }
}
