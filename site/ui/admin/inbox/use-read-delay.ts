import { useEffect, useEffectEvent } from 'react';

/**
 * How long an inquiry must be open before it is marked as read, in ms. Without the delay, stepping through the list by
 * key would mark every inquiry.
 */
const markReadDelayMs = 600;

/**
 * Calls `onRead` once for each inquiry that stays open on the visible page. Does not call it again if the inquiry is
 * marked as unread.
 *
 * @param id the id of the open inquiry. Undefined if none is open.
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
