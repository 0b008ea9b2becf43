import { markInquiryReadMutation } from '@agency/site/ui/admin/inbox/inquiry.ts';
import type { ApolloClient } from '@apollo/client';
import type { ApolloCache } from '@apollo/client/cache';
import type { StoreApi } from 'zustand/vanilla';
import type { Inquiry } from '#bridge/inquiry.ts';
import { loadedInquiries, readUnreadCount, writeReadAt } from '../graphql/inquiry-lists.ts';
import type { Documents } from '../outbox/documents.ts';
import { readUntil } from '../outbox/projections.ts';
import { createLoader } from './create-loader.ts';
import type { PendingReads, Sync } from './sync.ts';

/** What was read here and not at the server yet: inquiries that were opened, and all that came up to a moment. */
export type ReadHere = { reads: PendingReads; until: string | null };
export const readHere = ({ reads }: Sync, documents: Documents): ReadHere => ({ reads, until: readUntil(documents) });

/** Whether an inquiry is unread: it was marked so here, or the server says so, and it was not read here since. */
export const isUnread = ({ id, createdAt, readAt }: Inquiry, { reads, until }: ReadHere): boolean =>
  reads.unread.includes(id) || (readAt === null && !reads.ids.includes(id) && !(until !== null && createdAt <= until));

/** How many inquiries are unread, with what was read or marked as unread here; null while nobody knows. */
export function countUnread(cache: ApolloCache, here: ReadHere): number | null {
  const known = readUnreadCount(cache);
  if (known === null) return null;
  const loaded = loadedInquiries(cache);
  if (here.until !== null) return loaded.filter((inquiry) => isUnread(inquiry, here)).length;
  const read = new Set(loaded.flatMap(({ id, readAt }) => (readAt === null ? [] : [id])));
  const { ids, unread } = here.reads;
  return Math.max(0, known - ids.filter((id) => !read.has(id)).length + unread.filter((id) => read.has(id)).length);
}

export const isAnyUnread = (cache: ApolloCache, here: ReadHere): boolean =>
  loadedInquiries(cache).some((inquiry) => isUnread(inquiry, here));

type Options = {
  /** Whether it makes sense to try. */
  reachable(): boolean;
  /** Whether marking all as read waits to be sent: what was marked as unread since must not come before it. */
  readingAll(): boolean;
  recount(): void;
};

/** The cache is written to by hand, in one step with the count. */
const withoutCache = { fetchPolicy: 'no-cache' } as const;

/** Marks inquiries as read or unread: at once in what is shown, and at the server as soon as it can be reached. */
export function createReads(
  client: Pick<ApolloClient, 'mutate' | 'cache'>,
  sync: StoreApi<Sync>,
  { reachable, readingAll, recount }: Options,
) {
  const { cache } = client;
  const update = (change: (reads: PendingReads) => PendingReads) =>
    sync.setState((state) => ({ ...state, reads: change(state.reads) }), true);
  const drop = (list: keyof PendingReads, id: string) =>
    update((reads) => ({ ...reads, [list]: reads[list].filter((each) => each !== id) }));
  function forget(id: string): void {
    drop('ids', id);
    drop('unread', id);
  }

  const sender = createLoader('read marks', async () => {
    const { ids, unread } = sync.getState().reads;
    for (const id of [...ids, ...(readingAll() ? [] : unread)]) {
      if (!reachable()) return;
      const read = ids.includes(id);
      const variables = { id, read };
      const { data } = await client.mutate({ ...withoutCache, mutation: markInquiryReadMutation, variables });
      const result = data?.markInquiryRead;
      if (result?.__typename === 'NotSignedIn') return;
      if (result?.__typename === 'ContactSubmission') writeReadAt(cache, id, result.readAt);
      drop(read ? 'ids' : 'unread', id);
    }
  });
  const send = () => void sender.load();

  return {
    send,
    markRead(inquiry: Inquiry) {
      // Also when all are marked as read and not sent yet: undoing that must not take this one along.
      if (!isUnread(inquiry, { reads: sync.getState().reads, until: null })) return;
      update(({ ids, unread }) => ({ ids: [...ids, inquiry.id], unread: unread.filter((id) => id !== inquiry.id) }));
      send();
    },
    /** It comes after whatever marks it as read and is still on its way. */
    markUnread({ id }: Inquiry) {
      forget(id);
      update(({ ids, unread }) => ({ ids, unread: [...unread, id] }));
      send();
    },
    /** The server reports a read mark, be it our own. */
    onRead({ id, readAt }: Inquiry) {
      cache.batch({
        update() {
          if (!writeReadAt(cache, id, readAt)) recount();
          if (readAt !== null) drop('ids', id);
        },
      });
    },
    forget,
    stop: sender.stop,
  };
}
export type Reads = ReturnType<typeof createReads>;
