/** Sets a field's value like typing, so that React and the form notice it. */
export function enterText(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  // React overrides the setter on the element, so the prototype's is called.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
