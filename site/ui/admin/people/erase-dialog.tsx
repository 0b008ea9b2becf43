import { mostErased } from '@agency/api/contract/people';
import { grouped } from '@agency/api/contract/text';
import type { Landing } from '#ui/dialog/use-return-focus.ts';
import { Text } from '#ui/layout/text.tsx';
import { DeleteDialog } from '../delete-dialog/delete-dialog.tsx';
import type { Person } from './person.ts';

type EraseDialogProps = {
  /** The person to erase. Null until one is chosen, and unchanged while the dialog closes. */
  person: Person | null;
  pending?: boolean;
  open: boolean;
  onOpenChange(open: boolean): void;
  onConfirm(): void;
  landing: Landing;
};

const many = (count: number, one: string, more: string) => (count === 1 ? `One ${one}` : `${grouped(count)} ${more}`);

/** Asks whether to erase a person. Lists what is erased and what stays. */
export function EraseDialog({ person, pending = false, ...dialog }: EraseDialogProps) {
  const { email = '', inquiryCount = 0, orderCount = 0 } = person ?? {};
  const kept = orderCount > 0 ? many(orderCount, 'order and its invoice are', 'orders and their invoices are') : null;
  return (
    <DeleteDialog
      {...dialog}
      name={email}
      question={(name) => `Erase everything from ${name}?`}
      consequence={`${many(inquiryCount, 'inquiry', 'inquiries')} with all messages and notes, and all emails to this address, are erased for good.`}
      details={
        <>
          <Text>
            {kept ? `${kept} kept for accounting.` : 'There are no orders to keep.'} If the address is blocked, it stays
            blocked.
          </Text>
          {inquiryCount > mostErased ? (
            <Text>Only {grouped(mostErased)} inquiries can be erased at a time. Erase again for the rest.</Text>
          ) : null}
        </>
      }
      confirmLabel="Erase"
      pendingLabel={pending ? 'Erasing...' : null}
    />
  );
}
