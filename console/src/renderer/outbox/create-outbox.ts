import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Unavailability } from '../graphql/errors.ts';
import {
  cancel,
  markSending,
  markUnsent,
  type NewMutation,
  queue,
  type Result,
  retryRefused,
  settle,
  withoutQuiet,
} from './documents.ts';
import { type Documents, declared, isCancelable, type OutboxEntry } from './local-document.ts';
import { nextToSend } from './next-to-send.ts';

/** No result came: nothing was sent, nobody answered, or the server has trouble. The mutation waits on. */
export type NoResult = {
  kind: 'none';
  /** False = the server did it neither now nor before; null = as before, since this request did not get that far. */
  mayHaveArrived: boolean | null;
  /** The server is there, and could not take it. */
  trouble: Unavailability | null;
};

/** A document could not be sent, and is not tried again until then. */
export type Backoff = {
  id: string;
  /** In ms since 1970. */
  until: number;
  /** The server is there, and could not take this one. */
  trouble: boolean;
  /** Nothing else is sent either: nobody can be reached, or the server takes nothing. */
  general: boolean;
  /** It is of a mutation that nobody is told of. */
  quiet: boolean;
};

type Options = {
  documents: StoreApi<Documents>;
  send(sent: OutboxEntry): Promise<Result | NoResult>;
  /** Writes the documents to disk, so that a mutation that leaves is never forgotten. */
  flush(): Promise<void>;
  /** Whether it makes sense to try. */
  reachable(): boolean;
  onResult(sent: OutboxEntry, result: Result): void;
  now?(): number;
};

const longestBackoff = 60 * 60_000;

/** How long to wait after it could not be sent, in ms: as the server asks, or else longer each time, but never for long. */
const backoffAfter = (failures: number, retryAfter: number | null): number =>
  Math.min(retryAfter || Math.min(10_000 * 2 ** (failures - 1), 5 * 60_000), longestBackoff);

/**
 * Sends what is queued, one after the other in the order it was saved. What was refused stays, with the reason, and holds up
 * only its own document. Nothing leaves the documents before the server said so, or the admin discarded it.
 */
export function createOutbox({ documents, send, flush, reachable, onResult, now = Date.now }: Options) {
  const backoffs = createStore<readonly Backoff[]>(() => []);
  const failures = new Map<string, number>();
  let sending = false;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const update = (change: (all: Documents) => Documents) => documents.setState(change, true);
  const keepBackoffs = (which: (backoff: Backoff) => boolean) => {
    const kept = backoffs.getState().filter(which);
    if (kept.length < backoffs.getState().length) backoffs.setState(kept, true);
  };
  const date = () => new Date(now()).toISOString();

  function wakeAt(at: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void sendQueued(), Math.max(0, at - now()));
  }

  function backOff({ document: { id }, mutation }: OutboxEntry, trouble: Unavailability | null) {
    const times = (failures.get(id) ?? 0) + 1;
    failures.set(id, times);
    const until = now() + backoffAfter(times, trouble?.retryAfter ?? null);
    const quiet = declared(mutation).quiet ?? false;
    const backoff = { id, until, trouble: trouble !== null, general: trouble?.general ?? true, quiet };
    backoffs.setState((all) => [...all.filter((each) => each.id !== id), backoff], true);
  }

  /** Forgets how often a document failed that has nothing to be sent any more. */
  function forgetSettled() {
    const isQueued = (id: string) =>
      documents.getState()[id]?.mutations.some(({ status }) => status === 'queued') ?? false;
    for (const id of [...failures.keys()]) if (!isQueued(id)) failures.delete(id);
    keepBackoffs(({ id }) => isQueued(id));
  }

  async function sendQueued(): Promise<void> {
    if (stopped || sending || !reachable()) return;
    const general = backoffs.getState().find((backoff) => backoff.general && backoff.until > now());
    if (general) return wakeAt(general.until);
    const retryAt = (id: string) => backoffs.getState().find((backoff) => backoff.id === id)?.until ?? 0;
    const { next, at } = nextToSend(documents.getState(), retryAt, now());
    if (!next) {
      if (at !== null) wakeAt(at);
      return;
    }
    sending = true;
    update((all) => markSending(all, next));
    await flush();
    const result = stopped ? null : await send(next).catch(() => null);
    sending = false;
    // Their owner may have signed out meanwhile: what is sent from now on would be another's.
    if (stopped) return;
    if (result === null || result.kind === 'none') {
      const mayHaveArrived = result ? (result.mayHaveArrived ?? next.mutation.mayHaveArrived) : true;
      update((all) => markUnsent(all, next, mayHaveArrived));
      backOff(next, result?.trouble ?? null);
      return sendQueued();
    }
    update((all) => settle(all, next, result));
    forgetSettled();
    onResult(next, result);
    return sendQueued();
  }

  /** Changes the documents by hand: what a document met is not what it meets now. */
  function act(id: string, change: (all: Documents) => Documents) {
    update(change);
    keepBackoffs((backoff) => backoff.id !== id);
    void flush();
    void sendQueued();
  }

  return {
    documents,
    /** What could not be sent, and when it is tried again. */
    backoffs,
    sendQueued,
    /** Sends at once what waits for a better moment: there is reason to think that this is one. */
    sendNow() {
      keepBackoffs(() => false);
      return sendQueued();
    },
    /** The server can be reached again. One that had trouble is left alone for as long as it needs. */
    reconnected() {
      keepBackoffs(({ trouble }) => trouble);
      return sendQueued();
    },
    /** Queues a mutation, and gives its order; null where none is needed any more. */
    queue(mutation: NewMutation): number | null {
      act(mutation.id, (all) => queue(all, mutation, date()));
      return documents.getState()[mutation.id]?.mutations.at(-1)?.order ?? null;
    },
    /** Forgets what was to be done to a record that is gone, and that nobody would miss. */
    forgetQuiet(id: string) {
      update((all) => withoutQuiet(all, id));
      forgetSettled();
    },
    retry: (id: string, order: number) => act(id, (all) => retryRefused(all, id, order)),
    /** Cancels or discards a mutation. False = too late. */
    cancel(id: string, order: number): boolean {
      const mutation = documents.getState()[id]?.mutations.find((each) => each.order === order);
      if (!mutation || !isCancelable(mutation)) return false;
      act(id, (all) => cancel(all, id, order, date()));
      return true;
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
export type Outbox = ReturnType<typeof createOutbox>;

/** Whether the server is there, and could not take something of what waits. */
export const hasTrouble = (backoffs: readonly Backoff[]): boolean =>
  backoffs.some(({ trouble, quiet }) => trouble && !quiet);
