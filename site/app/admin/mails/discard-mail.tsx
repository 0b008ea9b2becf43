import type { Landing } from '#ui/dialog/use-return-focus.ts';
import { DeleteDialog } from '../delete-dialog.tsx';
import type { UndeliveredMail } from './mail-actions.ts';

type DiscardMailProps = {
  /** Null until one was asked for; kept while the dialog leaves. */
  mail: UndeliveredMail | null;
  open: boolean;
  onOpenChange(open: boolean): void;
  landing: Landing;
};

/** Asks whether to give a mail up for good. */
export function DiscardMail({ mail, open, onOpenChange, landing }: DiscardMailProps) {
  return (
    <DeleteDialog
      intent="discard-mail"
      id={mail?.id ?? ''}
      open={open}
      onOpenChange={onOpenChange}
      title={`Discard the mail to ${mail?.recipient}?`}
      description="It is deleted, and will not be sent. This cannot be undone."
      yes={{ label: 'Discard', pending: 'Discarding...' }}
      messages={{ done: 'Mail discarded', failed: 'Failed to discard the mail.' }}
      landing={landing}
    />
  );
}
