import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerServerError, refuseMalformed } from './failed-request.ts';
import { type HttpLimits, httpLimits, limitConnections } from './http-limits.ts';
import { type InFlight, trackInFlight } from './in-flight.ts';
import { listen } from './listen.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';
import { recordRequest } from './record-request.ts';
import { type RequestContext, requestContext } from './request-context.ts';
import { sampledWarnings } from './sampled-warnings.ts';
import { type SecuritySettings, securityHeaders } from './security-headers.ts';
import { refuse } from './send-json.ts';

export type HttpHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
) => void | Promise<void>;

export type ServeHttpOptions = {
  handler: HttpHandler;
  /** 0 picks a free one. */
  port: number;
  /** Unset = every interface, IPv6 and IPv4. */
  host?: string;
  logger: Logger;
  security: SecuritySettings;
  /** Believe X-Forwarded-For and X-Request-Id of the proxy in front. */
  trustProxy: boolean;
  metrics?: Metrics;
  /** Other limits than `httpLimits`, for tests. */
  limits?: Partial<HttpLimits>;
};

export type HttpServer = {
  readonly port: number;
  /** Stops accepting, lets requests under way finish, and after `graceMs` (default 10,000) cuts what is left. */
  close(options?: { graceMs?: number }): Promise<void>;
};

/** Node itself sees to `Expect: 100-continue`, and would refuse any other without a word. */
const refuseExpectation: HttpHandler = (_request, response) =>
  refuse(response, 417, 'Only 100-continue may be expected here.', { Connection: 'close' });

/**
 * Serves `handler` over HTTP/1.1. Each request gets an id, the base security headers, an access log line and a
 * measurement; what the handler throws becomes a plain 500 with the request's id. Who is slow, and who comes when too many
 * are connected, is cut off (`httpLimits`).
 *
 * @throws PortTakenError when another program listens on `port`.
 */
export async function serveHttp(options: ServeHttpOptions): Promise<HttpServer> {
  const { handler, port, host, logger, security, trustProxy, metrics } = options;
  const limits = { ...httpLimits, ...options.limits };
  const warnSampled = sampledWarnings(logger);
  const baseHeaders = Object.entries(securityHeaders(security));
  const inFlight: InFlight = trackInFlight();

  const server = createServer(limits);
  limitConnections(server, limits);
  const answerBy = (handle: HttpHandler) => async (request: IncomingMessage, response: ServerResponse) => {
    const context = requestContext(request, { logger, warnSampled, trustProxy });
    inFlight.add(response);
    recordRequest(request, response, context, metrics);
    response.setHeader('X-Request-Id', context.requestId);
    for (const [name, value] of baseHeaders) response.setHeader(name, value);
    try {
      await handle(request, response, context);
    } catch (error) {
      // The client went away in the middle of its request: what was thrown says only that.
      if (error === request.errored) return context.warnSampled('request broken off');
      context.log.error({ err: error, path: context.path }, 'request failed');
      answerServerError(request, response, context.requestId);
    }
  };
  server.on('request', answerBy(handler));
  server.on('checkExpectation', answerBy(refuseExpectation));
  server.on('drop', () => warnSampled(logger, 'connection refused: there are too many'));
  server.on('clientError', (error, socket) => refuseMalformed(error, socket, baseHeaders));

  await listen(server, port, host);
  return {
    port: (server.address() as AddressInfo).port,
    close: ({ graceMs = 10_000 } = {}) => inFlight.drain(server, graceMs),
  };
}
