import type { Inquiry } from '#ui/admin/inbox/inquiry-documents.ts';
import { useDialogAbout } from '#ui/dialog/use-dialog-about.ts';
import { rowId } from '../listing/use-item-focus.ts';
import { useOpen } from './use-open.ts';

/**
 * Keeps the inquiry to delete, and the row beside it, which gets the focus after the deletion. That row's inquiry does
 * not open.
 */
export function useDeletion(items: readonly Inquiry[]) {
  const { subject, ask, dialog } = useDialogAbout<{ inquiry: Inquiry; neighbor: string | null }>();
  const open = useOpen();
  return {
    ask(inquiry: Inquiry) {
      const place = items.indexOf(inquiry);
      ask({ inquiry, neighbor: (items[place + 1] ?? items[place - 1])?.id ?? null });
    },
    neighborRow: () => document.getElementById(rowId(subject?.neighbor ?? '')),
    dialog: { ...dialog, record: subject?.inquiry ?? null, onDeleted: () => open(null) },
  };
}
