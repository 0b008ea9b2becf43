import { type KeyboardEvent as ReactKeyboardEvent, useRef } from 'react';

/** Presses that came to a sheet and were meant for the one on top of it. */
const passedOn = new WeakSet<Event>();

/**
 * Properties for Radix's content that make Escape count from the moment in which the sheet has the focus. Radix by itself
 * hears it only some renders later: until then a quick press closes what lies beneath, or nothing.
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
      // What lies beneath is an ancestor for React, wherever the sheet is in the document.
      event.stopPropagation();
      // Else Radix has closed this by now, or something in it, as a tooltip.
      const unheard = !event.defaultPrevented || passedOn.has(event.nativeEvent);
      if (unheard && !holds) onOpenChange(false);
    },
  };
}

function isInAnotherSheet(target: EventTarget | null, sheet: HTMLElement | null) {
  const around = target instanceof Element ? target.closest('[role="dialog"], [role="alertdialog"]') : null;
  return around !== null && around !== sheet;
}
