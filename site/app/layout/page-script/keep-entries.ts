type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps the focus, and what a visitor enters into forms with `data-hydrate` before the framework has loaded. If a
 * translator or an extension has changed the page by then, React does not hydrate the forms, but renders them again,
 * empty: https://react.dev/errors/418
 *
 * @returns `restore`, to call when the framework has loaded, and `current`, which returns a form itself or the form
 * that replaced it.
 */
export function keepEntries(signal: AbortSignal) {
  const find = () => [...document.querySelectorAll<HTMLFormElement>('form[data-hydrate]')];
  const forms = find();
  const entered = new Set<Field>();
  let focused: Field | null = null;
  const listen = (type: string, listener: (field: Field) => void) =>
    addEventListener(type, ({ target }) => isField(target) && listener(target), { capture: true, signal });
  listen('input', (field) => entered.add(field));
  listen('focusin', (field) => {
    focused = field;
  });

  const current = (form: HTMLFormElement) => (form.isConnected ? form : find()[forms.indexOf(form)]);
  const successor = (field: Field): Field | undefined => {
    const { form } = field;
    const at = form && !field.isConnected ? [...form.elements].indexOf(field) : -1;
    return form ? (current(form)?.elements[at] as Field | undefined) : undefined;
  };
  function restore(): void {
    for (const field of entered) {
      const fresh = successor(field);
      if (fresh) enter(fresh, field);
    }
    if (focused && document.activeElement === document.body) successor(focused)?.focus({ preventScroll: true });
  }
  return { restore, current };
}

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** Enters a field's value into another field, as a visitor would. */
function enter(field: Field, from: Field): void {
  if (from instanceof HTMLInputElement && from.type === 'checkbox') {
    if (field instanceof HTMLInputElement && field.checked !== from.checked) field.click();
    return;
  }
  // React overrides `value` on the element and ignores changes made by its override, so this calls the prototype's
  // setter.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, from.value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
