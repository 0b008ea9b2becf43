import { net, powerMonitor } from 'electron';
import pRetry from 'p-retry';
import type { Connection, LiveChange } from '#bridge/live.ts';
import type { Endpoint } from '#main/connection/graphql.ts';
import type { Log } from '#main/log.ts';
import { changesAfter, SessionEnded } from './changes.ts';

/** After a stream of this length, the next try comes at once. */
const goodStreamMs = 30_000;

/** Soon after a restart of the server, and never longer than an admin would wait. Random jitter spreads many consoles. */
const backoff = { retries: Number.POSITIVE_INFINITY, factor: 2, minTimeout: 500, maxTimeout: 15_000, randomize: true };

type Parts = {
  endpoint(): Endpoint | null;
  onChange(change: LiveChange): void;
  onConnection(connection: Connection): void;
  /** The server no longer accepts the session. Resolves when the session was dropped, or turned out to be open. */
  onEnded(): Promise<void>;
  log: Log;
};

/**
 * Keeps the subscription to changes running. It knows the cursor after every change, so a lost connection, a restarted server
 * or a sleeping machine leave no gap and repeat nothing.
 */
export function createLive({ endpoint, onChange, onConnection, onEnded, log }: Parts) {
  let connection: Connection = 'connecting';
  let cursor: string | null = null;
  /** Aborted = this subscription is over. */
  let subscription: AbortController | null = null;
  /** Aborted = retry now, without waiting. */
  let attempt = new AbortController();

  function setConnection(next: Connection) {
    if (next === connection) return;
    connection = next;
    onConnection(next);
  }

  async function keepSubscribed(over: AbortSignal): Promise<void> {
    while (!over.aborted && endpoint()) {
      attempt = new AbortController();
      const signal = AbortSignal.any([over, attempt.signal]);
      const onFailedAttempt = ({ error, retriesConsumed }: { error: Error; retriesConsumed: number }) => {
        log.warn('changes do not arrive, trying again', error);
        setConnection(retriesConsumed === 0 ? 'connecting' : 'offline');
      };
      await pRetry(() => receive(signal), { ...backoff, signal, onFailedAttempt }).catch((error) => {
        if (!signal.aborted) throw error;
      });
      if (!over.aborted && connection === 'online') setConnection('connecting');
    }
  }

  /** Rejects when the next try should wait, and resolves when there should be none, or one at once. */
  async function receive(signal: AbortSignal): Promise<void> {
    const begun = Date.now();
    const from = endpoint();
    if (!from) return;
    try {
      for await (const change of changesAfter(from, cursor, signal)) {
        if (signal.aborted) return;
        cursor = change.cursor;
        onChange(change);
        setConnection('online');
      }
      throw new Error('The server ended the stream of changes');
    } catch (error) {
      if (signal.aborted) return;
      // Still signed in: the check of the session failed, so the stream is tried again and will tell.
      if (error instanceof SessionEnded) await onEnded();
      if (!endpoint() || Date.now() - begun > goodStreamMs) return;
      throw error;
    }
  }

  function stop() {
    subscription?.abort();
    subscription = null;
    setConnection('connecting');
  }

  return {
    connection: () => connection,
    stop,
    /** Begins after this cursor; without one, from now. */
    start(after: string | null) {
      stop();
      cursor = after;
      subscription = new AbortController();
      onConnection(connection);
      keepSubscribed(subscription.signal).catch((error) => log.error('the subscription to changes failed', error));
    },
    /** The network changed or the machine woke: open connections may be dead, and failed ones may work now. */
    tryNow() {
      attempt.abort();
    },
  };
}

/** How often the system is polled, since it sends no event. */
const everyMs = 2_000;

/** Calls back when the network comes or goes, and when the machine wakes, with the system's `online`. */
export function watchNetwork(onChange: (online: boolean) => void): () => void {
  let online = net.isOnline();
  const timer = setInterval(() => {
    if (net.isOnline() === online) return;
    online = !online;
    onChange(online);
  }, everyMs);
  const woke = () => onChange(net.isOnline());
  powerMonitor.on('resume', woke);
  powerMonitor.on('unlock-screen', woke);
  return () => {
    clearInterval(timer);
    powerMonitor.off('resume', woke);
    powerMonitor.off('unlock-screen', woke);
  };
}
