import { useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router';
import type { Inquiry } from '#ui/admin/inbox/inquiry.ts';
import { breakpoints } from '#ui/theme/tokens.ts';

/** So long one must have looked at an inquiry for it to be read, in ms: keys may pass many by. */
const dwell = 600;

/**
 * Marks the inquiry that is shown as read. The newest lies open by itself where there is room for it; on a narrow screen only
 * the one that was `chosen` is seen.
 */
export function useMarkRead(inquiry: Inquiry | undefined, chosen: boolean): void {
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
