import { clsx } from 'clsx';
import type { ReactNode } from 'react';
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
