import { AlertDialog } from '../ui/dialog/alert-dialog.tsx';

type SignOutDialogProps = { waiting: number; open: boolean; onOpenChange(open: boolean): void; onSignOut(): void };

/** Asks before signing out throws away what the server has not got yet. */
export function SignOutDialog({ waiting, open, onOpenChange, onSignOut }: SignOutDialogProps) {
  const changes = waiting === 1 ? 'One change has' : `${waiting} changes have`;
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Sign out?"
      description={`${changes} not reached the server and would be lost.`}
      yes="Sign out and lose them"
      no="Stay"
      onYes={onSignOut}
    />
  );
}
