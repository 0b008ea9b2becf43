import { useEffect, useRef } from 'react';

/**
 * Prevents a second submission of a form during the first one. Returns a function for `onSubmit`: it returns true for the first,
 * then prevents the event and returns false until `pending` becomes false or `answer` changes. An answer or a second click may
 * come before React has rendered the pending state, so `pending` alone is not enough.
 */
export function useSubmitGuard(pending: boolean, answer: unknown) {
  const underWay = useRef(false);
  // A new answer means that the submission has ended.
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
