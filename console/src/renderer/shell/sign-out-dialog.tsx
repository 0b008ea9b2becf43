import { AlertDialog } from '@agency/site/ui/dialog/alert-dialog.tsx';
import { describeUnsaved } from '#bridge/unsaved.ts';
import { useUnsaved } from '../workspace/workspace-context.ts';

type SignOutDialogProps = { open: boolean; onOpenChange(open: boolean): void; onSignOut(): void };

/** Asks for confirmation if signing out would lose unsaved data. */
export function SignOutDialog({ open, onOpenChange, onSignOut }: SignOutDialogProps) {
  const unsaved = useUnsaved();
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Log out and lose unsaved changes?"
      description={`${describeUnsaved(unsaved)} Logging out deletes the console’s data from this computer.`}
      confirm={{ label: 'Log out anyway', onConfirm: onSignOut }}
      cancel="Stay"
    />
  );
}
