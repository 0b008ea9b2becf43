import { useEffect, useRef } from 'react';
import type { Rows } from './rows.ts';

/**
 * The place `by` rows from an inquiry in a list, and its own at the ends. One that left the list `stood` at that place: the
 * step starts from the one that replaced it.
 */
export function neighbor(rows: Rows, id: string | null, by: number, stood = 0): number {
  const place = rows.placeOf(id);
  const to = place >= 0 ? place + by : by > 0 ? stood + by - 1 : stood + by;
  return Math.min(rows.count - 1, Math.max(0, to));
}

/** The loaded inquiry at a place, or else the last loaded one on the way there. */
export function reachable(rows: Rows, to: number, by: number): string | null {
  const { head, start, end } = rows;
  const short = by < 0 ? start : to < end || end === start ? head - 1 : end - 1;
  return rows.at(to) ?? rows.at(short) ?? null;
}

/** What opens when `id` leaves the list, maybe with others: the one that replaces it, else the one before. */
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

/** Steps from the open inquiry. When it left the list, the step starts from its former place. */
export function useSteps(rows: Rows, selected: string | null): (by: number) => number {
  const stood = useRef(0);
  const place = rows.placeOf(selected);
  useEffect(() => {
    if (place >= 0) stood.current = place;
  }, [place]);
  return (by) => neighbor(rows, selected, by, stood.current);
}
