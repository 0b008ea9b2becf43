import type { Landing } from '#ui/dialog/use-return-focus.ts';
import { DeleteDialog } from '../delete-dialog.tsx';
import type { Inquiry } from './inquiry-actions.ts';

type DeleteInquiryProps = {
  /** Absent until one was asked for; kept while the dialog leaves. */
  inquiry: Inquiry | undefined;
  open: boolean;
  onOpenChange(open: boolean): void;
  onDeleted(): void;
  landing: Landing;
};

/** Asks whether to delete an inquiry for good. */
export function DeleteInquiry({ inquiry, open, onOpenChange, onDeleted, landing }: DeleteInquiryProps) {
  return (
    <DeleteDialog
      intent="delete-inquiry"
      id={inquiry?.id ?? ''}
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete the inquiry from ${inquiry?.name}?`}
      description="The message and the sender’s address are deleted for good."
      messages={{ done: 'Inquiry deleted', failed: 'Failed to delete inquiry.' }}
      landing={landing}
      onDeleted={onDeleted}
    />
  );
}
