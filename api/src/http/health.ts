import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import pTimeout from 'p-timeout';
import { NotReadyError } from '#api/platform/errors.ts';
import type { Logger } from '#api/platform/logger.ts';
import { clientAddress, isLoopback } from './client-address.ts';
import { RefusedError } from './handle-error.ts';
import type { Metrics } from './metrics.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';

/** A service that the API needs. `check` rejects if it is unavailable. Strangers see the message of a NotReadyError. */
type Dependency = { name: string; check(): Promise<unknown> };

export type HealthOptions = {
  dependencies: readonly Dependency[];
  metrics: Metrics;
  /** METRICS_TOKEN. If it is set, /metrics needs this token, and is open to callers on any machine. */
  metricsToken: string | undefined;
  /** Behind a proxy, strangers' requests may come from this machine's address, so only a token opens /metrics. */
  behindProxy: boolean;
};

/**
 * Adds /healthz, /readyz and /metrics. /healthz is 200 while the process is alive. /readyz is 200 if requests can be
 * answered, and otherwise 503 with the reasons. /metrics has Prometheus' text format, and needs the token. If no token
 * is set, it is only for this machine, and only if no proxy is in front.
 */
export function healthRoutes(app: FastifyInstance, options: HealthOptions): void {
  const { dependencies, metrics, metricsToken, behindProxy } = options;
  app.addHook('onRequest', async (request, reply) => {
    request.routeKind = request.path.slice(1);
    reply.header('Cache-Control', 'no-store');
  });
  for (const url of ['/healthz', '/readyz', '/metrics']) refuseOtherMethods(app, url, ['GET']);

  app.get('/healthz', async () => ({ status: 'ok' }));
  let latest = { at: Number.NEGATIVE_INFINITY, reasons: Promise.resolve<string[]>([]) };
  app.get('/readyz', async (request, reply) => {
    if (performance.now() - latest.at > sharedMs)
      latest = { at: performance.now(), reasons: reasonsNotReady(dependencies, request.log) };
    const reasons = await latest.reasons;
    if (reasons.length === 0) return { status: 'ready' };
    return reply.code(503).send({ status: 'unavailable', reasons });
  });
  app.get('/metrics', async (request, reply) => {
    if (metricsToken !== undefined) {
      if (!bears(request, metricsToken))
        throw new RefusedError(401, 'A bearer token is needed.', { headers: { 'WWW-Authenticate': 'Bearer' } });
    } else if (behindProxy) throw new RefusedError(403, 'Behind a proxy, metrics need METRICS_TOKEN.');
    else if (!isFromThisMachine(request))
      throw new RefusedError(403, 'Metrics are for this machine only, unless METRICS_TOKEN is set.');
    return reply.type(metrics.registry.contentType).send(await metrics.text());
  });
}

const timeoutMs = 2_000;
/** How long the result of a check is reused, in ms, because strangers can call as often as they like. */
const sharedMs = 1_000;

/**
 * Returns a reason for each dependency that is unavailable or does not respond within two seconds. Hides the message of
 * any error except a NotReadyError, because strangers can read the reasons.
 */
async function reasonsNotReady(dependencies: readonly Dependency[], log: Logger): Promise<string[]> {
  const checks = dependencies.map(async ({ name, check }) => {
    try {
      await pTimeout(check(), { milliseconds: timeoutMs, message: `no answer within ${timeoutMs} ms` });
      return [];
    } catch (error) {
      log.warn({ err: error, dependency: name }, 'not ready');
      return [error instanceof NotReadyError ? error.message : `The ${name} is not responding.`];
    }
  });
  return (await Promise.all(checks)).flat();
}

/** Compares hashes, so that neither the time nor the length reveals anything about the token. */
function bears({ headers }: FastifyRequest, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${token}`));
}

/** Whether a program on this machine sent the request. A header shows if a local proxy only forwarded the request. */
function isFromThisMachine({ raw, headers }: FastifyRequest): boolean {
  const passedOn = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].some((name) => headers[name] !== undefined);
  return !passedOn && isLoopback(clientAddress(raw, false));
}
