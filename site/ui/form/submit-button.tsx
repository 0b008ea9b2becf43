import type { ReactNode } from 'react';
import { button } from '#ui/button/button.css.ts';

type SubmitButtonProps = {
  children: ReactNode;
  /** A submission is under way. The form itself ignores further ones (`useSubmitGuard`). */
  pending: boolean;
  pendingLabel?: string;
  /** Something is still missing, so that nobody can submit. */
  disabled?: boolean;
};

/** Sends its form. While that is under way it is not truly disabled, or it would lose the focus it was pressed with. */
export function SubmitButton({ children, pending, pendingLabel = 'Sending...', disabled = false }: SubmitButtonProps) {
  return (
    <button type="submit" className={button({})} disabled={disabled && !pending} aria-disabled={pending}>
      {pending ? pendingLabel : children}
    </button>
  );
}
