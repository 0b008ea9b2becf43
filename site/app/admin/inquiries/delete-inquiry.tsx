import { useNavigate } from 'react-router';
import type { Inquiry } from '#ui/admin/inbox/inquiry.ts';
import { useDialogAbout } from '#ui/dialog/use-dialog-about.ts';
import type { Landing } from '#ui/dialog/use-return-focus.ts';
import { breakpoints } from '#ui/theme/tokens.ts';
import { DeleteByIntent } from '../delete-by-intent.tsx';
import { addressOf, inquiryList } from '../listing/listing.ts';
import { useListing } from '../listing/use-listing.ts';

/** The inquiry that may be deleted, and what opens in its place afterwards: its neighbour, or the list on a narrow screen. */
export function useDeletion(items: readonly Inquiry[]) {
  const navigate = useNavigate();
  const listing = useListing(inquiryList);
  const { subject, ask, dialog } = useDialogAbout<{ inquiry: Inquiry; neighbor: string | null }>();

  function onDeleted() {
    const wide = window.matchMedia(`(min-width: ${breakpoints.desktop}px)`).matches;
    const next = addressOf(listing, { open: wide ? (subject?.neighbor ?? null) : null });
    navigate(next, { replace: true, preventScrollReset: true });
  }

  return {
    ask(inquiry: Inquiry) {
      const place = items.indexOf(inquiry);
      ask({ inquiry, neighbor: (items[place + 1] ?? items[place - 1])?.id ?? null });
    },
    dialog: { ...dialog, inquiry: subject?.inquiry, onDeleted },
  };
}

type DeleteInquiryProps = {
  /** Absent until one was asked for; kept while the dialog leaves. */
  inquiry: Inquiry | undefined;
  open: boolean;
  onOpenChange(open: boolean): void;
  onDeleted(): void;
  landing: Landing;
};

/** Asks whether to delete an inquiry for good. */
export function DeleteInquiry({ inquiry, ...dialog }: DeleteInquiryProps) {
  return (
    <DeleteByIntent
      intent="delete-inquiry"
      id={inquiry?.id ?? ''}
      subject="inquiry"
      name={inquiry?.name ?? ''}
      messages={{ done: 'Inquiry deleted', failed: 'Failed to delete inquiry.' }}
      {...dialog}
    />
  );
}
