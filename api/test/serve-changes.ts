import { afterEach } from 'vitest';
import { createChangeFeed } from '#api/changes/change-feed.ts';
import { createRequestHandler } from '#api/handle-request.ts';
import { type DatabaseNotices, listenToDatabase } from '#api/platform/database-notices.ts';
import { type HttpServer, serveHttp } from '#api/platform/http-server.ts';
import { createMetrics } from '#api/platform/metrics.ts';
import type { Services } from '#api/services.ts';
import { capturedLog } from './captured-log.ts';
import { type Followed, followChanges } from './subscribe-to-changes.ts';
import type { TestDatabase } from './test-database.ts';
import { testServices } from './test-services.ts';

/** Servers whose changes can be followed, and that can be stopped; all of it is gone after each test. */
export function changeServers({ client, url: databaseUrl }: TestDatabase) {
  const shared = testServices(client, databaseUrl);
  const closing = new Set<() => unknown>();
  afterEach(async () => {
    for (const close of [...closing].reverse()) await close();
    closing.clear();
  });
  return async ({ checkEveryMs, services = {} }: { checkEveryMs?: number; services?: Partial<Services> } = {}) => {
    const { logger, lines } = capturedLog();
    const notices: DatabaseNotices = await listenToDatabase(databaseUrl, logger);
    closing.add(notices.close);
    const metrics = createMetrics();
    const handler = createRequestHandler({
      services: { ...shared, ...services, changes: createChangeFeed(notices, checkEveryMs) },
      site: { publicUrl: 'http://localhost:3000', secure: false },
      metrics,
      metricsToken: undefined,
      behindProxy: false,
      dependencies: [],
    });
    const security = { secure: false };
    const server: HttpServer = await serveHttp({
      handler,
      port: 0,
      host: '127.0.0.1',
      logger,
      security,
      trustProxy: false,
      metrics,
    });
    closing.add(() => server.close({ graceMs: 0 }));
    const url = `http://127.0.0.1:${server.port}`;
    return {
      url,
      lines,
      metrics,
      stop: server.close,
      async follow(headers: Record<string, string>, after?: string): Promise<Followed> {
        const followed = await followChanges(url, headers, after);
        closing.add(followed.leave);
        return followed;
      },
    };
  };
}
