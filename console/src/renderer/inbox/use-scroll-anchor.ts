import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { rowHeight } from '../theme/density.ts';

/**
 * Keeps what the reader looks at where it is when lines come or go above it. At the top the list shows what is new instead.
 * Gives how many came in above since, for as long as the reader is below them.
 */
export function useScrollAnchor(scroller: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const before = useRef(ids);
  const [above, setAbove] = useState(0);

  useLayoutEffect(() => {
    const element = scroller.current;
    const old = before.current;
    before.current = ids;
    if (!element || old === ids) return;
    // Older ones were added below: nothing above moved, and asking where the list stands would make the browser lay it out.
    if (ids[0] === old[0] && ids[old.length - 1] === old.at(-1)) return;
    const top = Math.floor(element.scrollTop / rowHeight);
    if (element.scrollTop < rowHeight / 2) return;
    const shift = shiftOf(old, ids, top);
    if (shift === 0) return;
    element.scrollTop += shift * rowHeight;
    setAbove((count) => Math.max(0, count + shift));
  }, [scroller, ids]);

  return { above, onScrolled: (scrollTop: number) => scrollTop < rowHeight / 2 && above > 0 && setAbove(0) };
}

/** By how many places the line at `place`, or the next one that is still there, moved from one list to another. */
export function shiftOf(before: readonly string[], after: readonly string[], place: number): number {
  for (let at = place; at < Math.min(before.length, place + 20); at += 1) {
    const id = before[at];
    if (id === undefined) return 0;
    if (after[at] === id) return 0;
    const now = after.indexOf(id);
    if (now !== -1) return now - at;
  }
  return 0;
}
