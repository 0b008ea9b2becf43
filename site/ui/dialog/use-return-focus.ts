import { useRef } from 'react';

/** A sheet's answer to the question where the focus goes when it closes. */
export type Landing = () => HTMLElement | null;

/**
 * Handlers for Radix's content that give the focus back to what had it before, and to `landing` when that is gone. Radix
 * by itself gives it to the sheet's trigger, of which a sheet opened from many places has none.
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
      // The page must not jump: what comes into the place of what is gone is where the reader looks already.
      target.focus({ preventScroll: gaveWay });
    },
  };
}
