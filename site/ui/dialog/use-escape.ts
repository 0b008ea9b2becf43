import { type KeyboardEvent as ReactKeyboardEvent, useRef } from 'react';

/** Escape events that reached a dialog but were meant for the dialog above it. */
const passedOn = new WeakSet<Event>();

/**
 * Returns props for Radix's content that handle Escape as soon as the dialog has the focus. Radix itself listens only some
 * renders later. Until then, Escape would close the dialog below, or nothing.
 */
export function useEscape(onOpenChange: (open: boolean) => void, holds = false) {
  const sheet = useRef<HTMLDivElement>(null);
  return {
    ref: sheet,
    onEscapeKeyDown: (event: KeyboardEvent) => {
      const elsewhere = isInAnotherSheet(event.target, sheet.current);
      if (elsewhere) passedOn.add(event);
      if (elsewhere || holds) event.preventDefault();
    },
    onKeyDown: (event: ReactKeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // React events bubble to the parent component, although the dialog is elsewhere in the document.
      event.stopPropagation();
      // If the event is prevented, Radix or something in the dialog, such as a tooltip, has already handled it.
      const unheard = !event.defaultPrevented || passedOn.has(event.nativeEvent);
      if (unheard && !holds) onOpenChange(false);
    },
  };
}

function isInAnotherSheet(target: EventTarget | null, sheet: HTMLElement | null) {
  const around = target instanceof Element ? target.closest('[role="dialog"], [role="alertdialog"]') : null;
  return around !== null && around !== sheet;
}
