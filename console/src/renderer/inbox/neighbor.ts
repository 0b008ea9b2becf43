import { useEffect, useRef } from 'react';
import type { Rows } from './rows.ts';

/**
 * The place `by` places from an inquiry in a list, and its own at the ends. One that is not in the list any more `stood` at
 * that place: on from there comes what took its place.
 */
export function neighbor(rows: Rows, id: string | null, by: number, stood = 0): number {
  const place = rows.placeOf(id);
  const to = place >= 0 ? place + by : by > 0 ? stood + by - 1 : stood + by;
  return Math.min(rows.count - 1, Math.max(0, to));
}

/** What is loaded at a place; else the last that is on the way there, going down or up. */
export function reachable(rows: Rows, to: number, by: number): string | null {
  const { head, start, end } = rows;
  const short = by < 0 ? start : to < end || end === start ? head - 1 : end - 1;
  return rows.at(to) ?? rows.at(short) ?? null;
}

/** What is chosen when `id` leaves the list: what comes into its place, else the one before. */
export function nextAfterRemoval(rows: Rows, id: string): string | null {
  const place = rows.placeOf(id);
  return place === -1 ? null : (rows.at(place + 1) ?? rows.at(place - 1) ?? null);
}

/** Gives the place so many places from what is open. When that left the list, it is counted from where it stood. */
export function useSteps(rows: Rows, selected: string | null): (by: number) => number {
  const stood = useRef(0);
  const place = rows.placeOf(selected);
  useEffect(() => {
    if (place >= 0) stood.current = place;
  }, [place]);
  return (by) => neighbor(rows, selected, by, stood.current);
}
