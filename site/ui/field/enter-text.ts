/** Types into a field as a person would, so that React and the form hear of it. */
export function enterText(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  // React replaces the setter of the element itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
