import { useEffect, useEffectEvent, useRef } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import type { Arrival, loader } from './arrivals.ts';
import { announceArrivals, readNotifies, useNotifies } from './notify.ts';

/**
 * Shows notifications for inquiries that arrive while the page is hidden, if the admin turned notifications on. The
 * router reloads the page, and with it this hook's fetcher, after each change on the server.
 *
 * @returns whether changes must also arrive while the page is hidden.
 */
export function useArrivals(signedIn: boolean): boolean {
  const on = useNotifies((state) => state.on) && signedIn;
  const navigate = useNavigate();
  const { load, data } = useFetcher<typeof loader>();
  const known = useRef<string | null>(null);
  const unseen = useRef<readonly Arrival[]>([]);
  useEffect(readNotifies, []);
  useEffect(() => {
    known.current = null;
    if (on) void load('/admin/arrivals');
  }, [on, load]);
  useEffect(() => {
    const forget = () => {
      if (document.visibilityState === 'visible') unseen.current = [];
    };
    document.addEventListener('visibilitychange', forget);
    return () => document.removeEventListener('visibilitychange', forget);
  }, []);

  const tell = useEffectEvent((latest: readonly Arrival[]) => {
    const before = known.current;
    // The newest inquiry may leave the list and return, for example after an undo, so the known time never goes back.
    const newest = latest[0]?.createdAt ?? '';
    if (before === null || newest > before) known.current = newest;
    if (before === null || document.visibilityState === 'visible') return;
    const arrived = latest.filter(({ createdAt }) => createdAt > before);
    if (arrived.length === 0) return;
    unseen.current = [...arrived, ...unseen.current];
    announceArrivals(unseen.current, navigate);
  });
  const latest = data?.latest;
  useEffect(() => {
    if (on && latest) tell(latest);
  }, [on, latest]);
  return on;
}
