import pRetry from 'p-retry';
import type { GraphQLContext } from '#api/graphql/context.ts';
import { NotSignedInError } from '#api/graphql/failures.ts';
import { findNode } from '#api/graphql/node.ts';
import type { Logger } from '#api/platform/logger.ts';
import { findSession } from '#api/session/session.ts';
import { mostAtOnce, type Place, type RecordedChange, readChanges, readStart, writeCursor } from './read-changes.ts';

/**
 * One item of the stream. If `type` is null, the item is not a change but a report: the subscriber is up to date if
 * `current` is true, and otherwise must reload everything.
 */
export type Change = Omit<RecordedChange, 'type'> & {
  cursor: string;
  type: string | null;
  current: boolean;
  node: { id: string } | null;
};

const noRow = { type: null, id: null, added: false, deleted: false, current: false, node: null };

/**
 * The delays between reads, in ms, while an open transaction holds changes back. They are short, because the
 * transaction may end without a notice.
 */
const heldDelaysMs = { first: 25, longest: 1_000 };

/**
 * Yields changes after a cursor (or from now), without gaps or repeats, while the session is open. Each subscriber
 * reads at its own pace, and a notice only says that there is something to read. So a slow subscriber uses little
 * memory, and a lost notice only causes a delay.
 *
 * A subscription counts as use of the session, so an admin at an open console is not signed out. The session still ends
 * at sign-out, with a new password, and at its maximum age.
 *
 * If an error ends the stream, yields the error as the last item, so that it reaches the subscriber. A thrown error
 * would break off the stream without a message.
 */
export function subscribeToChanges(after: string | null | undefined, context: GraphQLContext) {
  return interruptible<Change | Error>(async function* (signal) {
    const notifier = createNotifier();
    signal.addEventListener('abort', notifier.notify);
    try {
      const session = await context.session();
      if (!session) throw new NotSignedInError();
      const stop = context.changes.subscribe({ sessionId: session.id, address: context.address }, notifier.notify);
      try {
        yield* changesFrom(after, context, notifier, signal);
      } finally {
        stop();
      }
    } catch (error) {
      if (!signal.aborted) yield error instanceof Error ? error : new Error(String(error));
    }
  });
}

async function* changesFrom(
  after: string | null | undefined,
  { database: client, sessionToken, changes, log }: GraphQLContext,
  notifier: Notifier,
  signal: AbortSignal,
): AsyncGenerator<Change, void, void> {
  const query = <Result>(work: () => Promise<Result>) => readWithRetries(work, signal, log);
  const { database, at: startedAt, reset, ...start } = await query(() => readStart(client, after));
  const cursorAt = (place: Place, at: number) => writeCursor({ ...place, database, at });
  const stillSignedIn = async () => {
    if (!(await query(() => findSession(client, sessionToken ?? '')))) throw new NotSignedInError();
  };
  let { place } = start;
  let current = false;
  let heldDelayMs = heldDelaysMs.first;
  if (reset) yield { ...noRow, cursor: cursorAt(place, startedAt) };
  while (!signal.aborted) {
    const { found, horizon, held, at } = await query(() => readChanges(client, place));
    for (const { change, ...next } of found) {
      const { type, id, deleted } = change;
      // Null if the row has been deleted meanwhile, which a later change reports, or if it no longer belongs to its
      // type.
      const node = id === null || deleted ? null : await query(() => findNode(client, type, id));
      await stillSignedIn();
      place = next.place;
      yield { ...noRow, ...change, node, cursor: cursorAt(place, at) };
    }
    if (found.length === mostAtOnce) continue;
    await stillSignedIn();
    place = { transactionId: horizon, id: '0' };
    if (!current) yield { ...noRow, current: true, cursor: cursorAt(place, at) };
    current = true;
    await notifier.wait(held ? heldDelayMs : changes.checkEveryMs);
    heldDelayMs = held ? Math.min(heldDelayMs * 2, heldDelaysMs.longest) : heldDelaysMs.first;
  }
}

/** Lets one reader wait for the next notice. */
type Notifier = {
  notify(): void;
  /** Resolves at the next `notify`, or after `ms`; at once if `notify` was called since the last wait. */
  wait(ms: number): Promise<void>;
};

/** Several calls of `notify` between two waits end only one wait, because the reader then reads all pending changes. */
function createNotifier(): Notifier {
  let notified = false;
  let wakeUp: (() => void) | undefined;
  return {
    notify() {
      notified = true;
      wakeUp?.();
    },
    async wait(ms) {
      if (!notified) {
        const { promise, resolve } = Promise.withResolvers<void>();
        wakeUp = resolve;
        const timer = setTimeout(resolve, ms);
        await promise;
        clearTimeout(timer);
      }
      notified = false;
    },
  };
}

/**
 * Wraps a generator so that it can be ended at any time. The generator's own `return` would wait for the next `yield`,
 * which may take hours. Here, `return` also aborts `signal`, which ends the wait.
 */
function interruptible<Value>(
  generate: (signal: AbortSignal) => AsyncGenerator<Value, void, void>,
): AsyncIterableIterator<Value, void, void> {
  const leaving = new AbortController();
  const generator = generate(leaving.signal);
  return {
    next: () => generator.next(),
    return() {
      leaving.abort();
      return generator.return();
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/**
 * Reads the database, and retries for about fifteen seconds if that fails. Without retries, a restart of the database
 * would break off all streams.
 *
 * @throws the last error, or at once if the subscriber has left.
 */
function readWithRetries<Result>(read: () => Promise<Result>, signal: AbortSignal, log: Logger): Promise<Result> {
  return pRetry(read, {
    retries: 6,
    minTimeout: 250,
    signal,
    onFailedAttempt: ({ error }) => log.warn({ err: error }, 'could not read changes; retrying'),
  });
}
