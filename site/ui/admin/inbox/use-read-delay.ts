import { useEffect, useEffectEvent } from 'react';

/**
 * How long an inquiry must be open before it is marked as read, in ms. Without the delay, moving past inquiries by
 * key would mark them all.
 */
const markReadDelayMs = 600;

/**
 * Calls `onRead` once for each inquiry that stays open on the visible page. An inquiry that is then marked as unread
 * stays unread.
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
