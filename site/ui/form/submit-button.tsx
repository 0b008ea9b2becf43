import type { ReactNode } from 'react';
import { button } from '#ui/button/button.css.ts';

type SubmitButtonProps = {
  children: ReactNode;
  /** A submission is under way. The form itself ignores further ones (`useSubmitGuard`). */
  pending: boolean;
  pendingLabel?: string;
  /** Something is still missing, so that nobody can submit. */
  disabled?: boolean;
  /** What must be done first. The button then says so, and the form says so on a press. */
  missing?: string;
};

/** Sends its form. While that is under way it is not truly disabled, or it would lose the focus it was pressed with. */
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
