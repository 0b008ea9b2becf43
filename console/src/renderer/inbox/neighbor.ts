import { useEffect, useRef } from 'react';
import type { Rows } from './rows.ts';

/**
 * Returns the index that is `by` rows from an inquiry, limited to the list. If the inquiry has left the list, the step
 * starts from its former index `stood`.
 */
export function neighbor(rows: Rows, id: string | null, by: number, stood = 0): number {
  const place = rows.placeOf(id);
  const to = place >= 0 ? place + by : by > 0 ? stood + by - 1 : stood + by;
  return Math.min(rows.count - 1, Math.max(0, to));
}

/** Returns the loaded inquiry at an index, or else the last loaded one on the way there. */
export function reachable(rows: Rows, to: number, by: number): string | null {
  const { head, start, end } = rows;
  const short = by < 0 ? start : to < end || end === start ? head - 1 : end - 1;
  return rows.at(to) ?? rows.at(short) ?? null;
}

/**
 * Returns the inquiry to open when `id` and `others` leave the list: the next one that stays, or else the last one
 * before it that stays.
 */
export function nextAfterRemoval(rows: Rows, id: string, others: readonly string[] = []): string | null {
  const place = rows.placeOf(id);
  if (place === -1) return null;
  const beside = (by: number) => {
    let to = place + by;
    while (others.includes(rows.at(to) ?? '')) to += by;
    return rows.at(to);
  };
  return beside(1) ?? beside(-1) ?? null;
}

/** Returns a function that steps from the open inquiry, or from its former place if it left the list. */
export function useSteps(rows: Rows, selected: string | null): (by: number) => number {
  const stood = useRef(0);
  const place = rows.placeOf(selected);
  useEffect(() => {
    if (place >= 0) stood.current = place;
  }, [place]);
  return (by) => neighbor(rows, selected, by, stood.current);
}
