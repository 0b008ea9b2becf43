import { useRef } from 'react';

/** Where the focus goes when the dialog closes. */
export type Landing = () => HTMLElement | null;

/**
 * Handlers for Radix's content that return the focus to its former element, or to `landing` when that is gone. Radix returns
 * it to the dialog's trigger, which a dialog with many openers does not have.
 */
export function useReturnFocus(landing?: Landing) {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      const { current } = before;
      const gaveWay = !(current instanceof HTMLElement) || !current.isConnected || current === document.body;
      const target = gaveWay ? landing?.() : current;
      if (!target) return;
      event.preventDefault();
      // The page must not jump: the reader already looks at what replaces the deleted item.
      target.focus({ preventScroll: gaveWay });
    },
  };
}
