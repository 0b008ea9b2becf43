import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Listing } from './listing.ts';

/** The element id of a list's row. */
export const rowId = (item: string): string => `row-${item}`;

/** Returns how far below the window's top a row is; null if it is not shown. */
function topOf(item: string): number | null {
  const row = typeof document === 'undefined' ? null : document.getElementById(rowId(item));
  return row?.checkVisibility?.() ? row.getBoundingClientRect().top : null;
}

/** Keeps a row where it is when it opens, because rows are taller beside an open item than in a wide list. */
function useRowInPlace(item: string): void {
  // Measured during the render, because the page still has the earlier layout then.
  const before = useMemo(() => topOf(item), [item]);
  useLayoutEffect(() => {
    const after = topOf(item);
    if (before !== null && after !== null) window.scrollBy({ top: after - before, behavior: 'instant' });
  }, [item, before]);
}

/**
 * Keeps the focus on the row while list and item are side by side, so that the list does not scroll and the chosen row stays
 * under the pointer. On a narrow screen, moves the focus to the item that replaced the list, and afterwards back to its
 * row. On another page of the list, moves the focus to the list's heading.
 */
export function useItemFocus({ list, open, after, before }: Listing, heading: RefObject<HTMLElement | null>): void {
  const last = useRef({ open, page: `${after} ${before}` });
  const titleId = list.one;
  useRowInPlace(open ?? '');

  useEffect(() => {
    const from = last.current;
    const page = `${after} ${before}`;
    last.current = { open, page };
    if (from.page !== page) return heading.current?.focus({ preventScroll: true });
    if (from.open === open) return;
    const row = document.getElementById(rowId(open ?? from.open ?? ''));
    // If the item was closed, its row gets the focus, unless another visible element has it.
    const held = document.activeElement;
    if (!open) return held === document.body || !held?.checkVisibility() ? row?.focus() : undefined;
    if (!row?.checkVisibility()) document.getElementById(titleId)?.focus();
  }, [open, after, before, heading, titleId]);
}
