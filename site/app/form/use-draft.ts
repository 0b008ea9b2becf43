import { type FormEvent, type RefObject, useEffect } from 'react';
import { tryStorage } from '#ui/try-storage.ts';

type Entries = Record<string, string>;

/**
 * Stores a form's changed values in the session storage, and restores them when the visitor returns or reloads. With
 * `overDefaults`, the draft replaces the page's values. Without it, the page's values are newer, so the draft fills
 * only empty fields. For a field in `edited`, the draft counts only if the field has the same initial value as when it
 * was edited.
 *
 * @returns the form's `onInput`. Call `forgetDraft` after the form was sent.
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

export function forgetDraft(key: string): void {
  tryStorage(() => sessionStorage.removeItem(key));
}

function store(key: string, entries: Entries): void {
  // Stores an emptied field too. Otherwise, the page might fill it again.
  if (Object.keys(entries).length > 0) tryStorage(() => sessionStorage.setItem(key, JSON.stringify(entries)));
}

const draftOf = (key: string): Entries => tryStorage(() => JSON.parse(sessionStorage.getItem(key) ?? '{}')) ?? {};

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

const isCheckbox = (field: Field): field is HTMLInputElement => field.type === 'checkbox';

/** Returns a field's value. An unchecked checkbox has the value ''. */
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
