import { isDialogOpen } from '@agency/site/ui/dialog/dialog.tsx';
import { useEffect, useRef } from 'react';
import type { Place } from '../workspace/create-workspace.ts';

/** The lines of the inbox or the orders, or the first of the portfolio's cards. */
const list = 'main [role="listbox"], [data-card]';

/** What in each part takes the focus first, in the window's order. */
const parts = [
  'nav button[aria-current]',
  list,
  'article, section[aria-labelledby="record-form"] :is(form input, [data-choice] button)',
  'footer button',
];

/**
 * F6 leads the focus from part to part, with Shift the other way, as in other programs of the desktop. A change of
 * view by key leads it to the list of the new view, since what had it is gone.
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

/** Whether what has the focus lies in or after a part's first stop. */
function follows(stop: HTMLElement): boolean {
  const active = document.activeElement;
  if (!active || active === document.body) return false;
  return (stop.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
