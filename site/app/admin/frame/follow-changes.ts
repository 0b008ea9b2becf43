import { errorCodes } from '@agency/api/contract/errors';
import { isJustPaid } from '#ui/admin/orders/just-paid.ts';
import type { Order } from '#ui/admin/orders/order.ts';

/** Whether changes arrive live. Null until the first attempt to connect has ended. */
export type Connection = 'live' | 'reconnecting' | 'offline' | null;

/** The fields of an order that its notice shows. */
export type PaidOrder = Pick<Order, 'id' | 'customerName' | 'packageType'>;

type Follower = {
  onChange(): void;
  onConnection(connection: Connection): void;
  onPaid(order: PaidOrder): void;
  /** Whether a hidden tab keeps its stream, because it shows notifications. */
  whileHidden?: boolean;
};
type Message = 'changed' | 'asked' | { connection: Connection } | { paid: PaidOrder };

const order = 'id customerName packageType standing paidAt';
const live = `subscription Live { changes { cursor node { ... on MaintenanceOrder { ${order} } } } }`;
const address = `/graphql?query=${encodeURIComponent(live)}`;
const name = 'admin-changes';
const firstRetryMs = 1_000;
const longestRetryMs = 30_000;
/** How long a hidden tab keeps its stream, in ms. */
const hiddenMs = 60_000;

/**
 * Reports changes on the server, and the state of the connection. All tabs of a browser share one stream, because the
 * server and HTTP/1.1 allow a browser only a few streams. The tab that holds a lock opens the stream, and forwards to
 * the others what it receives.
 *
 * @returns a function that ends the reports.
 */
export function followChanges(follower: Follower): () => void {
  const { onChange, onConnection, onPaid, whileHidden = false } = follower;
  const channel = new BroadcastChannel(name);
  let connection: Connection = null;
  let following: AbortController | null = null;
  /** The signal of this tab's own stream, even after its end. Null if this tab never had the stream. */
  let streaming: AbortSignal | null = null;
  let hidden: ReturnType<typeof setTimeout> | undefined;

  function hear(message: Message) {
    if (message === 'changed') return onChange();
    if (message === 'asked') {
      if (following?.signal === streaming) channel.postMessage({ connection });
      return;
    }
    if ('paid' in message) return onPaid(message.paid);
    // Changes before the stream opened may have been missed, so opening the stream counts as a change.
    if (message.connection === 'live' && connection !== 'live') onChange();
    connection = message.connection;
    onConnection(connection);
  }

  function share(message: Message) {
    hear(message);
    channel.postMessage(message);
  }

  function start() {
    if (following) return;
    following = new AbortController();
    const { signal } = following;
    channel.postMessage('asked' satisfies Message);
    void whenAlone(signal, () => {
      streaming = signal;
      return stream(signal, share);
    });
  }

  function stop() {
    following?.abort();
    following = null;
    connection = null;
  }

  function onVisibility() {
    clearTimeout(hidden);
    if (whileHidden || document.visibilityState === 'visible') start();
    else hidden = setTimeout(stop, hiddenMs);
  }

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (following) hear(data);
  };
  document.addEventListener('visibilitychange', onVisibility);
  onVisibility();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    clearTimeout(hidden);
    stop();
    channel.close();
  };
}

/**
 * Waits until no other tab runs `run`, and then runs it. Without HTTPS, browsers have no locks, so each tab runs it.
 */
async function whenAlone(signal: AbortSignal, run: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return run();
  await locks.request(name, { signal }, run).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

const isSignedOut = ({ extensions }: { extensions?: { code?: string } }): boolean =>
  extensions?.code === errorCodes.unauthenticated;

/** Receives changes until the signal aborts. Opens the stream again whenever it ends. */
function stream(signal: AbortSignal, share: (message: Message) => void): Promise<void> {
  let source: EventSource;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let retryMs = firstRetryMs;
  let open = false;
  /**
   * The ids of reported orders. A paid order changes again when its confirmation is delivered, but is reported only
   * once.
   */
  const told = new Set<string>();

  function connect() {
    clearTimeout(retry);
    source?.close();
    open = false;
    source = new EventSource(address);
    source.addEventListener('next', ({ data }) => {
      const answer = JSON.parse(data);
      // If the server refuses or ends the subscription, its response has errors.
      if (answer.errors) {
        // If the session has ended, the reload asks the admin to sign in. Otherwise, the page would become outdated.
        if (answer.errors.some(isSignedOut)) share('changed');
        return reconnect();
      }
      const node = answer.data.changes.node;
      if (node?.id && !told.has(node.id) && isJustPaid(node, null, Date.now())) {
        told.add(node.id);
        share({ paid: node });
      }
      retryMs = firstRetryMs;
      share(open ? 'changed' : { connection: 'live' });
      open = true;
    });
    source.addEventListener('complete', reconnect);
    source.addEventListener('error', reconnect);
  }

  function reconnect() {
    source.close();
    share({ connection: navigator.onLine ? 'reconnecting' : 'offline' });
    clearTimeout(retry);
    if (navigator.onLine) retry = setTimeout(connect, retryMs);
    retryMs = Math.min(retryMs * 2, longestRetryMs);
  }

  connect();
  window.addEventListener('online', connect, { signal });
  window.addEventListener('offline', reconnect, { signal });
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      clearTimeout(retry);
      source.close();
      resolve();
    });
  });
}
