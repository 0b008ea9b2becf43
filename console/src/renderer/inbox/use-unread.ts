import { useQuery } from '@apollo/client/react';
import { useStore } from 'zustand';
import { unreadCountQuery } from '../graphql/inquiries.ts';
import { countUnread, isAnyUnread } from '../live/reads.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** How many inquiries are unread (null while nobody knows), and whether any is. */
export function useUnread(): { count: number | null; any: boolean } {
  const { client, sync } = useWorkspace();
  const reads = useStore(sync, (state) => state.reads);
  // Drawn again when the count changes.
  useQuery(unreadCountQuery, { fetchPolicy: 'cache-only' });
  const count = countUnread(client.cache, reads);
  return { count, any: count === null ? isAnyUnread(client.cache, reads) : count > 0 };
}
