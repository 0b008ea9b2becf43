import type { GraphQLContext } from '#api/graphql/context.ts';
import { NotSignedInError } from '#api/graphql/failures.ts';
import { findSession } from '#api/session/find-session.ts';
import { type Alarm, createAlarm } from './alarm.ts';
import { type Place, writeCursor } from './change-cursor.ts';
import { interruptible } from './interruptible.ts';
import { patiently } from './patiently.ts';
import { mostAtOnce, type RecordedKind, readChanges } from './read-changes.ts';
import { readStart } from './read-start.ts';
import { noSubject, readSubject, type Subject } from './read-subject.ts';

/** A change as it is sent. */
export type Change = Subject & { cursor: string; kind: RecordedKind | 'CURRENT'; id: string | null };

/** Pauses between two looks at changes that an older transaction holds back: nobody tells when that one ends. */
const heldPausesMs = { first: 25, longest: 1_000 };

/**
 * Changes from a cursor on (or from now), without gap or repeat, for as long as the session is open. Every follower reads
 * for itself, at the pace at which it is read from: a notice only says that it is worth looking. So a slow follower costs
 * no memory, a notice that is lost costs a delay, and a follower that comes back goes on where it was.
 *
 * Following is using the session: an open console is somebody at work, who is not to be signed out in the middle of it.
 * The session still ends at sign-out, with a new password, and at its latest day.
 *
 * What ends it from this side comes last, as an error in the place of a change: a stream cannot throw without breaking off.
 */
export function followChanges(after: string | null | undefined, context: GraphQLContext) {
  return interruptible<Change | Error>(async function* (signal) {
    const alarm = createAlarm();
    signal.addEventListener('abort', alarm.ring);
    try {
      const session = await context.session();
      if (!session) throw new NotSignedInError();
      const stop = context.changes.follow({ sessionId: session.id, address: context.address }, alarm.ring);
      try {
        yield* changesFrom(after, context, alarm, signal);
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
  alarm: Alarm,
  signal: AbortSignal,
): AsyncGenerator<Change, void, void> {
  const asked = <Result>(work: () => Promise<Result>) => patiently(work, signal, log);
  const { database, at: startedAt, reset, ...start } = await asked(() => readStart(client, after));
  const change = (kind: Change['kind'], place: Place, at: number, id: string | null = null, subject = noSubject) => ({
    cursor: writeCursor({ ...place, database, at }),
    kind,
    id,
    ...subject,
  });
  const stillSignedIn = async () => {
    if (!(await asked(() => findSession(client, sessionToken ?? '')))) throw new NotSignedInError();
  };
  let { place } = start;
  let current = false;
  let heldPauseMs = heldPausesMs.first;
  if (reset) yield change('RESET', place, startedAt);
  while (!signal.aborted) {
    const { found, horizon, held, at } = await asked(() => readChanges(client, place));
    for (const { kind, subjectId, transactionId, id } of found) {
      const subject = await asked(() => readSubject(client, { kind, subjectId }));
      await stillSignedIn();
      place = { transactionId, id };
      yield change(kind, place, at, subjectId, subject);
    }
    if (found.length === mostAtOnce) continue;
    await stillSignedIn();
    place = { transactionId: horizon, id: '0' };
    if (!current) yield change('CURRENT', place, at);
    current = true;
    await alarm.sleep(held ? heldPauseMs : changes.checkEveryMs);
    heldPauseMs = held ? Math.min(heldPauseMs * 2, heldPausesMs.longest) : heldPausesMs.first;
  }
}
