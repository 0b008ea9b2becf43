import { inquiryKind, latestNews } from '@agency/site/ui/admin/inbox/inquiry.ts';
import type { Inquiry } from '@agency/site/ui/admin/inbox/inquiry-documents.ts';
import type { AnyKind } from '@agency/site/ui/admin/kind.ts';
import { consoleKinds, type KindName, kindOf } from '@agency/site/ui/admin/kinds.ts';
import { isJustPaid } from '@agency/site/ui/admin/orders/just-paid.ts';
import { type Order, orderKind } from '@agency/site/ui/admin/orders/order.ts';
import type { ApolloClient } from '@apollo/client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Agency } from '#bridge/agency.ts';
import type { Connection, LiveChange } from '#bridge/live.ts';
import { refetchShown } from '../graphql/create-client.ts';
import type { SegmentPage } from '../graphql/list-segment.ts';
import { readRecord, removeRecord, writeCount, writeRecord } from '../graphql/lists.ts';
import { type InquiryPage, loadInquiries, loadSegment } from '../graphql/load-inquiries.ts';
import { loadList } from '../graphql/load-list.ts';
import { createLoader, type Loader } from './create-loader.ts';
import { syncedNow, trackFreshness } from './freshness.ts';
import type { Sync } from './sync.ts';

/** How long an arrival counts as recent, in ms. */
const recentMs = 5 * 60_000;

const isRecent = (at: string): boolean => Date.now() - Date.parse(at) <= recentMs;

/** Whether an inquiry woke from its snooze. `before` is null if it was not loaded, as for most old inquiries. */
const isWoken = ({ wokenAt }: Inquiry, before: Inquiry | null): boolean =>
  wokenAt !== null && (before ? wokenAt !== before.wokenAt : isRecent(wokenAt));

/**
 * Whether the sender answered by mail. Excludes answers that the admin pasted, which count as read. A reply of ours
 * that was refused or bounced is news too, but moves `lastMessageAt` back. A mail may be read from the mailbox long
 * after it arrived there, so only `newsAt` tells whether an answer is recent.
 */
const isAnswer = (now: Inquiry, before: Inquiry | null): boolean =>
  now.lastFrom === 'them' &&
  now.readAt === null &&
  now.lastMessageAt > (before?.lastMessageAt ?? now.createdAt) &&
  (before !== null || (now.newsAt !== null && isRecent(now.newsAt)));

/** How often queries on screen that failed are repeated, in ms. */
const repeatMs = 15_000;

/** An inquiry that arrived, woke from its snooze, or got an answer from its sender. */
export type Arrival = {
  inquiry: Inquiry;
  /** Whether this happened in the last few minutes. */
  recent: boolean;
};

type Options = {
  live: Agency['live'];
  client: ApolloClient;
  connection: StoreApi<Connection>;
  sync: StoreApi<Sync>;
  onArrival(arrival: Arrival): void;
  onPaid(order: Order): void;
  /** Called if the change feed reported that the record with this id is gone. */
  onDeleted(id: string): void;
};

/**
 * Keeps the data on screen in sync with the server: loads data, subscribes to changes, and reports whether the data is
 * current. Writes changed records into the cache, and refetches lists and counts if needed.
 */
