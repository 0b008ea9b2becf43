import { useEffect, useEffectEvent } from 'react';

/** How long an inquiry is open before it is marked as read, in ms. Keys can move past many inquiries quickly. */
const markReadDelayMs = 600;

/**
 * Calls `onRead` once for each inquiry that stays open while the page is visible. If the inquiry is then marked as unread, it
 * stays unread.
 *
 * @param id the id of the open inquiry; undefined if none is shown.
 */
export function useReadDelay(id: string | undefined, onRead: () => void): void {
  const read = useEffectEvent(onRead);
  useEffect(() => {
    if (id === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ended = new AbortController();
    function begin() {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      timer = setTimeout(() => {
        ended.abort();
        read();
      }, markReadDelayMs);
    }
    document.addEventListener('visibilitychange', begin, { signal: ended.signal });
    begin();
    return () => {
      ended.abort();
      clearTimeout(timer);
    };
  }, [id]);
}
