import { type RefObject, useEffect, useRef } from 'react';
import type { Listing } from '../listing.ts';

/** The element ids by which a row of the list and the title of the open enquiry are found. */
export const rowId = (enquiry: string): string => `row-${enquiry}`;
export const openTitleId = 'enquiry';

/**
 * Keeps the focus where the reader is: on the row beside the open enquiry while both are in view; on a narrow screen on
 * the enquiry that took the list's place, and back on its row afterwards. Another page of the list begins at its heading.
 */
export function useEnquiryFocus({ enquiry, after, before }: Listing, heading: RefObject<HTMLElement | null>): void {
  const last = useRef({ enquiry, page: `${after} ${before}` });

  useEffect(() => {
    const from = last.current;
    const page = `${after} ${before}`;
    last.current = { enquiry, page };
    if (from.page !== page) return heading.current?.focus({ preventScroll: true });
    if (from.enquiry === enquiry) return;
    const row = document.getElementById(rowId(enquiry ?? from.enquiry ?? ''));
    if (!enquiry) return document.activeElement === document.body ? row?.focus() : undefined;
    if (!row?.checkVisibility()) document.getElementById(openTitleId)?.focus();
  }, [enquiry, after, before, heading]);
}
