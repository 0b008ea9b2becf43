import { type KeyboardEvent as ReactKeyboardEvent, useRef } from 'react';

/** Escape events that a dialog left to the dialog above it. */
const passedOn = new WeakSet<Event>();

/**
 * Returns props for Radix's content that handle Escape as soon as the dialog has the focus. Radix itself handles it
 * some renders later; until then, Escape would do nothing, or close the dialog below.
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
      // React events bubble to the parent component, even if the dialog is elsewhere in the document.
      event.stopPropagation();
      // A prevented event was handled by Radix or by an element in the dialog, such as a tooltip.
      const unheard = !event.defaultPrevented || passedOn.has(event.nativeEvent);
      if (unheard && !holds) onOpenChange(false);
    },
  };
}

function isInAnotherSheet(target: EventTarget | null, sheet: HTMLElement | null) {
  const around = target instanceof Element ? target.closest('[role="dialog"], [role="alertdialog"]') : null;
  return around !== null && around !== sheet;
}
