import { type KeyboardEvent as ReactKeyboardEvent, useRef } from 'react';

/**
 * Properties for Radix's content that make Escape count from the moment in which the sheet has the focus. Radix by itself
 * hears it only some renders later: until then a quick press closes what lies beneath, or nothing.
 */
export function useEscape(onOpenChange: (open: boolean) => void, holds = false) {
  const sheet = useRef<HTMLDivElement>(null);
  return {
    ref: sheet,
    onEscapeKeyDown: (event: KeyboardEvent) => {
      if (holds || isInAnotherSheet(event.target, sheet.current)) event.preventDefault();
    },
    onKeyDown: (event: ReactKeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // What lies beneath is an ancestor for React, wherever the sheet is in the document.
      event.stopPropagation();
      // Whether Radix heard it cannot be told from the event, which the sheet beneath may have refused; closing twice is closing.
      if (!holds) onOpenChange(false);
    },
  };
}

function isInAnotherSheet(target: EventTarget | null, sheet: HTMLElement | null) {
  const around = target instanceof Element ? target.closest('[role="dialog"], [role="alertdialog"]') : null;
  return around !== null && around !== sheet;
}
