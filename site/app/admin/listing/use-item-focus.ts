import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Listing } from './listing.ts';

export const rowId = (item: string): string => `row-${item}`;

/** Returns the distance of a row from the window's top, in px. Null if the row is not shown. */
function topOf(item: string): number | null {
  const row = typeof document === 'undefined' ? null : document.getElementById(rowId(item));
  return row?.checkVisibility?.() ? row.getBoundingClientRect().top : null;
}

/**
 * Keeps a row in place when its item opens. Rows beside an open item are taller than in a wide list, so the row would
 * otherwise move.
 */
function useRowInPlace(item: string): void {
  // Measured during the render, while the page still has the earlier layout.
  const before = useMemo(() => topOf(item), [item]);
  useLayoutEffect(() => {
    const after = topOf(item);
    if (before !== null && after !== null) window.scrollBy({ top: after - before, behavior: 'instant' });
  }, [item, before]);
}

/**
 * Moves the focus as items open and close. While list and item are side by side, the focus stays on the row, so that
 * the list does not scroll. On a narrow screen, the focus moves to the item that replaced the list, and back to the
 * item's row when the item closes. When another page of the list opens, the focus moves to the list's heading.
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
    // If an item was closed, its row gets the focus, unless a visible element already has the focus.
    const held = document.activeElement;
    if (!open) return held === document.body || !held?.checkVisibility() ? row?.focus() : undefined;
    if (!row?.checkVisibility()) document.getElementById(titleId)?.focus();
  }, [open, after, before, heading, titleId]);
}
