import { limits } from '#api/contract/limits.ts';
import { TooManyStreamsError } from '#api/graphql/failures.ts';
import { networkOf } from '#api/http/client-address.ts';
import type { DatabaseNotices } from '#api/platform/database-notices.ts';

export type ChangeFeed = {
  /** How often a subscriber checks that its session is still open and that no notice was lost, in ms. */
  readonly checkEveryMs: number;
  /**
   * Adds a subscriber; the returned function removes it. The number of subscribers per session and per network is
   * limited in this process, because each subscriber uses a connection and causes work at every change.
   *
   * @param onRecorded called after any process recorded changes, and whenever notices may have been missed.
   * @throws TooManyStreamsError if the session or the network has too many subscribers.
   */
  subscribe(who: { sessionId: string; address: string }, onRecorded: () => void): () => void;
};

/** Creates the change feed of this process. It listens through `notices`, and counts the subscribers. */
export function createChangeFeed(notices: Pick<DatabaseNotices, 'on'>, checkEveryMs = 25_000): ChangeFeed {
  const streams = new Map<string, number>();
  const count = (key: string, by: 1 | -1) => {
    const left = (streams.get(key) ?? 0) + by;
    if (left > 0) streams.set(key, left);
    else streams.delete(key);
  };
  return {
    checkEveryMs,
    subscribe({ sessionId, address }, onRecorded) {
      const allowed: [string, number][] = [
        [`session ${sessionId}`, limits.changes.streamsOfSession],
        [`network ${networkOf(address)}`, limits.changes.streamsOfNetwork],
      ];
      if (allowed.some(([key, most]) => (streams.get(key) ?? 0) >= most)) throw new TooManyStreamsError();
      for (const [key] of allowed) count(key, 1);
      const stopListening = notices.on('changes_recorded', onRecorded);
      return () => {
        stopListening();
        for (const [key] of allowed) count(key, -1);
      };
    },
  };
}
