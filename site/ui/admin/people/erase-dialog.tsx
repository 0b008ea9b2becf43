import { mostErased } from '@agency/api/contract/people';
import { grouped } from '@agency/api/contract/text';
import type { Landing } from '#ui/dialog/use-return-focus.ts';
import { Text } from '#ui/layout/text.tsx';
import { DeleteDialog } from '../delete-dialog/delete-dialog.tsx';
import type { Person } from './person.ts';

type EraseDialogProps = {
  /** Null until a person is chosen. Kept while the dialog closes. */
  person: Person | null;
  pending?: boolean;
  open: boolean;
  onOpenChange(open: boolean): void;
  onConfirm(): void;
  landing: Landing;
};

const many = (count: number, one: string, more: string) => (count === 1 ? `One ${one}` : `${grouped(count)} ${more}`);

/** Asks whether to erase a person, and lists what is erased and what stays. */
export function EraseDialog({ person, pending = false, ...dialog }: EraseDialogProps) {
  const { email = '', inquiryCount = 0, orderCount = 0 } = person ?? {};
  const stay = orderCount > 0 ? many(orderCount, 'order stays', 'orders stay') : null;
  return (
    <DeleteDialog
      {...dialog}
      name={email}
      question={(name) => `Erase all from ${name}?`}
      consequence={`${many(inquiryCount, 'inquiry', 'inquiries')} with all messages and notes, and the mails to this address, are erased for good.`}
      details={
        <>
          <Text>
            {stay ? `${stay}, with invoices: accounting must keep them.` : 'There are no orders, which would stay.'} If
            the address is blocked, it stays so.
          </Text>
          {inquiryCount > mostErased ? (
            <Text>{grouped(mostErased)} inquiries go at a time: erase again for the rest.</Text>
          ) : null}
        </>
      }
      confirmLabel="Erase"
      pendingLabel={pending ? 'Erasing...' : null}
    />
  );
}
