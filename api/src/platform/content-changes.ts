import pg from 'pg';
import type { Logger } from './logger.ts';

export type ContentChanges = {
  /** Calls back after any process changed content; returns what ends that. */
  onChange(listener: () => void): () => void;
  close(): Promise<void>;
};

const firstRetryMs = 250;
const longestRetryMs = 30_000;

/**
 * Listens for the notices that triggers on portfolio items and blog posts send. When the connection breaks it is made
 * again, with growing pauses; listeners are then called once, since changes may have gone by unheard.
 */
export async function listenForContentChanges(databaseUrl: string, logger: Logger): Promise<ContentChanges> {
  const listeners = new Set<() => void>();
  const announce = () => {
    for (const listener of listeners) listener();
  };
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'content changes',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    client.on('notification', announce);
    // Without a listener an error would end the process. `end` follows every one of them.
    client.on('error', (error) => logger.debug({ err: error }, 'the connection for content changes failed'));
    await client.connect();
    client.once('end', () => {
      if (!closed) logger.warn('listening for content changes broke off');
      reconnect(firstRetryMs);
    });
    await client.query('LISTEN content_changed');
    if (closed) await client.end();
  }

  function reconnect(pauseMs: number): void {
    if (closed) return;
    clearTimeout(retry);
    retry = setTimeout(() => {
      connect().then(announce, () => reconnect(Math.min(pauseMs * 2, longestRetryMs)));
    }, pauseMs);
    retry.unref();
  }

  await connect();
  return {
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
