import { toast } from '@agency/site/ui/toast/toast-store.ts';
import { createStore } from 'zustand/vanilla';
import type { Agency } from '#bridge/agency.ts';
import type { Inquiry } from '#bridge/inquiry.ts';
import type { Owner } from '#bridge/owner.ts';
import type { StoreName } from '#bridge/store.ts';
import { createCache } from '../graphql/create-cache.ts';
import { createClient } from '../graphql/create-client.ts';
import { persistCache } from '../graphql/persist-cache.ts';
import { afterWrite, sentOfDraft } from '../kept-view/drafts.ts';
import { forgetArrived } from '../kept-view/forget-arrived.ts';
import { firstView, keptViewSchema } from '../kept-view/kept-view.ts';
import { connectionStore } from '../live/connection-store.ts';
import { countUnread, createReads } from '../live/reads.ts';
import { syncWithServer } from '../live/sync-with-server.ts';
import { createOutbox } from '../outbox/create-outbox.ts';
import { sendMutation } from '../outbox/send-mutation.ts';
import { settleInCache } from '../outbox/settle-in-cache.ts';
import { type Outcome, outboxSchema, type Write } from '../outbox/write.ts';
import { createEmitter } from '../state/emitter.ts';
import { persist, readPersisted } from '../state/persist.ts';
import type { Workspace } from './workspace.ts';

/** Brings back what was kept for the server and user, and sets everything going. */
export async function createWorkspace(agency: Agency, who: Owner): Promise<Workspace> {
  const { live, store: disk, desktop } = agency;
  const cache = createCache();
  const notPersisted = createStore<readonly StoreName[]>(() => []);
  const onPersisted = (name: StoreName) => (kept: boolean) =>
    notPersisted.setState((names) => {
      if (kept === !names.includes(name)) return names;
      return kept ? names.filter((each) => each !== name) : [...names, name];
    }, true);
  /** Changes and drafts are nowhere else: what cannot be read is not written over. */
  const rescue = async (name: StoreName) => {
    await disk.setAside(name);
    toast({ ...setAsideNotice, variant: 'destructive', duration: 20_000 });
  };
  const [snapshot, keptView, keptWrites] = await Promise.all([
    persistCache(cache, disk, onPersisted('cache')),
    readPersisted(disk, 'view', keptViewSchema, firstView, rescue),
    readPersisted(disk, 'outbox', outboxSchema, [], rescue),
  ]);
  const { sync } = snapshot;
  const view = createStore(() => keptView);
  // What was on its way when the program ended may or may not have arrived: sending it again does no harm.
  const writes = createStore<readonly Write[]>(() =>
    keptWrites.map((write) => (write.state === 'sending' ? { ...write, state: 'waiting' as const } : write)),
  );
  const kept = [
    persist(view, disk, 'view', 200, JSON.stringify, onPersisted('view')),
    persist(writes, disk, 'outbox', 0, JSON.stringify, onPersisted('outbox')),
  ];

  const flush = () => void Promise.all([...kept, snapshot].map((each) => each.flush()));
  window.addEventListener('pagehide', flush);

  let signedIn = true;
  const ended = () => void agency.session.ended();
  const connection = connectionStore(live);
  const client = createClient({ cache, owner: who, reconnected: connection.reconnected, onSessionEnded: ended });
  const settled = createEmitter<[Write, Outcome]>();
  const arrivals = createEmitter<[Inquiry]>();
  const outbox = createOutbox({
    writes,
    send: (write, sent) => sendMutation(client, write, sent, ended),
    sentBefore: (id) => sentOfDraft(view.getState(), id),
    reachable: () => signedIn && connection.store.getState() !== 'offline',
    onSettled(write, outcome) {
      settleInCache(cache, write.mutation, outcome);
      view.setState((state) => afterWrite(state, write.mutation, outcome), true);
      if (write.mutation.kind !== 'delete-inquiry') serverSync.loadPortfolio();
      settled.tell(write, outcome);
    },
  });

  const stopForgetting = forgetArrived(view, cache);
  const reads = createReads(client, sync, {
    reachable: () => signedIn && connection.store.getState() === 'online',
    recount: () => serverSync.recount(),
  });
  const serverSync = syncWithServer({
    live,
    client,
    connection: connection.store,
    sync,
    reads,
    onArrival: arrivals.tell,
  });
  const stopPumping = connection.store.subscribe(
    () => connection.store.getState() === 'online' && void outbox.backOnline(),
  );
  void outbox.pump();

  return {
    client,
    view,
    outbox,
    connection: connection.store,
    notPersisted,
    onSettled: settled.listen,
    onArrival: arrivals.listen,
    sync,
    freshness: serverSync.freshness,
    failures: serverSync.failures,
    loads: serverSync.loads,
    deletedIds: serverSync.deletedIds,
    searched: serverSync.searched,
    reload: serverSync.reload,
    loadPortfolio: serverSync.loadPortfolio,
    reads,
    desktop,
    ...who,
    setSignedIn(open) {
      if (open === signedIn) return;
      signedIn = open;
      if (!open) return;
      void live.start(sync.getState().cursor);
      // Main took the number off the icon when the session ended.
      void desktop.setUnread(countUnread(cache, sync.getState().reads) ?? 0);
      reads.send();
      void outbox.backOnline();
    },
    close() {
      serverSync.stop();
      reads.stop();
      stopForgetting();
      stopPumping();
      connection.stop();
      outbox.stop();
      snapshot.stop();
      window.removeEventListener('pagehide', flush);
      for (const each of kept) each.stop();
      client.stop();
    },
  };
}

const setAsideNotice = {
  title: 'Some of what was kept here cannot be read',
  description: 'A newer version of this program may have written it. It was set aside, and nothing of it is sent.',
};
