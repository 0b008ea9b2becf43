import { useRef } from 'react';

/** Returns the element to focus when the dialog closes, if the element that had the focus is gone. */
export type Landing = () => HTMLElement | null;

/** The element with the focus before the latest dialog opened; null once that dialog has returned the focus. */
let latest: { before: Element | null } | null = null;

const sheetAround = (element: Element | null) =>
  element?.closest<HTMLElement>(':is([role="dialog"], [role="alertdialog"])[data-state]');

/**
 * Returns the focused element. If another dialog is closing, returns the element that was focused before that dialog.
 */
function focusedBefore(): Element | null {
  const { activeElement, body } = document;
  const sheet = sheetAround(activeElement);
  const isClosing = sheet ? sheet.dataset.state === 'closed' : activeElement === body;
  return isClosing && latest ? latest.before : activeElement;
}

/**
 * Returns handlers for Radix's content that return the focus to the previously focused element, or to `landing` if that
 * is gone. Radix itself returns the focus only to a trigger. A dialog that several elements open has no trigger.
 */
export function useReturnFocus(landing?: Landing) {
  const opened = useRef<{ before: Element | null }>({ before: null });
  return {
    onOpenAutoFocus: () => {
      opened.current = { before: focusedBefore() };
      latest = opened.current;
    },
    onCloseAutoFocus: (event: Event) => {
      const { before } = opened.current;
      if (latest === opened.current) latest = null;
      // Another dialog has opened in the meantime, and the user may already be typing there, so the focus stays.
      if (sheetAround(document.activeElement)?.dataset.state === 'open') return event.preventDefault();
      const gaveWay = !(before instanceof HTMLElement) || !before.isConnected || before === document.body;
      const target = gaveWay ? landing?.() : before;
      if (!target) return;
      event.preventDefault();
      // Does not scroll to the landing, because what replaces the deleted item is already in view.
      target.focus({ preventScroll: gaveWay });
    },
  };
}
