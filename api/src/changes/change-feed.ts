import { limits } from '#api/contract/limits.ts';
import { TooManyStreamsError } from '#api/graphql/failures.ts';
import { networkOf } from '#api/http/client-address.ts';
import type { DatabaseNotices } from '#api/platform/database-notices.ts';

export type ChangeFeed = {
  /** How often a subscriber checks whether its session is still open, and for notices that were lost, in ms. */
  readonly checkEveryMs: number;
  /**
   * Subscribes somebody to changes; returns what ends that. In this process a session, and the network it comes from, may
   * do so a few times at once: each takes a connection and a little work at every change.
   *
   * @param onRecorded called after any process recorded changes, and whenever notices may have been missed.
   * @throws TooManyStreamsError
   */
  subscribe(who: { sessionId: string; address: string }, onRecorded: () => void): () => void;
};

/** What all subscribers in this process share: the one connection that listens, and the count of subscribers. */
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
