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
import { type Documents, declared, isCancelable, isPending, type OutboxEntry } from './local-document.ts';
import { nextToSend, unlessTooFar } from './next-to-send.ts';

/** No result: the mutation was not sent or got no answer, or the server has trouble. The mutation stays queued. */
export type NoResult = {
  kind: 'none';
  /**
   * False if the server rolled the mutation back. Null if the server did not process this request. The mutation's own
   * `mayHaveArrived` then stays as it was.
   */
  mayHaveArrived: boolean | null;
  /** Set if the server answered that it could not process the mutation. */
  trouble: Unavailability | null;
};

/** A document that could not be sent, and when it may be retried. */
export type Backoff = {
  id: string;
  /** When the document may be retried, in ms since 1970. */
  until: number;
  /** Whether the server answered that it could not process the mutation. */
  trouble: boolean;
  /** Whether nothing else is sent either, because the server cannot be reached or processes nothing. */
  general: boolean;
  quiet: boolean;
};

type Options = {
  documents: StoreApi<Documents>;
  send(sent: OutboxEntry): Promise<Result | NoResult>;
  /** Writes the documents to disk, so that a sent mutation is never forgotten. */
  flush(): Promise<void>;
  /** Whether somebody is signed in. False if the server is known to be unreachable. */
  reachable(): boolean;
  onResult(sent: OutboxEntry, result: Result): void;
  now?(): number;
};

const longestBackoff = 60 * 60_000;

/**
 * Returns the delay after a failed attempt, in ms: what the server asks for (up to an hour), or 10 s, doubled up to 5
 * minutes.
 */
const backoffAfter = (failures: number, retryAfter: number | null): number =>
  Math.min(retryAfter || Math.min(10_000 * 2 ** (failures - 1), 5 * 60_000), longestBackoff);

/**
 * Sends queued mutations one after the other, in order. A refused mutation stays, with the reason, and blocks only its
 * own document. A mutation is removed only when the server confirmed it, or when the admin canceled, discarded or
 * replaced it. A quiet mutation is also removed when it is refused or its record is gone.
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
  const mutationsOf = (id: string) => documents.getState()[id]?.mutations ?? [];
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

  /** Forgets the failures of documents with nothing left to send. */
  function forgetSettled() {
    const isQueued = (id: string) =>
      documents.getState()[id]?.mutations.some(({ status }) => status === 'queued') ?? false;
    for (const id of [...failures.keys()]) if (!isQueued(id)) failures.delete(id);
    keepBackoffs(({ id }) => isQueued(id));
  }

  async function sendQueued(): Promise<void> {
    if (stopped || sending || !reachable()) return;
    const untilOf = (backoff: Backoff | undefined) => unlessTooFar(backoff?.until ?? 0, now(), longestBackoff);
    const general = backoffs.getState().find((backoff) => backoff.general && untilOf(backoff) > now());
    if (general) return wakeAt(general.until);
    const retryAt = (id: string) => untilOf(backoffs.getState().find((backoff) => backoff.id === id));
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
    // Stop here after a sign-out, because the next mutations may be another admin's.
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

  /** Applies a change by the admin, and ends the backoff of its document. */
  function act(id: string, change: (all: Documents) => Documents) {
    update(change);
    keepBackoffs((backoff) => backoff.id !== id);
    void flush();
    void sendQueued();
  }

  return {
    documents,
    /** The documents that could not be sent, and when they are retried. */
    backoffs,
    sendQueued,
    /** Sends everything that waits, without regard to backoffs. */
    sendNow() {
      keepBackoffs(() => false);
      return sendQueued();
    },
    /** Called when the server is reachable again. Documents with trouble still wait for their own retry. */
    reconnected() {
      keepBackoffs(({ trouble }) => trouble);
      return sendQueued();
    },
    /** Queues a mutation. Returns its `order`; null if nothing was added, as when it cancels its inverse. */
    queue(mutation: NewMutation): number | null {
      const known = new Set(mutationsOf(mutation.id).map(({ idempotencyKey }) => idempotencyKey));
      act(mutation.id, (all) => queue(all, mutation, date()));
      return mutationsOf(mutation.id).find(({ idempotencyKey }) => !known.has(idempotencyKey))?.order ?? null;
    },
    /** Drops quiet mutations of a record that is gone. */
    forgetQuiet(id: string) {
      update((all) => withoutQuiet(all, id));
      forgetSettled();
    },
    retry: (id: string, order: number) => act(id, (all) => retryRefused(all, id, order)),
    /** Cancels or discards a mutation. Returns false if the mutation can no longer be canceled. */
    cancel(id: string, order: number): boolean {
      const mutation = documents.getState()[id]?.mutations.find((each) => each.order === order);
      if (!mutation || !isCancelable(mutation)) return false;
      act(id, (all) => cancel(all, id, order, date()));
      return true;
    },
    /**
     * Returns the mutations that are only held for Undo, in order, so that main can send them when the page is closed.
     * They can no longer be undone. Returns none if a mutation waits that the admin would miss, because it may have to
     * be sent first.
     */
    takeHeld(): OutboxEntry[] {
      const waiting = Object.values(documents.getState())
        .flatMap((document) => document.mutations.filter(isPending).map((mutation) => ({ document, mutation })))
        .filter(({ mutation }) => !declared(mutation).quiet)
        .sort((one, other) => one.mutation.order - other.mutation.order);
      if (stopped || !reachable() || waiting.some(({ mutation }) => mutation.notBefore === null)) return [];
      for (const entry of waiting) update((all) => markUnsent(all, entry, true));
      return waiting;
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
export type Outbox = ReturnType<typeof createOutbox>;

/** Whether the server is reachable but could not process a mutation that the admin would miss. */
export const hasTrouble = (backoffs: readonly Backoff[]): boolean =>
  backoffs.some(({ trouble, quiet }) => trouble && !quiet);
