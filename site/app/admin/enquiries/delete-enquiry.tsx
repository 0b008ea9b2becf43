import type { Enquiry } from '#app/graphql/admin.ts';
import type { Landing } from '#app/ui/dialog/use-return-focus.ts';
import { DeleteDialog } from '../delete-dialog.tsx';

type DeleteEnquiryProps = {
  /** Absent until one was asked for; kept while the dialog leaves. */
  enquiry: Enquiry | undefined;
  open: boolean;
  onOpenChange(open: boolean): void;
  onDeleted(): void;
  landing: Landing;
};

/** Asks whether to delete an enquiry for good. */
export function DeleteEnquiry({ enquiry, open, onOpenChange, onDeleted, landing }: DeleteEnquiryProps) {
  return (
    <DeleteDialog
      intent="delete-enquiry"
      id={enquiry?.id ?? ''}
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete the enquiry from ${enquiry?.name}?`}
      description="The message and the sender’s address are deleted for good."
      messages={{ done: 'Enquiry deleted', failed: 'Failed to delete enquiry.' }}
      landing={landing}
      onDeleted={onDeleted}
    />
  );
}
