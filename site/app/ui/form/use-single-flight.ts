import { useEffect, useRef } from 'react';

/**
 * Lets a form be sent once at a time. Gives `takeOff`: true when nothing is under way, and from then on false until
 * `pending` has been and gone. A second click comes before React has drawn that the first is under way.
 */
export function useSingleFlight(pending: boolean): () => boolean {
  const underWay = useRef(false);
  useEffect(() => {
    underWay.current = pending;
  }, [pending]);
  return () => {
    if (underWay.current) return false;
    underWay.current = true;
    return true;
  };
}
