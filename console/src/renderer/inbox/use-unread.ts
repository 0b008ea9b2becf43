import { inquiryKind } from '@agency/site/ui/admin/inbox/inquiry.ts';
import type { Inquiry } from '@agency/site/ui/admin/inbox/inquiry-documents.ts';
import { useQuery } from '@apollo/client/react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { countQueryOf, loadedRecords } from '../graphql/lists.ts';
import { withMutations } from '../outbox/projections.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { countUnread, isUnread } from './unread.ts';

const { list } = inquiryKind;

export function useIsUnread(inquiry: Inquiry | null): boolean {
  const { documents } = useWorkspace();
  return useStore(documents, (all) => inquiry !== null && isUnread(inquiry, all));
}

/** Returns how many inquiries are unread (null while unknown), and whether any is. */
export function useUnread(): { count: number | null; any: boolean } {
  const { client, documents } = useWorkspace();
  const local = useStore(documents, useShallow(withMutations));
  // Rerenders the caller when the cached count changes.
  useQuery(countQueryOf(list.count?.field ?? ''), { fetchPolicy: 'cache-only' });
  const count = countUnread(client.cache, local);
  const isAny = () => loadedRecords(client.cache, inquiryKind).some((inquiry) => isUnread(inquiry, local));
  return { count, any: count === null ? isAny() : count > 0 };
}
