import { useEffect } from 'react';
import { useFetcher, useNavigate, useRevalidator } from 'react-router';
import { latestNews } from '#ui/admin/inbox/inquiry.ts';
import type { Inquiry } from '#ui/admin/inbox/inquiry-documents.ts';
import { useReadDelay } from '#ui/admin/inbox/use-read-delay.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { addressOf, inquiryList, useListing } from '../listing/listing.ts';
import { mutationFields } from '../records/use-mutation.tsx';
import { toastFailure } from '../use-intent.ts';
import { useChanges } from './use-changes.ts';

/** Marks the open inquiry as read after a short delay. Returns a function that marks it again, if it is unread again. */
export function useMarkRead(inquiry: Inquiry | undefined): () => void {
  const { submit } = useFetcher();
  function markRead() {
    if (inquiry?.readAt === null)
      void submit(
        { ...mutationFields('inquiry', 'markRead'), id: inquiry.id, until: latestNews(inquiry) },
        { method: 'post' },
      );
  }
  useReadDelay(inquiry?.id, markRead);
  return markRead;
}

/** Returns a function that marks the open inquiry as unread, and closes it. */
export function useMarkUnread(): (inquiry: Inquiry) => void {
  const open = useOpen();
  const { markUnread } = useChanges();
  return (inquiry) => {
    // Closes it before the result arrives, because the admin may open another inquiry meanwhile.
    open(null);
    markUnread(inquiry, (answer) => {
      if (answer.status !== 'done') return toastFailure(answer, 'The inquiry could not be marked as unread.');
      toast({ title: 'Marked as unread' });
    });
  };
}

/**
 * Returns a function that opens an inquiry, or closes it if the id is null. It adds no history entry, and renders at
 * once, because the next key applies to the opened inquiry.
 */
export function useOpen(): (id: string | null) => void {
  const navigate = useNavigate();
  const listing = useListing(inquiryList);
  return (open) =>
    void navigate(addressOf(listing, { open }), { replace: true, preventScrollReset: true, flushSync: true });
}

/**
 * Reloads the data if `needed`, because it lacks the inquiry that the URL names. After the back button, that inquiry
 * may be on another page of the list.
 */
export function useReadAgain(needed: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (needed) void revalidate();
  }, [needed, revalidate]);
}
