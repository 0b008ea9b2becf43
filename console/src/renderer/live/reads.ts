import { markInquiryReadMutation } from '@agency/site/ui/admin/inbox/inquiry.ts';
import type { ApolloClient } from '@apollo/client';
import type { ApolloCache } from '@apollo/client/cache';
import type { StoreApi } from 'zustand/vanilla';
import type { Inquiry } from '#bridge/inquiry.ts';
import { markInquiriesReadMutation } from '../graphql/inquiries.ts';
import { loadedInquiries, readUnreadCount, writeReadAt, writeUnreadCount } from '../graphql/inquiry-lists.ts';
import { createLoader } from './create-loader.ts';
import type { PendingReads, Sync } from './sync.ts';

/** So long marking all as read can be undone before it is sent, in ms. */
export const undoReadsMs = 10_000;

/** Whether an inquiry is unread: the server says so, and it was not read here since. */
export const isUnread = ({ id, createdAt, readAt }: Inquiry, { ids, all }: PendingReads): boolean =>
  readAt === null && !ids.includes(id) && !(all !== null && createdAt <= all.until);

/** How many inquiries are unread, with what was read here taken off; null while nobody knows. */
export function countUnread(cache: ApolloCache, reads: PendingReads): number | null {
  const known = readUnreadCount(cache);
  if (known === null) return null;
  if (reads.all) return loadedInquiries(cache).filter((inquiry) => isUnread(inquiry, reads)).length;
  return Math.max(0, known - reads.ids.length);
}

export const isAnyUnread = (cache: ApolloCache, reads: PendingReads): boolean =>
  loadedInquiries(cache).some((inquiry) => isUnread(inquiry, reads));

type Options = {
  /** Whether it makes sense to try. */
  reachable(): boolean;
  recount(): void;
  now?(): number;
};

/** The cache is written to by hand, in one step with the count. */
const withoutCache = { fetchPolicy: 'no-cache' } as const;

/** Marks inquiries as read: at once in what is shown, and at the server as soon as it can be reached. */
export function createReads(
  client: Pick<ApolloClient, 'mutate' | 'cache'>,
  sync: StoreApi<Sync>,
  { reachable, recount, now = Date.now }: Options,
) {
  const { cache } = client;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = (change: (reads: PendingReads) => PendingReads) =>
    sync.setState((state) => ({ ...state, reads: change(state.reads) }), true);
  const forget = (id: string) => update((reads) => ({ ...reads, ids: reads.ids.filter((each) => each !== id) }));

  const sender = createLoader('read marks', async () => {
    for (const id of sync.getState().reads.ids) {
      if (!reachable()) return;
      const { data } = await client.mutate({ ...withoutCache, mutation: markInquiryReadMutation, variables: { id } });
      const result = data?.markInquiryRead;
      if (result?.__typename === 'NotSignedIn') return;
      if (result?.__typename === 'ContactSubmission') writeReadAt(cache, id, result.readAt);
      forget(id);
    }
    const { all } = sync.getState().reads;
    if (!all || !reachable()) return;
    if (all.sendAt > now()) return sendAt(all.sendAt);
    const variables = { until: all.until };
    const { data } = await client.mutate({ ...withoutCache, mutation: markInquiriesReadMutation, variables });
    if (data?.markInquiriesRead.__typename === 'NotSignedIn') return;
    const readAt = new Date(now()).toISOString();
    cache.batch({
      update() {
        for (const inquiry of loadedInquiries(cache))
          if (inquiry.createdAt <= all.until) writeReadAt(cache, inquiry.id, readAt);
        const later = loadedInquiries(cache).filter((inquiry) => inquiry.readAt === null);
        writeUnreadCount(cache, later.length);
      },
    });
    update((reads) => ({ ...reads, all: reads.all === all ? null : reads.all }));
    recount();
  });
  const send = () => void sender.load();

  function sendAt(at: number) {
    clearTimeout(timer);
    timer = setTimeout(send, Math.max(0, at - now()));
  }

  return {
    send,
    markRead(inquiry: Inquiry) {
      if (!isUnread(inquiry, sync.getState().reads)) return;
      update((reads) => ({ ...reads, ids: [...reads.ids, inquiry.id] }));
      send();
    },
    /** The server reports a read mark, be it our own. */
    onRead({ id, readAt }: Inquiry) {
      cache.batch({
        update() {
          if (!writeReadAt(cache, id, readAt)) recount();
          if (readAt !== null) forget(id);
        },
      });
    },
    forget,
    /** Marks all that came until now as read, and gives the way back. */
    markAllRead(): () => void {
      const newest = loadedInquiries(cache)[0]?.createdAt ?? new Date(now()).toISOString();
      const all = { until: newest, sendAt: now() + undoReadsMs };
      update((reads) => ({ ...reads, all }));
      sendAt(all.sendAt);
      return () => update((reads) => ({ ...reads, all: reads.all === all ? null : reads.all }));
    },
    stop() {
      clearTimeout(timer);
      sender.stop();
    },
  };
}
export type Reads = ReturnType<typeof createReads>;
