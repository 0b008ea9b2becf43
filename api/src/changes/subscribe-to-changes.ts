import pRetry from 'p-retry';
import type { GraphQLContext } from '#api/graphql/context.ts';
import { NotSignedInError } from '#api/graphql/failures.ts';
import { findNode } from '#api/graphql/node.ts';
import type { Logger } from '#api/platform/logger.ts';
import { findSession } from '#api/session/session.ts';
import { mostAtOnce, type Place, type RecordedChange, readChanges, readStart, writeCursor } from './read-changes.ts';

/** A change as it is sent. Without a type it says where the stream stands: nothing was missed (`current`), or too much was. */
export type Change = Omit<RecordedChange, 'type'> & {
  cursor: string;
  type: string | null;
  current: boolean;
  node: { id: string } | null;
};

/** About no row. */
const noRow = { type: null, id: null, added: false, deleted: false, current: false, node: null };

/** Delays between two looks at changes that an older transaction holds back: no notice comes when that one ends. */
const heldDelaysMs = { first: 25, longest: 1_000 };

/**
 * Changes from a cursor on (or from now), without gap or repeat, for as long as the session is open. Every subscriber reads
 * for itself, at its own pace: a notice only says that it is worth looking. So a slow subscriber costs no memory, a lost
 * notice costs a delay, and a subscriber that comes back goes on where it was.
 *
 * Subscribing is using the session: an open console is somebody at work, who is not to be signed out in the middle of it.
 * The session still ends at sign-out, with a new password, and at its latest day.
 *
 * What ends it from this side comes last, as an error in the place of a change: a stream cannot throw without breaking off.
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
  const asked = <Result>(work: () => Promise<Result>) => readWithRetries(work, signal, log);
  const { database, at: startedAt, reset, ...start } = await asked(() => readStart(client, after));
  const cursorAt = (place: Place, at: number) => writeCursor({ ...place, database, at });
  const stillSignedIn = async () => {
    if (!(await asked(() => findSession(client, sessionToken ?? '')))) throw new NotSignedInError();
  };
  let { place } = start;
  let current = false;
  let heldDelayMs = heldDelaysMs.first;
  if (reset) yield { ...noRow, cursor: cursorAt(place, startedAt) };
  while (!signal.aborted) {
    const { found, horizon, held, at } = await asked(() => readChanges(client, place));
    for (const { change, ...next } of found) {
      const { type, id, deleted } = change;
      // A row that was deleted since is null: its deletion follows.
      const node = id === null || deleted ? null : await asked(() => findNode(client, type, id));
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

/** Wakes one waiter, at the latest after the time it names. */
type Notifier = {
  notify(): void;
  /** Resolves at the next `notify`, at once when there was one since the last wait, and in any case after `ms`. */
  wait(ms: number): Promise<void>;
};

/** Several calls of `notify` between two waits end one wait: each look reads all there is. */
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
 * What a generator yields, as something that can be left at any time. `return` of a generator itself waits until it comes
 * to its next `yield`, which may be in hours; here `signal` ends the generator's wait.
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
 * Reads the database, and retries for about a quarter of a minute when it does not answer: it may only be restarting, and a
 * stream that broke off for it would come back sooner than the database.
 *
 * @throws the last error; at once when nobody waits any more.
 */
function readWithRetries<Result>(read: () => Promise<Result>, signal: AbortSignal, log: Logger): Promise<Result> {
  return pRetry(read, {
    retries: 6,
    minTimeout: 250,
    signal,
    onFailedAttempt: ({ error }) => log.warn({ err: error }, 'reading changes failed and is retried'),
  });
}
