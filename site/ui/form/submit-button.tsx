import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { button } from '#ui/button/button.css.ts';

type SubmitButtonProps = {
  children: ReactNode;
  /** Whether a submission is in progress. The form ignores further ones (`useSubmitGuard`). */
  pending: boolean;
  pendingLabel?: ReactNode;
  /** Whether something is missing, so that the form cannot be submitted. */
  disabled?: boolean;
  /** What must be done first. Replaces the label; a click makes the form show a message. */
  missing?: string;
  /** Default: the primary button. */
  look?: Parameters<typeof button>[0];
  className?: string | undefined;
  onClick?(): void;
};

/** Submits its form. During a submission, it is only `aria-disabled`, because `disabled` would lose the focus. */
export function SubmitButton(props: SubmitButtonProps) {
  const { children, pending, pendingLabel = 'Sending...', disabled = false, missing, look = {} } = props;
  const { className, onClick } = props;
  return (
    <button
      type="submit"
      className={clsx(button(look), className)}
      onClick={pending ? undefined : onClick}
      disabled={disabled && !pending}
      aria-disabled={pending || missing !== undefined || undefined}
    >
      {pending ? pendingLabel : (missing ?? children)}
    </button>
  );
}

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
