import { net, powerMonitor } from 'electron';
import pRetry from 'p-retry';
import type { Connection, LiveChange } from '#bridge/live.ts';
import type { Endpoint } from '#main/connection/graphql.ts';
import type { Log } from '#main/log.ts';
import { changesAfter, SessionEnded } from './changes.ts';

/** After a stream that lasted longer than this, in ms, the next attempt starts immediately. */
const goodStreamMs = 30_000;

/**
 * The delays are short at first, because the server may only be restarting. They never exceed 15 seconds. Jitter
 * spreads the load of many consoles.
 */
const backoff = { retries: Number.POSITIVE_INFINITY, factor: 2, minTimeout: 500, maxTimeout: 15_000, randomize: true };

type Parts = {
  endpoint(): Endpoint | null;
  onChange(change: LiveChange): void;
  onConnection(connection: Connection): void;
  /** Called if the server refuses the token. Resolves once it is clear whether the session is over. */
  onEnded(): Promise<void>;
  log: Log;
};

/**
 * Keeps the subscription to changes running. Remembers the cursor of every change, so that a lost connection, a server
 * restart or a sleeping machine causes neither gaps nor repeats.
 */
export function createLive({ endpoint, onChange, onConnection, onEnded, log }: Parts) {
  let connection: Connection = 'connecting';
  let cursor: string | null = null;
  /** Aborting this ends the subscription. */
  let subscription: AbortController | null = null;
  /** Aborting this starts the next attempt at once. */
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
        log.warn('the change stream failed; retrying', error);
        setConnection(retriesConsumed === 0 ? 'connecting' : 'offline');
      };
      await pRetry(() => receive(signal), { ...backoff, signal, onFailedAttempt }).catch((error) => {
        if (!signal.aborted) throw error;
      });
      if (!over.aborted && connection === 'online') setConnection('connecting');
    }
  }

  /**
   * Receives one stream. Rejects if the next attempt should wait. Resolves if the next attempt should start at once, or
   * if none should follow.
   */
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
      // If `onEnded` cannot confirm the session's end, the admin stays signed in, and the next attempt checks again.
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
    /** Starts after this cursor, or from now on if null. */
    start(after: string | null) {
      stop();
      cursor = after;
      subscription = new AbortController();
      onConnection(connection);
      keepSubscribed(subscription.signal).catch((error) => log.error('the subscription to changes failed', error));
    },
    /**
     * Reconnects at once. Call it after the network changed or the machine woke, because the connection may be dead.
     */
    tryNow() {
      attempt.abort();
    },
  };
}

/** How often the network state is polled, in ms, because there is no event for it. */
const everyMs = 2_000;

/** Calls back with the online state when it changes, when the machine wakes, and when its screen is unlocked. */
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
