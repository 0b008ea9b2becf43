import { foundWords } from '@agency/api/contract/contact';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import type { Inquiry } from '#ui/admin/inbox/inquiry.ts';
import { InquiryReader } from '#ui/admin/inbox/inquiry-reader.tsx';
import { InquiryRow } from '#ui/admin/inbox/inquiry-row.tsx';
import { Moment } from '#ui/admin/time/moment.tsx';
import { useDialogAbout } from '#ui/dialog/use-dialog-about.ts';
import type { Landing } from '#ui/dialog/use-return-focus.ts';
import { breakpoints } from '#ui/theme/tokens.ts';
import { copyText } from '../copy-text.ts';
import { DeleteByIntent } from '../delete-by-intent.tsx';
import { ItemLink, ItemList } from '../listing/item-list.tsx';
import { ListSection } from '../listing/list-section.tsx';
import { addressOf, type ItemPage, inquiryList, useListing } from '../listing/listing.ts';
import { ReadingPane } from '../listing/reading-pane.tsx';

const source = 'What visitors send with the contact form arrives here and by mail.';
const gone = {
  title: 'Not here any more',
  message: 'The inquiry was deleted, or it has moved to another page of the list.',
};

/** The inbox: a list beside a reading pane; on a narrow screen the one or the other. */
export function Inquiries({ page, now }: { page: ItemPage<Inquiry>; now: number }) {
  const { items, total } = page;
  const listing = useListing(inquiryList);
  const heading = useRef<HTMLHeadingElement>(null);
  const deletion = useDeletion(items);
  // The newest lies open unless another was chosen; on a narrow screen the list comes first.
  const shown = listing.open ? items.find(({ id }) => id === listing.open) : items[0];

  useMarkRead(shown, listing.open !== null);

  return (
    <>
      <ListSection
        listing={listing}
        title="Inquiries"
        heading={heading}
        total={total}
        found={foundWords(total)}
        searched="Name, address, company, words"
        empty={items.length === 0}
        source={source}
      >
        <ItemList page={page} listing={listing}>
          {(inquiry) => {
            const unread = inquiry.readAt === null;
            return (
              <ItemLink id={inquiry.id} listing={listing} open={inquiry === shown} unread={unread}>
                <InquiryRow inquiry={inquiry} unread={unread} when={<Moment at={inquiry.createdAt} now={now} />} />
              </ItemLink>
            );
          }}
        </ItemList>
        <ReadingPane listing={listing} itemId={shown?.id ?? null} gone={gone}>
          {shown ? (
            <InquiryReader
              inquiry={shown}
              received={<Moment at={shown.createdAt} now={now} as="full" />}
              titleId={inquiryList.one}
              level="h3"
              onCopyAddress={() => void copyText('address', shown.email)}
              onDelete={() => deletion.ask(shown)}
            />
          ) : null}
        </ReadingPane>
      </ListSection>
      <DeleteInquiry {...deletion.dialog} landing={() => heading.current} />
    </>
  );
}

/** So long one must have looked at an inquiry for it to be read, in ms: keys may pass many by. */
const dwell = 600;

/**
 * Marks the inquiry that is shown as read. The newest lies open by itself where there is room for it; on a narrow screen only
 * the one that was `chosen` is seen.
 */
function useMarkRead(inquiry: Inquiry | undefined, chosen: boolean): void {
  const { submit } = useFetcher();
  const unread = inquiry?.readAt === null ? inquiry.id : null;
  const mark = useEffectEvent((id: string) => {
    const isSeen = chosen || window.matchMedia(`(min-width: ${breakpoints.desktop}px)`).matches;
    if (isSeen && document.visibilityState === 'visible')
      void submit({ intent: 'mark-inquiry-read', id }, { method: 'post' });
  });
  useEffect(() => {
    if (unread === null) return;
    const timer = setTimeout(() => mark(unread), dwell);
    return () => clearTimeout(timer);
  }, [unread]);
}

/** The inquiry that may be deleted, and what opens in its place afterwards: its neighbour, or the list on a narrow screen. */
function useDeletion(items: readonly Inquiry[]) {
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

function DeleteInquiry({ inquiry, ...dialog }: DeleteInquiryProps) {
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
