import { useEffect, useRef } from 'react';

/**
 * Lets a form be sent once at a time. Gives `startSubmit`: true when nothing is under way, and from then on false until
 * `pending` has been and gone, or another `answer` is there: on a busy machine an answer may come before React has drawn
 * that something is pending. A second click as well comes before it has drawn that.
 */
export function useSubmitGuard(pending: boolean, answer: unknown): () => boolean {
  const underWay = useRef(false);
  // Whatever the answer is: that it is another one than before says that something has landed.
  useEffect(() => {
    underWay.current = pending;
  }, [pending, answer]);
  return () => {
    if (underWay.current) return false;
    underWay.current = true;
    return true;
  };
}
