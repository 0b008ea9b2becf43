import { isolated } from '@agency/api/contract/text';
import type { ReactNode } from 'react';
import { button } from '#ui/button/button.css.ts';
import { AlertDialog } from '#ui/dialog/alert-dialog.tsx';
import type { Landing } from '#ui/dialog/use-return-focus.ts';
import type { Deletion } from '../kind.ts';

type DeleteDialogProps = Deletion & {
  name: string;
  /** More information for the decision. */
  details?: ReactNode;
  confirmLabel?: string;
  /** Replaces the label during the deletion; null otherwise. */
  pendingLabel?: string | null;
  open: boolean;
  onOpenChange(open: boolean): void;
  /** The dialog stays open. The caller closes it. */
  onConfirm(): void;
  landing: Landing;
};

export function DeleteDialog(props: DeleteDialogProps) {
  const { question, consequence, name, details, confirmLabel = 'Delete', pendingLabel = null } = props;
  const { open, onOpenChange, onConfirm, landing } = props;
  const pending = pendingLabel !== null;
  return (
    <AlertDialog
      open={open}
      // The dialog cannot be closed during the deletion.
      onOpenChange={(opens) => pending || onOpenChange(opens)}
      title={question(isolated(name))}
      description={consequence}
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
