import '@agency/api/contract/zod-without-eval';
import { type InquirySort, inquirySorts } from '@agency/api/contract/inquiries';
import { consoleViews, kindNames } from '@agency/site/ui/admin/kinds.ts';
import type { Order } from '@agency/site/ui/admin/orders/order.ts';
import type { UnsavedTexts } from '@agency/site/ui/admin/reply/unsaved-texts.ts';
import { toast } from '@agency/site/ui/toast/toast-store.ts';
import { Subject } from 'rxjs';
import { z } from 'zod';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Agency, StoreName } from '#bridge/agency.ts';
import { type Owner, ownerKey } from '#bridge/session.ts';
import { unsavedTextsSchema } from '#bridge/unsaved.ts';
import { createCache } from '../graphql/create-cache.ts';
import { createClient } from '../graphql/create-client.ts';
import { persistCache } from '../graphql/persist-cache.ts';
import { countUnread } from '../inbox/unread.ts';
import { connectionStore } from '../live/connection-store.ts';
import { type Arrival, syncWithServer } from '../live/sync-with-server.ts';
import { createOutbox } from '../outbox/create-outbox.ts';
import { type Result, restore } from '../outbox/documents.ts';
import { type Documents, documentsSchema, type OutboxEntry, readableDocuments } from '../outbox/local-document.ts';
import { requestBody, sendMutation } from '../outbox/send-mutation.ts';
import { persist, readPersisted } from '../state/persist.ts';

const placeSchema = z.object({
  view: z.enum(consoleViews),
  /** The id of each kind's open record. */
  open: z.partialRecord(z.enum(kindNames), z.string().nullable()),
  /** The search with which the inbox opens next. */
  search: z.string().optional(),
  /** The filter with which the view opens next, as URL parameters of `/admin`. */
  filter: z.string().optional(),
  /** The sort order that was last chosen for the inbox. */
  sort: z.enum(Object.keys(inquirySorts) as InquirySort[]).optional(),
});
export type Place = z.infer<typeof placeSchema>;
const firstPlace: Place = { view: 'dashboard', open: {} };

export type Workspace = Awaited<ReturnType<typeof createWorkspace>>;

/** Creates the workspace of a signed-in admin, for one server and user: restores stored data, and starts everything. */
export async function createWorkspace(agency: Agency, who: Owner) {
  const { live, store: disk, desktop } = agency;
  const cache = createCache();
  /** The stores whose last write failed. Until a retry succeeds, Quit would lose their state. */
  const notPersisted = createStore<readonly StoreName[]>(() => []);
  const onPersisted = (name: StoreName) => (persisted: boolean) =>
    notPersisted.setState((names) => {
      if (persisted === !names.includes(name)) return names;
      return persisted ? names.filter((each) => each !== name) : [...names, name];
    }, true);
  const aside = new Set<StoreName>();
  /** Sets an unreadable file aside, so that nothing overwrites it: its unsaved changes exist nowhere else. */
  const rescue = async (name: StoreName) => {
    await disk.setAside(name);
    aside.add(name);
    toast({ ...setAsideNotice, variant: 'destructive', duration: 20_000 });
  };
  const [snapshot, storedPlace, storedDocuments, storedTexts] = await Promise.all([
    persistCache(cache, disk, onPersisted('cache')),
    readPersisted(disk, 'ui-state', placeSchema, firstPlace),
    readPersisted<Documents>(disk, 'documents', documentsSchema, {}, rescue, readableDocuments),
    readPersisted<Record<string, string>>(disk, 'unsaved-texts', unsavedTextsSchema, {}, rescue),
  ]);
  const { sync } = snapshot;
  const place: StoreApi<Place> = createStore(() => storedPlace);
  const documents = createStore<Documents>(() =>
    restore(
      storedDocuments,
      Object.values(storedPlace.open).filter((id) => id !== null),
    ),
  );
  const texts = createStore(() => storedTexts);
  const unsavedTexts: UnsavedTexts = {
    read: (field) => texts.getState()[field] ?? '',
    keep: (field, text) =>
      texts.setState(({ [field]: _, ...others }) => (text ? { ...others, [field]: text } : others), true),
  };
  const files = {
    place: persist(place, disk, 'ui-state', 200, JSON.stringify, onPersisted('ui-state')),
    documents: persist(documents, disk, 'documents', 200, JSON.stringify, onPersisted('documents')),
    texts: persist(texts, disk, 'unsaved-texts', 200, JSON.stringify, onPersisted('unsaved-texts')),
  };
  // Write what could be read of a file that was set aside.
  if (aside.has('documents') && Object.keys(storedDocuments).length > 0)
    documents.setState((all) => ({ ...all }), true);
  const flush = () => void Promise.all([...Object.values(files), snapshot].map((each) => each.flush()));
  /** Called when the page is closed. What could still be undone is sent now, not only after the next start. */
  const onClose = () => {
    for (const entry of outbox.takeHeld()) void agency.requests.sendAtClose(ownerKey(who), requestBody(entry));
    flush();
  };
  window.addEventListener('pagehide', onClose);

  let signedIn = true;
  const ended = () => void agency.session.ended();
  const connection = connectionStore(live);
  const client = createClient({ cache, owner: who, reconnected: connection.reconnected, onSessionEnded: ended });
  const results = new Subject<{ entry: OutboxEntry; result: Result }>();
  const arrivals = new Subject<Arrival>();
  const payments = new Subject<Order>();
  const outbox = createOutbox({
    documents,
    send: (entry) =>
      sendMutation(client, entry, {
        onSessionEnded: ended,
        onStale: (kind) => void serverSync.loaderOf(kind).load(),
        onDeleted: (id) => serverSync.noteDeleted(id),
      }),
    flush: files.documents.flush,
    reachable: () => signedIn && connection.store.getState() !== 'offline',
    onResult: (entry, result) => results.next({ entry, result }),
  });

  const serverSync = syncWithServer({
    live,
    client,
    connection: connection.store,
    sync,
    onArrival: (arrival) => arrivals.next(arrival),
    onPaid: (order) => payments.next(order),
    onDeleted: outbox.forgetQuiet,
  });
  const stopSending = connection.store.subscribe(
    () => connection.store.getState() === 'online' && void outbox.reconnected(),
  );
  void outbox.sendQueued();

  return {
    ...serverSync,
    ...who,
    client,
    place,
    documents,
    texts,
    unsavedTexts,
    outbox,
    connection: connection.store,
    notPersisted,
    results,
    arrivals,
    payments,
    sync,
    desktop,
    /** Sets whether the session is open. Nothing is sent without an open session. */
    setSignedIn(open: boolean) {
      if (open === signedIn) return;
      signedIn = open;
      if (!open) return;
      void live.start(sync.getState().cursor);
      // Restore the icon's count, which main removed at the end of the session.
      void desktop.setUnread(countUnread(cache, documents.getState()) ?? 0);
      void outbox.reconnected();
    },
    /** Stops everything: the subscription, sending and storing. */
    close() {
      serverSync.stop();
      stopSending();
      connection.stop();
      outbox.stop();
      snapshot.stop();
      window.removeEventListener('pagehide', onClose);
      for (const file of Object.values(files)) file.stop();
      client.stop();
    },
  };
}

const setAsideNotice = {
  title: 'Some data on this computer cannot be read',
  description: 'Another version of this program may have written it. It was set aside and will not be sent.',
};
