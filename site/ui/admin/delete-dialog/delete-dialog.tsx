import { isolated } from '@agency/api/contract/text';
import type { ReactNode } from 'react';
import { button } from '#ui/button/button.css.ts';
import { AlertDialog } from '#ui/dialog/alert-dialog.tsx';
import type { Landing } from '#ui/dialog/use-return-focus.ts';

/** What can be deleted: how it is asked for, and what follows. */
const subjects = {
  inquiry: {
    question: (name: string) => `Delete the inquiry from ${name}?`,
    consequence: 'The message and the sender’s address are deleted for good.',
  },
  item: {
    question: (name: string) => `Delete ${name}?`,
    consequence: 'It disappears from the portfolio and, if it is featured, from the home page for good.',
  },
  mail: {
    question: (recipient: string) => `Discard the mail to ${recipient}?`,
    consequence: 'It is deleted for good and will not be sent.',
  },
};

type DeleteDialogProps = {
  subject: keyof typeof subjects;
  name: string;
  /** What follows, where it is something else. */
  description?: string;
  /** What else is to be known before one says yes. */
  details?: ReactNode;
  confirmLabel?: string;
  /** While it is under way, in place of the label; null when it is not. */
  pendingLabel?: string | null;
  open: boolean;
  onOpenChange(open: boolean): void;
  /** It stays open until it is closed. */
  onConfirm(): void;
  landing: Landing;
};

export function DeleteDialog(props: DeleteDialogProps) {
  const { subject, name, description, details, confirmLabel = 'Delete', pendingLabel = null } = props;
  const { open, onOpenChange, onConfirm, landing } = props;
  const { question, consequence } = subjects[subject];
  const pending = pendingLabel !== null;
  return (
    <AlertDialog
      open={open}
      // Once it is under way, its result is waited for.
      onOpenChange={(opens) => pending || onOpenChange(opens)}
      title={question(isolated(name))}
      description={description ?? consequence}
      details={details}
      cancel="Keep it"
      landing={landing}
    >
      <button
        type="button"
        className={button({ kind: 'destructive' })}
        aria-disabled={pending}
        onClick={() => pending || onConfirm()}
      >
        {pendingLabel ?? confirmLabel}
      </button>
    </AlertDialog>
  );
}
