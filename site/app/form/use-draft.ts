import { type FormEvent, type RefObject, useEffect } from 'react';
import { tryStorage } from '#ui/try-storage.ts';

type Entries = Record<string, string>;

/**
 * Keeps a form's changed values for this visit, in the browser's session storage, so that leaving and returning, or
 * reloading, loses nothing. Untouched fields are not kept. With `overDefaults`, the draft replaces the page's values.
 * Without it, the page has the values that the visitor sent, so the draft fills only fields that are empty. The draft of a
 * field in `edited` counts only while the field has the initial value from which it was edited.
 *
 * Returns the form's `onInput`. Call `forgetDraft` once the form has been sent.
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
    const isEntered = (field: Field) => !isUntouched(field) || (!overDefaults && currentValue(field) !== '');
    const entered = fields.filter(isEntered);
    for (const field of fields)
      if (!entered.includes(field)) enter(field, draft[entryOf(field)] ?? currentValue(field));
    store(key, { ...draft, ...Object.fromEntries(entered.map((field) => [entryOf(field), currentValue(field)])) });
  }, [key]);
  return ({ target }) => {
    if (isField(target) && names.includes(target.name))
      store(key, { ...draftOf(key), [entryOf(target)]: currentValue(target) });
  };
}

/** Forgets the draft under `key`. */
export function forgetDraft(key: string): void {
  tryStorage(() => sessionStorage.removeItem(key));
}

function store(key: string, entries: Entries): void {
  // An emptied field is kept too, because the page might fill it in again.
  if (Object.keys(entries).length > 0) tryStorage(() => sessionStorage.setItem(key, JSON.stringify(entries)));
}

const draftOf = (key: string): Entries => tryStorage(() => JSON.parse(sessionStorage.getItem(key) ?? '{}')) ?? {};

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

const isCheckbox = (field: Field): field is HTMLInputElement => field.type === 'checkbox';

/** Returns a field's value, which is empty for a checkbox that is not ticked. */
const currentValue = (field: Field): string => (isCheckbox(field) && !field.checked ? '' : field.value);

function enter(field: Field, value: string): void {
  if (isCheckbox(field)) field.checked = value !== '';
  else field.value = value;
}

/** Whether a field holds its initial value. */
function isUntouched(field: Field): boolean {
  if (isCheckbox(field)) return field.checked === field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value === field.defaultValue;
  const initial = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
  return field.value === initial?.value;
}
