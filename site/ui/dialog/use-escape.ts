import { type KeyboardEvent as ReactKeyboardEvent, useRef } from 'react';

/** Presses that reached a dialog and were meant for the one above it. */
const passedOn = new WeakSet<Event>();

/**
 * Properties for Radix's content that handle Escape from the moment in which the dialog has the focus. Radix listens only
 * some renders later: until then a quick press would close what is below, or nothing.
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
      // React's events also reach the parent component, though the dialog is elsewhere in the document.
      event.stopPropagation();
      // Otherwise Radix, or something in the dialog such as a tooltip, has handled it by now.
      const unheard = !event.defaultPrevented || passedOn.has(event.nativeEvent);
      if (unheard && !holds) onOpenChange(false);
    },
  };
}

function isInAnotherSheet(target: EventTarget | null, sheet: HTMLElement | null) {
  const around = target instanceof Element ? target.closest('[role="dialog"], [role="alertdialog"]') : null;
  return around !== null && around !== sheet;
}
