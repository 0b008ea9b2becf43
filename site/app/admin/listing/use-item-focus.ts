import { type RefObject, useEffect, useRef } from 'react';
import type { Listing } from './listing.ts';

/** The element id of a list's row. */
export const rowId = (item: string): string => `row-${item}`;

/**
 * Keeps the focus on the row while list and item are side by side, so that the list does not scroll and the chosen row stays
 * under the pointer. On a narrow screen, moves it to the item that replaced the list, and afterwards back to its row. On
 * another page of the list, moves it to the list's heading.
 */
export function useItemFocus({ list, open, after, before }: Listing, heading: RefObject<HTMLElement | null>): void {
  const last = useRef({ open, page: `${after} ${before}` });
  const titleId = list.one;

  useEffect(() => {
    const from = last.current;
    const page = `${after} ${before}`;
    last.current = { open, page };
    if (from.page !== page) return heading.current?.focus({ preventScroll: true });
    if (from.open === open) return;
    const row = document.getElementById(rowId(open ?? from.open ?? ''));
    // The focused element may be hidden now, with the whole pane.
    const held = document.activeElement;
    if (!open) return held === document.body || !held?.checkVisibility() ? row?.focus() : undefined;
    if (!row?.checkVisibility()) document.getElementById(titleId)?.focus();
  }, [open, after, before, heading, titleId]);
}