export function syncWithServer({ live, client, connection, sync, onArrival, onPaid, onDeleted }: Options) {
  const { cache } = client;
  /** How often the inbox was reloaded. Each reload repeats the search. */
  const loads = createStore(() => 0);
  const searched = createStore<string | null>(() => null);
  /** Whether all changes up to now have arrived on this connection. */
  const caughtUp = createStore(() => false);
  /** The ids of deleted records, in the order of their deletion. */
  const deletedIds = new Set<string>();
  let loaded = false;

  // All lists are loaded, on screen or not, for the palette and for work offline.
  const inbox = createLoader('inbox', async () => {
    await load({ search: null });
    loads.setState((count) => count + 1, true);
    // Also refetch open records, because the console may have missed their deletion.
    refetchShown(client);
  });
  const lists = new Map(
    consoleKinds
      .map((name) => [name, kindOf(name)] as const)
      .filter(([, { list }]) => list.query)
      .map(([name, kind]) => [name, createLoader(kind.labels.all, () => loadList(client, kind, deletedIds))]),
  );
  const newest = createLoader('newest inquiries', async () => {
    const shown = new Set([null, searched.getState()]);
    await Promise.all([...shown].map((search) => load({ search, newest: true })));
  });

  /** Loads a page of the inbox. If changes arrive meanwhile, also loads the newest inquiries again. */
  async function load(page: InquiryPage): Promise<void> {
    const { cursor } = sync.getState();
    await loadInquiries(client, deletedIds, page);
    if (sync.getState().cursor !== cursor) void newest.load();
  }

  const loaderOf = (kind: KindName) => lists.get(kind) ?? newest;

  async function reload(): Promise<boolean> {
    const came = await Promise.all([inbox, ...lists.values()].map(({ load }) => load()));
    const done = came.every(Boolean);
    if (done) sync.setState(syncedNow, true);
    return done;
  }

  /** The kind and loaders of each type in the change feed. A newer server may report types that are not here. */
  const followed = new Map<string, { kind: AnyKind; loader: Loader; reload(): unknown }>(
    consoleKinds.map((name) => {
      const kind = kindOf(name);
      return [kind.type, { kind, loader: loaderOf(name), reload: (lists.get(name) ?? inbox).load }];
    }),
  );

  /** Writes a change into the cache, and returns what to do once its cursor is stored. */
  function applyChange({ type, id, added, deleted, current, node }: LiveChange): (() => unknown) | null {
    if (current)
      return () => {
        // Reload everything at the first `current`, because data that was loaded earlier may lack some of the changes
        // until now.
        if (!loaded) void reload();
        loaded = true;
        caughtUp.setState(true, true);
      };
    if (type === null) {
      // The counts are unknown until everything is reloaded.
      for (const { kind } of followed.values()) writeCount(cache, kind, null);
      loaded = true;
      return () => void reload();
    }
    const follow = followed.get(type);
    if (!follow) return null;
    const { kind, loader } = follow;
    if (id === null) {
      writeCount(cache, kind, null);
      return follow.reload;
    }
    // Without a node, the record was deleted meanwhile, or no longer belongs to this kind's list.
    if (deleted || !node) {
      removeRecord(cache, kind, id);
      deletedIds.add(id);
      return () => {
        onDeleted(id);
        // Only the server can count records that are not loaded.
        if (kind.list.count) void loader.load();
      };
    }
    const { data: record } = kind.record.safeParse(node);
    if (!record) return follow.reload;
    const inquiry = type === inquiryKind.type ? (record as Inquiry) : null;
    const before = inquiry && readRecord(cache, inquiryKind, id);
    const woken = inquiry !== null && isWoken(inquiry, before);
    const answered = inquiry !== null && isAnswer(inquiry, before);
    const order = type === orderKind.type ? (record as Order) : null;
    const paid = order !== null && isJustPaid(order, readRecord(cache, orderKind, id), Date.now());
    // A change that arrives on time is recent, even if the computer's clock is wrong.
    const recent = inquiry !== null && (caughtUp.getState() || isRecent(latestNews(inquiry)));
    const stale = writeRecord(cache, kind, record);
    // The answer to a running request may be older than this change, and would then replace it.
    const isLoading = loader.state.getState().status === 'loading';
    return () => {
      if (stale || added || woken || isLoading) void loader.load();
      if (inquiry && (added || woken || answered) && inquiry.state !== 'spam') onArrival({ inquiry, recent });
      if (paid) onPaid(order);
    };
  }

  function take(change: LiveChange): void {
    const followUp = applyChange(change);
    // The cursor is stored with the cache. The lists need not match the cursor, because each start reloads them.
    sync.setState((state) => ({ ...state, cursor: change.cursor }), true);
    followUp?.();
  }

  function repeatFailed(): void {
    if (connection.getState() !== 'online') return;
    refetchShown(client, (query) => query.getCurrentResult().error !== undefined);
  }

  const loaders = [inbox, ...lists.values(), newest];
  const timer = setInterval(repeatFailed, repeatMs);
  const freshness = trackFreshness({ connection, caughtUp, loaders, sync });
  const stops = [
    live.onChange(take),
    freshness.stop,
    ...loaders.map(({ stop }) => stop),
    connection.subscribe(() => {
      if (connection.getState() !== 'online') return caughtUp.setState(false, true);
      for (const { retry } of loaders) retry();
      repeatFailed();
    }),
    () => clearInterval(timer),
  ];
  void live.start(sync.getState().cursor);

  return {
    freshness: freshness.store,
    loads,
    searched,
    /** Reloads everything, and resolves to whether that succeeded. Failures are retried. */
    reload,
    loadInquiries: load,
    loadSegment: (search: string | null, page: SegmentPage) => loadSegment(client, deletedIds, search, page),
    /** Notes a deletion by this console, so that the answer to a running request does not bring the record back. */
    noteDeleted: (id: string) => void deletedIds.add(id),
    /** The loader of a kind's list and count. */
    loaderOf,
    stop: () => stops.forEach((stop) => void stop()),
  };
}
