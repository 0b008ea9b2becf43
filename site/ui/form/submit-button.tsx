import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { button } from '#ui/button/button.css.ts';

type SubmitButtonProps = {
  children: ReactNode;
  /** Whether a submission is in progress. The form ignores further submissions (`useSubmitGuard`). */
  pending: boolean;
  pendingLabel?: ReactNode;
  /** Whether the form is incomplete, so that it cannot be submitted. */
  disabled?: boolean;
  /** What the visitor must do first. This text replaces the label, and a click makes the form show a message. */
  missing?: string;
  /** Default: the primary button. */
  look?: Parameters<typeof button>[0];
  className?: string | undefined;
  onClick?(): void;
};

/** Submits the button's form. A pending button is only `aria-disabled`, because `disabled` would lose the focus. */
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
 * Prevents a second submission during the first. Returns a function for `onSubmit`. Its first call returns true. Later
 * calls prevent the event and return false, until `pending` or `answer` changes and `pending` is false. `pending` alone
 * is not enough: a second click may come before React renders `pending`, and a fast answer may come before `pending`
 * changes.
 */
export function useSubmitGuard(pending: boolean, answer: unknown) {
  const underWay = useRef(false);
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
