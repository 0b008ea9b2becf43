import { toast } from '@agency/site/ui/toast/toast-store.ts';
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
import { followServer } from '../live/follow-server.ts';
import { countUnread, createReads } from '../live/reads.ts';
import { createOutbox } from '../outbox/create-outbox.ts';
import { sendMutation } from '../outbox/send-mutation.ts';
import { settleInCache } from '../outbox/settle-in-cache.ts';
import { type Outcome, outboxSchema, type Write } from '../outbox/write.ts';
import { createStore } from '../state/create-store.ts';
import { createEmitter } from '../state/emitter.ts';
import { keep } from '../state/keep.ts';
import { readKept } from '../state/read-kept.ts';
import type { Workspace } from './workspace.ts';

/** Brings back what was kept for the server and user, and sets everything going. */
export async function createWorkspace(agency: Agency, who: Owner): Promise<Workspace> {
  const { live, store: disk, desktop } = agency;
  const cache = createCache();
  const notKept = createStore<readonly StoreName[]>([]);
  const onKept = (name: StoreName) => (kept: boolean) =>
    notKept.update((names) => {
      if (kept === !names.includes(name)) return names;
      return kept ? names.filter((each) => each !== name) : [...names, name];
    });
  /** Changes and drafts are nowhere else: what cannot be read is not written over. */
  const rescue = async (name: StoreName) => {
    await disk.setAside(name);
    toast({ ...setAsideNotice, variant: 'destructive', duration: 20_000 });
  };
  const [snapshot, keptView, keptWrites] = await Promise.all([
    persistCache(cache, disk, onKept('cache')),
    readKept(disk, 'view', keptViewSchema, firstView, rescue),
    readKept(disk, 'outbox', outboxSchema, [], rescue),
  ]);
  const { sync } = snapshot;
  const view = createStore(keptView);
  // What was on its way when the program ended may or may not have arrived: sending it again does no harm.
  const writes = createStore<readonly Write[]>(
    keptWrites.map((write) => (write.state === 'sending' ? { ...write, state: 'waiting' as const } : write)),
  );
  const kept = [
    keep(view, disk, 'view', 200, JSON.stringify, onKept('view')),
    keep(writes, disk, 'outbox', 0, JSON.stringify, onKept('outbox')),
  ];

  const flush = () => void Promise.all([...kept, snapshot].map((each) => each.flush()));
  window.addEventListener('pagehide', flush);

  let signedIn = true;
  const ended = () => void agency.session.ended();
  const connection = connectionStore(live);
  const client = createClient({ cache, owner: who, back: connection.back, onSessionEnded: ended });
  const settled = createEmitter<[Write, Outcome]>();
  const arrivals = createEmitter<[Inquiry]>();
  const outbox = createOutbox({
    writes,
    send: (write, sent) => sendMutation(client, write, sent, ended),
    sentBefore: (id) => sentOfDraft(view.current(), id),
    reachable: () => signedIn && connection.store.current() !== 'offline',
    onSettled(write, outcome) {
      settleInCache(cache, write.mutation, outcome);
      view.update((state) => afterWrite(state, write.mutation, outcome));
      if (write.mutation.kind !== 'delete-inquiry') following.loadPortfolio();
      settled.tell(write, outcome);
    },
  });

  const stopForgetting = forgetArrived(view, cache);
  const reads = createReads(client, sync, {
    reachable: () => signedIn && connection.store.current() === 'online',
    recount: () => following.recount(),
  });
  const following = followServer({ live, client, connection: connection.store, sync, reads, onArrival: arrivals.tell });
  const stopPumping = connection.store.subscribe(
    () => connection.store.current() === 'online' && void outbox.backOnline(),
  );
  void outbox.pump();

  return {
    client,
    view,
    outbox,
    connection: connection.store,
    notKept,
    onSettled: settled.listen,
    onArrival: arrivals.listen,
    sync,
    freshness: following.freshness,
    failures: following.failures,
    loads: following.loads,
    gone: following.gone,
    searched: following.searched,
    reload: following.reload,
    loadPortfolio: following.loadPortfolio,
    reads,
    desktop,
    ...who,
    setSignedIn(open) {
      if (open === signedIn) return;
      signedIn = open;
      if (!open) return;
      void live.start(sync.current().cursor);
      // Main took the number off the icon when the session ended.
      void desktop.setUnread(countUnread(cache, sync.current().reads) ?? 0);
      reads.send();
      void outbox.backOnline();
    },
    close() {
      following.stop();
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
