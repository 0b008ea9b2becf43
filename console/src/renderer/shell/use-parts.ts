import { isDialogOpen } from '@agency/site/ui/dialog/dialog.tsx';
import { useEffect, useRef } from 'react';
import type { Place } from '../workspace/create-workspace.ts';

/** Selects a list of rows, such as the inbox's, or the first card of a view with cards. */
const list = 'main [role="listbox"], [data-card]';

/** Selects the first focusable element of each part, in the window's order. */
const parts = [
  'nav button[aria-current]',
  list,
  'article, section[aria-labelledby="record-form"] :is(form input, [data-choice] button)',
  'footer button',
];

/**
 * Moves the focus to the next part of the window with F6, and to the previous part with Shift+F6, as in other desktop
 * programs. If a change of view removes the focused element, moves the focus to the new view's list.
 */
export function useParts(view: Place['view']): void {
  const before = useRef(view);
  useEffect(() => {
    if (before.current === view) return;
    before.current = view;
    if (document.activeElement === document.body) document.querySelector<HTMLElement>(list)?.focus();
  }, [view]);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'F6' || isDialogOpen()) return;
      const stops = parts.map((part) => document.querySelector<HTMLElement>(part)).filter((stop) => stop !== null);
      const at = stops.findLastIndex((stop) => stop === document.activeElement || follows(stop));
      const to = (at + (event.shiftKey ? -1 : 1) + stops.length) % stops.length;
      stops[to]?.focus();
      event.preventDefault();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Whether the focused element is in the part that begins with `stop`, or after it. */
function follows(stop: HTMLElement): boolean {
  const active = document.activeElement;
  if (!active || active === document.body) return false;
  return (stop.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
