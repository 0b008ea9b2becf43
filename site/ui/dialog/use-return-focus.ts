import { useRef } from 'react';

/** Where the focus goes when the dialog closes. */
export type Landing = () => HTMLElement | null;

/** The dialog that opened last, until the focus is back from it, and what had the focus before. */
let latest: { before: Element | null } | null = null;

const sheetAround = (element: Element | null) =>
  element?.closest<HTMLElement>(':is([role="dialog"], [role="alertdialog"])[data-state]');

/** What has the focus. When another dialog is closing just now, what had it before that one. */
function focusedBefore(): Element | null {
  const { activeElement, body } = document;
  const sheet = sheetAround(activeElement);
  const isClosing = sheet ? sheet.dataset.state === 'closed' : activeElement === body;
  return isClosing && latest ? latest.before : activeElement;
}

/**
 * Handlers for Radix's content that return the focus to its former element, or to `landing` when that is gone. Radix returns
 * it to the dialog's trigger, which a dialog with many openers does not have.
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
      // Another dialog opened meanwhile, and somebody may type there already.
      if (sheetAround(document.activeElement)?.dataset.state === 'open') return event.preventDefault();
      const gaveWay = !(before instanceof HTMLElement) || !before.isConnected || before === document.body;
      const target = gaveWay ? landing?.() : before;
      if (!target) return;
      event.preventDefault();
      // The page must not jump: the reader already looks at what replaces the deleted item.
      target.focus({ preventScroll: gaveWay });
    },
  };
}
