import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { inquiryQuery } from '../graphql/inquiries.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** So long one must have looked at an inquiry for it to be read, in ms: keys may pass many by. */
const dwell = 600;

/** The inquiry that lies open: from the list when it is there, else asked for. `gone` when it does not exist. */
export function useOpenInquiry(id: string | null) {
  const { reads, loads, connection } = useWorkspace();
  const { data, loading, error, refetch } = useQuery(inquiryQuery, id === null ? skipToken : { variables: { id } });
  const inquiry = data?.contactSubmission ?? null;
  const there = inquiry?.id === id;
  // Whoever begins the inbox anew may have missed that this one is gone.
  const turn = useStore(loads);
  useEffect(() => {
    if (id && turn > 0) void refetch().catch(() => undefined);
  }, [turn]);
  const again = useStore(connection) === 'online' && error !== undefined;
  useEffect(() => {
    if (again) void refetch().catch(() => undefined);
  }, [again, refetch]);
  useEffect(() => {
    if (!inquiry || !there) return;
    const timer = setTimeout(() => reads.markRead(inquiry), dwell);
    return () => clearTimeout(timer);
  }, [reads, inquiry, there]);
  return { inquiry: there ? inquiry : null, loading, error, gone: id !== null && !loading && !error && !inquiry };
}
