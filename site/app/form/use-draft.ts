import { type FormEvent, type RefObject, useEffect } from 'react';

type Entries = Record<string, string>;

/**
 * Keeps what was entered into a form's named fields for this visit, in the browser's own session store: leaving the page and
 * coming back, or loading it anew, loses nothing. What nobody touched is not kept: it is for the page to say anew. With
 * `overDefaults` what the page put into a field gives way to the draft; without, it was sent before, and is kept as typed.
 * What is typed into one of `edited` changes what the page put there, and is kept for pages that put the same there.
 *
 * Gives the form's `onInput`. `forgetDraft` ends the keeping once the form has been sent.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  key: string,
  names: readonly string[],
  { overDefaults, edited = [] }: { overDefaults: boolean; edited?: readonly string[] },
): (event: FormEvent<HTMLFormElement>) => void {
  const entryOf = (field: Field) =>
    edited.includes(field.name) && 'defaultValue' in field ? `${field.name}: ${field.defaultValue}` : field.name;
  useEffect(() => {
    if (!form.current) return;
    const draft = draftOf(key);
    const fields = [...form.current.elements].filter(isField).filter(({ name }) => names.includes(name));
    const isEntered = (field: Field) => !isUntouched(field) || (!overDefaults && field.value !== '');
    const entered = fields.filter(isEntered);
    for (const field of fields) if (!entered.includes(field)) field.value = draft[entryOf(field)] ?? field.value;
    store(key, { ...draft, ...Object.fromEntries(entered.map((field) => [entryOf(field), field.value])) });
  }, [key]);
  return ({ target }) => {
    if (isField(target) && names.includes(target.name))
      store(key, { ...draftOf(key), [entryOf(target)]: target.value });
  };
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
    // An entry that was emptied counts too: the page might fill it in again.
    if (Object.keys(entries).length > 0) sessionStorage.setItem(key, JSON.stringify(entries));
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

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** Whether a field holds what the page put there. */
function isUntouched(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value === field.defaultValue;
  const initial = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
  return field.value === initial?.value;
}
