import { useEffect, useEffectEvent } from 'react';

/** How long an inquiry is open before it is marked as read, in ms: keys may pass many by. */
const markReadDelayMs = 600;

/**
 * Calls `onRead` once for each inquiry that stays open: one that is marked as unread meanwhile stays unread.
 *
 * @param id of the open inquiry; undefined while none is shown.
 */
export function useReadDelay(id: string | undefined, onRead: () => void): void {
  const read = useEffectEvent(onRead);
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => read(), markReadDelayMs);
    return () => clearTimeout(timer);
  }, [id]);
}
