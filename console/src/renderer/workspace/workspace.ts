import type { ApolloClient } from '@apollo/client';
import type { StoreApi } from 'zustand/vanilla';
import type { Agency } from '#bridge/agency.ts';
import type { Inquiry } from '#bridge/inquiry.ts';
import type { Connection } from '#bridge/live.ts';
import type { StoreName } from '#bridge/store.ts';
import type { KeptView } from '../kept-view/kept-view.ts';
import type { Freshness } from '../live/freshness.ts';
import type { Reads } from '../live/reads.ts';
import type { Sync } from '../live/sync.ts';
import type { ServerSync } from '../live/sync-with-server.ts';
import type { Outbox } from '../outbox/create-outbox.ts';
import type { Outcome, Write } from '../outbox/write.ts';

/** What a signed-in admin works with, for one server and user. */
export type Workspace = {
  client: ApolloClient;
  view: StoreApi<KeptView>;
  sync: StoreApi<Sync>;
  freshness: StoreApi<Freshness>;
  /** Why parts of what is shown could not be loaded. They are tried again by themselves. */
  failures: ServerSync['failures'];
  /** How often the inbox began anew. */
  loads: StoreApi<number>;
  /** The ids of the inquiries that the server told to be deleted. */
  deletedIds: ReadonlySet<string>;
  /** What the inbox is searched for just now: deletions elsewhere have its results counted again. */
  searched: StoreApi<string | null>;
  outbox: Outbox;
  connection: StoreApi<Connection>;
  /** What could not be written to disk. It is tried again, and ends with the program until then. */
  notPersisted: StoreApi<readonly StoreName[]>;
  /** Tells what came of a write, as long as somebody listens. */
  onSettled(listener: (write: Write, outcome: Outcome) => void): () => void;
  onArrival(listener: (inquiry: Inquiry) => void): () => void;
  /** Loads everything anew, and says whether it came. */
  reload(): Promise<boolean>;
  /** Marks inquiries as read, here and at the server. */
  reads: Reads;
  /** Asks the server for the whole portfolio. */
  loadPortfolio(): void;
  desktop: Agency['desktop'];
  /** Who is signed in, and where. */
  server: string;
  username: string;
  /** Follows whether the session is still open; while it is not, nothing is sent. */
  setSignedIn(signedIn: boolean): void;
  /** Lets go of everything: nothing is followed, sent or kept any more. */
  close(): void;
};
