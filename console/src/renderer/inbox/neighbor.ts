import { useEffect, useRef } from 'react';
/**
 * The id `by` places from another in a list, and itself at the ends. One that is not in the list any more `stood` at that
 * place: on from there comes what took its place.
 */
export function neighbor(ids: readonly string[], id: string | null, by: number, stood = 0): string | null {
  const place = id === null ? -1 : ids.indexOf(id);
  const to = place >= 0 ? place + by : by > 0 ? stood + by - 1 : stood + by;
  return ids[Math.min(ids.length - 1, Math.max(0, to))] ?? null;
}

/** What is chosen when `id` leaves the list: what comes into its place, else the one before. */
export function nextAfterRemoval(ids: readonly string[], id: string): string | null {
  const place = ids.indexOf(id);
  return place === -1 ? null : (ids[place + 1] ?? ids[place - 1] ?? null);
}

/** Gives what lies so many places from what is open. When that left the list, it is counted from where it stood. */
export function useSteps(ids: readonly string[], selected: string | null): (by: number) => string | null {
  const stood = useRef(0);
  const place = selected === null ? -1 : ids.indexOf(selected);
  useEffect(() => {
    if (place >= 0) stood.current = place;
  }, [place]);
  return (by) => neighbor(ids, selected, by, stood.current);
}
