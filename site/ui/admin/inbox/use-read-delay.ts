import { useEffect, useEffectEvent } from 'react';

/** How long an inquiry is open before it is marked as read, in ms. Keys can move past many inquiries quickly. */
const markReadDelayMs = 600;

/**
 * Calls `onRead` once for each inquiry that stays open. If the inquiry is then marked as unread, it stays unread.
 *
 * @param id the id of the open inquiry; undefined if none is shown.
 */
export function useReadDelay(id: string | undefined, onRead: () => void): void {
  const read = useEffectEvent(onRead);
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => read(), markReadDelayMs);
    return () => clearTimeout(timer);
  }, [id]);
}
