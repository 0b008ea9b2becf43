import { Check, Trash2, Undo2 } from 'lucide-react';
import type { InquiryAction } from './inquiry-actions.tsx';
import type { Inquiry } from './inquiry-documents.ts';
import type { Swipe } from './pickable-row.tsx';
import type { Side } from './use-row-gestures.ts';

type SwipesOf = {
  onAct(action: InquiryAction): void;
  /** Deletes the inquiry for good. If absent, a swipe to the left moves the inquiry to the trash. */
  onDelete?: (() => void) | undefined;
};

/**
 * Returns the actions of swipes. A swipe to the right marks as done, reopens or restores. A swipe to the left moves to
 * the trash or deletes, but does nothing in the trash.
 */
export function swipesOf(inquiry: Inquiry, { onAct, onDelete }: SwipesOf): Partial<Record<Side, Swipe>> {
  const { state, trashedAt } = inquiry;
  const to = (label: string, Mark: Swipe['Mark'], action: InquiryAction): Swipe => ({
    ...{ label, Mark, tone: 'positive' },
    onSwipe: () => onAct(action),
  });
  if (trashedAt) return { right: to('Restore', Undo2, { mutation: 'restore', variables: {} }) };
  const trash = onDelete ?? (() => onAct({ mutation: 'trash', variables: {} }));
  return {
    right:
      state === 'new' || state === 'open'
        ? to('Done', Check, { mutation: 'setState', variables: { state: 'done' } })
        : to(state === 'spam' ? 'Not spam' : 'Reopen', Undo2, { mutation: 'setState', variables: { state: 'open' } }),
    left: { label: onDelete ? 'Delete' : 'Trash', Mark: Trash2, tone: 'negative', onSwipe: trash },
  };
}
