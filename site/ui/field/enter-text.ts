/** Types into a field as a person would, so that whatever follows its text hears of it. */
export function enterText(input: HTMLInputElement, value: string): void {
  // React replaces the setter of the element itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
