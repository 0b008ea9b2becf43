import { useEffect, useRef } from 'react';

/**
 * Lets a form be submitted once at a time. Returns a function for `onSubmit`: true when nothing is under way, and from then
 * on false with the event prevented, until `pending` was true and is false again, or there is another `answer`: on a busy
 * machine an answer, or a second click, may come before React has rendered the pending state.
 */
export function useSubmitGuard(pending: boolean, answer: unknown) {
  const underWay = useRef(false);
  // A different answer than before means that a submission has ended.
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
