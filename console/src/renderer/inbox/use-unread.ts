import { useQuery } from '@apollo/client/react';
import { useStore } from 'zustand';
import { unreadCountQuery } from '../graphql/inquiries.ts';
import { countUnread, isAnyUnread, type ReadHere } from '../live/reads.ts';
import { readUntil } from '../outbox/projections.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** What was read here and not at the server yet. */
export function useReadHere(): ReadHere {
  const { sync, documents } = useWorkspace();
  const reads = useStore(sync, (state) => state.reads);
  const until = useStore(documents, readUntil);
  return { reads, until };
}

/** How many inquiries are unread (null while nobody knows), and whether any is. */
export function useUnread(): { count: number | null; any: boolean } {
  const { client } = useWorkspace();
  const here = useReadHere();
  // Drawn again when the count changes.
  useQuery(unreadCountQuery, { fetchPolicy: 'cache-only' });
  const count = countUnread(client.cache, here);
  return { count, any: count === null ? isAnyUnread(client.cache, here) : count > 0 };
}
