import type { FastifyReply, FastifyRequest } from 'fastify';
import { onTestFinished } from 'vitest';
import { createHttpApp, type HttpAppOptions, listen } from '#api/http/app.ts';
import { createMetrics } from '#api/http/metrics.ts';
import { capturedLog } from './captured-log.ts';

export type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

export const answerOk: Handler = (_request, reply) => reply.send('ok');

/** Serves this handler at every path until the test ends. */
export async function serveApp(
  handler: Handler,
  { port = 0, ...options }: Partial<HttpAppOptions> & { port?: number } = {},
) {
  const { logger, lines } = capturedLog();
  const metrics = createMetrics();
  const app = createHttpApp({
    logger,
    security: { secure: false },
    trustProxy: false,
    metrics,
    graceMs: 0,
    ...options,
  });
  onTestFinished(() => app.close());
  app.route({ method: app.supportedMethods, url: '*', exposeHeadRoute: false, handler });
  const taken = await listen(app, { port, host: '127.0.0.1' });
  return { app, port: taken, lines, metrics, url: `http://127.0.0.1:${taken}` };
}
