import { useEffect, useRef } from 'react';
import { neighbor } from './neighbor.ts';

/** Gives what lies so many places from what is open. When that left the list, it is counted from where it stood. */
export function useSteps(ids: readonly string[], selected: string | null): (by: number) => string | null {
  const stood = useRef(0);
  const place = selected === null ? -1 : ids.indexOf(selected);
  useEffect(() => {
    if (place >= 0) stood.current = place;
  }, [place]);
  return (by) => neighbor(ids, selected, by, stood.current);
}
