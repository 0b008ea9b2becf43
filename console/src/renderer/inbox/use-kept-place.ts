import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { rowHeight } from '../theme/density.ts';
import { shiftOf } from './shift-of.ts';

/**
 * Keeps what the reader looks at where it is when lines come or go above it. At the top the list shows what is new instead.
 * Gives how many came in above since, for as long as the reader is below them.
 */
export function useKeptPlace(scroller: RefObject<HTMLElement | null>, ids: readonly string[]) {
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
