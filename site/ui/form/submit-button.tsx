import type { ReactNode } from 'react';
import { button } from '#ui/button/button.css.ts';

type SubmitButtonProps = {
  children: ReactNode;
  /** Whether a submission is in progress. The form ignores further ones (`useSubmitGuard`). */
  pending: boolean;
  pendingLabel?: string;
  /** Whether something is missing, so that the form cannot be submitted. */
  disabled?: boolean;
  /** What must be done first. Replaces the label; a click makes the form show a message. */
  missing?: string;
  /** Default: the primary button. */
  look?: Parameters<typeof button>[0];
};

/** Submits its form. Meanwhile it is only `aria-disabled`, because `disabled` would lose the focus. */
export function SubmitButton(props: SubmitButtonProps) {
  const { children, pending, pendingLabel = 'Sending...', disabled = false, missing, look = {} } = props;
  return (
    <button
      type="submit"
      className={button(look)}
      disabled={disabled && !pending}
      aria-disabled={pending || missing !== undefined || undefined}
    >
      {pending ? pendingLabel : (missing ?? children)}
    </button>
  );
}
