import type { ReactNode } from 'react';
import { button } from '#ui/button/button.css.ts';

type SubmitButtonProps = {
  children: ReactNode;
  /** Whether a submission is under way. The form itself ignores further ones (`useSubmitGuard`). */
  pending: boolean;
  pendingLabel?: string;
  /** Whether something is missing, so that the form cannot be submitted. */
  disabled?: boolean;
  /** What must be done first. The button says so, and the form says so on a press. */
  missing?: string;
};

/** Submits its form. Meanwhile it is only `aria-disabled`, or it would lose the focus. */
export function SubmitButton(props: SubmitButtonProps) {
  const { children, pending, pendingLabel = 'Sending...', disabled = false, missing } = props;
  return (
    <button
      type="submit"
      className={button({})}
      disabled={disabled && !pending}
      aria-disabled={pending || missing !== undefined || undefined}
    >
      {pending ? pendingLabel : (missing ?? children)}
    </button>
  );
}
