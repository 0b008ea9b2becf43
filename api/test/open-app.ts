import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '#api/graphql/context.ts';
import { type ApiRoutesOptions, apiRoutes } from '#api/http/api-routes.ts';
import { createHttpApp, type HttpAppOptions, listen } from '#api/http/app.ts';
import type { HttpLimits } from '#api/http/http-limits.ts';
import { createMetrics } from '#api/http/metrics.ts';
import { nothingHere } from '#api/http/refuse-other-methods.ts';
import { openMediaStore } from '#api/media/media-store.ts';
import { type CapturedLog, capturedLog } from './captured-log.ts';

export type AppOptions = Partial<ApiRoutesOptions> &
  Partial<Pick<HttpAppOptions, 'trustProxy' | 'graceMs'>> & {
    /** Answers requests that the API does not handle. */
    elsewhere?: (request: FastifyRequest, reply: FastifyReply) => unknown;
    log?: CapturedLog;
    /** Overrides the limits on clients' connections. */
    http?: Partial<HttpLimits>;
  };

/**
 * Serves the API over real HTTP on a free port, until it is closed. `prepare` can add to the app before the API does.
 */
export async function openApp(
  services: Services,
  {
    trustProxy = false,
    graceMs = 0,
    elsewhere = nothingHere,
    log = capturedLog(),
    http = {},
    ...options
  }: AppOptions = {},
  prepare: (app: FastifyInstance) => void = () => undefined,
) {
  const metrics = createMetrics();
  const { logger, lines } = log;
  const site = { publicUrl: 'http://localhost:3000', secure: false };
  const app = createHttpApp({ logger, security: site, trustProxy, metrics, graceMs, limits: http });
  app.setNotFoundHandler(elsewhere);
  prepare(app);
  const media = openMediaStore(undefined, join(tmpdir(), `media-${process.pid}`));
  const defaults = { services, media, site, metrics, metricsToken: undefined, behindProxy: false, dependencies: [] };
  await apiRoutes(app, { ...defaults, ...options });
  const port = await listen(app, { port: 0, host: '127.0.0.1' });
  return { url: `http://127.0.0.1:${port}`, lines, metrics, close: () => app.close() };
}
