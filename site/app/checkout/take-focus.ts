/** For the `ref` of what appears in answer to something done elsewhere on the page: it is read out, and scrolled into view. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
