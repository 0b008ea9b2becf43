import { useRef } from 'react';

/** Where the focus goes when what had it before is gone. */
export type Landing = () => HTMLElement | null;

/** Handlers for Radix's content that give the focus back to what had it before, or else to `landing`. */
export function useReturnFocus(landing?: Landing) {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      const { current } = before;
      const gaveWay = !(current instanceof HTMLElement) || !current.isConnected || current === document.body;
      const heir = gaveWay ? landing?.() : current;
      if (!heir) return;
      event.preventDefault();
      heir.focus({ preventScroll: gaveWay });
    },
  };
}
