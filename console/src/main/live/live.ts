import type { Connection, LiveChange } from '#bridge/live.ts';
import { pause, pauseBefore } from '#bridge/pauses.ts';
import type { Door } from '#main/graphql/send.ts';
import type { Log } from '#main/logs/log.ts';
import { changesAfter, SessionEnded } from './changes-after.ts';

/** A stream that lived for so long, in ms, was a good one: the next try after it comes soon. */
const goodLife = 30_000;

type Parts = {
  door(): Door | null;
  onChange(change: LiveChange): void;
  onConnection(connection: Connection): void;
  /** The server does not know the session any more. Resolves when it was dropped, or found to be open after all. */
  onEnded(): Promise<void>;
  log: Log;
};

/**
 * Keeps the stream of changes running: after every change it knows where to go on, so that a lost connection, a restarted
 * server or a sleeping machine leave no gap and repeat nothing. Tries again by itself, at longer and longer intervals.
 */
export function createLive({ door, onChange, onConnection, onEnded, log }: Parts) {
  let connection: Connection = 'connecting';
  let cursor: string | null = null;
  /** Aborted = this run is over. */
  let run: AbortController | null = null;
  /** Aborted = look again now, instead of waiting for the server or for the next try. */
  let attempt = new AbortController();

  function say(next: Connection) {
    if (next === connection) return;
    connection = next;
    onConnection(next);
  }

  async function keepListening(over: AbortSignal) {
    for (let failures = 0; !over.aborted; failures += 1) {
      attempt = new AbortController();
      const begun = Date.now();
      const asked = door();
      if (!asked) return;
      try {
        for await (const change of changesAfter(asked, cursor, AbortSignal.any([over, attempt.signal]))) {
          if (over.aborted) return;
          cursor = change.cursor;
          onChange(change);
          say('online');
        }
      } catch (error) {
        if (over.aborted) return;
        if (error instanceof SessionEnded) {
          await onEnded();
          // Still here: whether it is over could not be asked, so the stream is tried again and tells.
          if (over.aborted || !door()) return;
        } else if (!attempt.signal.aborted) log.warn('changes do not arrive, trying again', error);
      }
      if (over.aborted) return;
      if (Date.now() - begun > goodLife) failures = 0;
      say(failures === 0 ? 'connecting' : 'offline');
      if (attempt.signal.aborted) continue;
      await pause(pauseBefore(failures), AbortSignal.any([over, attempt.signal]));
    }
  }

  function stop() {
    run?.abort();
    run = null;
    say('connecting');
  }

  return {
    connection: () => connection,
    stop,
    /** Begins after this cursor; without one, from now. */
    start(after: string | null) {
      stop();
      cursor = after;
      run = new AbortController();
      onConnection(connection);
      keepListening(run.signal).catch((error) => log.error('listening for changes failed', error));
    },
    /** The network changed or the machine woke: what was open may be dead, and what failed may work now. */
    lookAgain() {
      attempt.abort();
    },
  };
}
