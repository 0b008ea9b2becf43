import { isolated } from '@agency/api/contract/text';
import type { ReactNode } from 'react';
import { button } from '#ui/button/button.css.ts';
import { AlertDialog } from '#ui/dialog/alert-dialog.tsx';
import type { Landing } from '#ui/dialog/use-return-focus.ts';
import type { Deletion } from '../kind.ts';

type DeleteDialogProps = Deletion & {
  name: string;
  details?: ReactNode;
  confirmLabel?: string;
  /** The button's label during the deletion; otherwise null. While it is set, the dialog cannot be closed. */
  pendingLabel?: string | null;
  open: boolean;
  onOpenChange(open: boolean): void;
  /** Called on confirmation. The dialog stays open until the caller closes it. */
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
