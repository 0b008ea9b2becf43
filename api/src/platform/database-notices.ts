import pg from 'pg';
import { type ContentTag, tagOfChange } from '#api/contract/content-tags.ts';
import type { Logger } from './logger.ts';

/** Triggers notify the first channel when a page's content changes, and the second when a row is added to `changes`. */
const channels = ['content_changed', 'changes_recorded'] as const;
type Channel = (typeof channels)[number];

export type DatabaseNotices = {
  /**
   * Subscribes to a channel's notices, which any process can cause. The payload is null if notices may have been
   * missed. Returns the unsubscribe function.
   */
  on(channel: Channel, listener: (payload: string | null) => void): () => void;
  /** Subscribes to the tags of content that any process has changed. Returns the unsubscribe function. */
  onContentChange(listener: (tag: ContentTag) => void): () => void;
  close(): Promise<void>;
};

const firstRetryMs = 250;
const longestRetryMs = 30_000;
/** How often the connection is tested, and the time limit of a query, in ms. */
const [probeMs, queryTimeoutMs] = [30_000, 10_000];

/**
 * Listens for the triggers' notices, on one connection for the whole process. A connection that breaks, or no longer
 * responds, is restored with growing delays. Every listener is then called once, because notices may have been missed.
 *
 * @throws if the first connection fails.
 */
export async function listenToDatabase(databaseUrl: string, logger: Logger): Promise<DatabaseNotices> {
  const listeners = Object.fromEntries(
    channels.map((channel) => [channel, new Set<(payload: string | null) => void>()]),
  );
  const announce = (channel: string, payload: string | null) => {
    for (const listener of listeners[channel] ?? []) listener(payload);
  };
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    const opened = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'notices',
      connectionTimeoutMillis: 5_000,
      query_timeout: queryTimeoutMs,
      keepAlive: true,
      // Shorter than the time after which balancers and NATs drop an idle connection.
      keepAliveInitialDelayMillis: 30_000,
    });
    client = opened;
    opened.on('notification', ({ channel, payload }) => announce(channel, payload ?? null));
    // Without a listener, an error would end the process. Each error is followed by `end`, which reconnects.
    opened.on('error', (error) => logger.debug({ err: error }, 'the connection for notices failed'));
    await opened.connect();
    // Cut the connection if a query gets no answer.
    const query = (sql: string) =>
      opened.query(sql).catch(async (error: unknown) => {
        await opened.end();
        throw error;
      });
    await query(channels.map((channel) => `LISTEN ${channel}`).join('; '));
    // This connection sends nothing else, so only this query notices that the server is gone.
    const probe = setInterval(() => query('SELECT 1').catch(() => undefined), probeMs).unref();
    opened.once('end', () => {
      clearInterval(probe);
      if (!closed) logger.warn('the connection for notices was lost');
      reconnect(firstRetryMs);
    });
    if (closed) await opened.end();
  }

  function reconnect(pauseMs: number): void {
    if (closed) return;
    clearTimeout(retry);
    retry = setTimeout(() => {
      connect().then(
        () => channels.map((channel) => announce(channel, null)),
        () => reconnect(Math.min(pauseMs * 2, longestRetryMs)),
      );
    }, pauseMs);
    retry.unref();
  }

  const on: DatabaseNotices['on'] = (channel, listener) => {
    listeners[channel]?.add(listener);
    return () => listeners[channel]?.delete(listener);
  };
  await connect();
  return {
    on,
    onContentChange: (listener) => on('content_changed', (table) => listener(tagOfChange(table))),
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
