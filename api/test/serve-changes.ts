import { afterEach } from 'vitest';
import { createChangeFeed } from '#api/changes/change-feed.ts';
import type { Services } from '#api/graphql/context.ts';
import { type DatabaseNotices, listenToDatabase } from '#api/platform/database-notices.ts';
import { capturedLog } from './captured-log.ts';
import { openApp } from './open-app.ts';
import { type ChangeStream, subscribeOverHttp } from './subscribe-to-changes.ts';
import type { TestDatabase } from './test-database.ts';
import { testServices } from './test-services.ts';

type ServerOptions = { checkEveryMs?: number; graceMs?: number; services?: Partial<Services> };

/** Returns a function that starts servers with a change feed. Everything is closed after each test. */
export function changeServers({ client, url: databaseUrl }: TestDatabase) {
  const shared = testServices(client, databaseUrl);
  const closing = new Set<() => unknown>();
  afterEach(async () => {
    for (const close of [...closing].reverse()) await close();
    closing.clear();
  });
  return async ({ checkEveryMs, graceMs = 0, services = {} }: ServerOptions = {}) => {
    const log = capturedLog();
    const notices: DatabaseNotices = await listenToDatabase(databaseUrl, log.logger);
    closing.add(notices.close);
    const changes = createChangeFeed(notices, checkEveryMs);
    const { url, metrics, lines, close } = await openApp({ ...shared, ...services, changes }, { graceMs, log });
    closing.add(close);
    return {
      url,
      lines,
      metrics,
      stop: close,
      async subscribe(headers: Record<string, string>, after?: string): Promise<ChangeStream> {
        const stream = await subscribeOverHttp(url, headers, after);
        closing.add(stream.leave);
        return stream;
      },
    };
  };
}
