import { useEffect, useRef } from 'react';

/**
 * Lets a form be sent once at a time. Gives what its `onSubmit` calls: true when nothing is under way, and from then on false
 * and the event stopped, until `pending` has been and gone, or another `answer` is there: on a busy machine an answer may come
 * before React has drawn that something is pending. A second click as well comes before it has drawn that.
 */
export function useSubmitGuard(pending: boolean, answer: unknown) {
  const underWay = useRef(false);
  // Whatever the answer is: that it is another one than before says that something has landed.
  useEffect(() => {
    underWay.current = pending;
  }, [pending, answer]);
  return (event?: Pick<Event, 'preventDefault'>): boolean => {
    const starts = !underWay.current;
    if (!starts) event?.preventDefault();
    underWay.current = true;
    return starts;
  };
}
