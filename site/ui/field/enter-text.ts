/** Sets a field's value as if it were typed, so that React and the form notice the change. */
export function enterText(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  // React overrides the element's setter, so this calls the prototype's setter.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
