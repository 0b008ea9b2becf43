import { useEffect, useRef } from 'react';

/**
 * Prevents a second submission of a form during the first one. Returns a function for `onSubmit`. It returns true if no
 * submission is in progress. Until that submission ends (`pending` becomes false, or `answer` changes), it prevents the event and
 * returns false. A ref is needed because an answer or a second click may come before React has rendered the pending state.
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
