import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useRowHeight } from '../theme/use-row-height.ts';
import type { Rows } from './rows.ts';

/**
 * Keeps the visible rows in place when rows are added or removed above them. At the top, the list shows new rows
 * instead. Returns how many rows were added above since the list was last at the top.
 */
export function useScrollAnchor(scroller: RefObject<HTMLElement | null>, rows: Rows) {
  const rowHeight = useRowHeight();
  const before = useRef(rows);
  const [above, setAbove] = useState(0);

  useLayoutEffect(() => {
    const element = scroller.current;
    const old = before.current;
    before.current = rows;
    if (!element || old === rows) return;
    // Return early if rows were only added below, because reading the scroll position would force a layout.
    if (rows.start === old.start && rows.at(0) === old.at(0) && rows.at(old.head - 1) === old.at(old.head - 1)) return;
    const top = Math.floor(element.scrollTop / rowHeight);
    if (element.scrollTop < rowHeight / 2) return;
    const shift = shiftOf(old, rows, top);
    if (shift === 0) return;
    element.scrollTop += shift * rowHeight;
    setAbove((count) => Math.max(0, count + shift));
  }, [scroller, rows, rowHeight]);

  return { above, onScrolled: (scrollTop: number) => scrollTop < rowHeight / 2 && above > 0 && setAbove(0) };
}

/**
 * Returns by how many rows the row at `place` moved between two lists. If this row no longer exists, measures the next
 * row that does. Returns 0 if none of 20 rows exists.
 */
export function shiftOf(before: Rows, after: Rows, place: number): number {
  for (let at = place; at < Math.min(before.count, place + 20); at += 1) {
    const id = before.at(at);
    if (id === undefined) return 0;
    if (after.at(at) === id) return 0;
    const now = after.placeOf(id);
    if (now !== -1) return now - at;
  }
  return 0;
}
