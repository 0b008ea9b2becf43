import { randomUUID } from 'node:crypto';
import { type IncomingMessage, METHODS, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { PortTakenError, StartError } from '#api/platform/errors.ts';
import type { Logger } from '#api/platform/logger.ts';
import { sampledWarnings } from '#api/platform/sampled-warnings.ts';
import { clientAddress } from './client-address.ts';
import { finishRequestsUnderWay, isEventStream, stopListening } from './close-app.ts';
import { handleError, RefusedError, refuseMalformed } from './handle-error.ts';
import { discardBody, endIdleConnections, type HttpLimits, httpLimits, limitBody } from './http-limits.ts';
import type { Metrics } from './metrics.ts';
import { type SecuritySettings, securityHeaders } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The client's IP address. */
    address: string;
    /** The requested path, still percent-encoded, without its query. */
    path: string;
    /** The kind of route in metrics (page, api, graphql, ...). */
    routeKind: string;
    /** Logs a warning with the path. Only a sample is logged, because strangers can cause warnings without limit. */
    warnSampled(kind: string, fields?: object): void;
    /** Extends the time limit of the request's body to that of an upload. */
    mayTakeLong(): void;
  }
}

/** An answer that is built once in advance and is the same for every visitor. */
export type ReadyAnswer = {
  readonly status: number;
  /** The answer's own headers. Each replaces the base header with the same name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
  readonly routeKind: string;
};

export type HttpAppOptions = {
  logger: Logger;
  security: SecuritySettings;
  /** Whether to trust X-Forwarded-For and X-Request-Id, as set by the proxy in front. */
  trustProxy: boolean;
  metrics?: Metrics | undefined;
  /** Returns a request's ready answer, if there is one. Ready answers bypass routing and hooks, to save time. */
  readyAnswer?: (request: IncomingMessage) => ReadyAnswer | undefined;
  /** Overrides values of `httpLimits`, for tests. */
  limits?: Partial<HttpLimits>;
  /** The time that requests under way have to finish when the app is closed, in ms. */
  graceMs?: number;
  /**
   * How long a closing app still takes requests, in ms. Proxies do not notice at once that it closes. Unless other
   * processes take the new connections (`handsOver`), the app accepts them for three quarters of this time, so that the
   * last client has time to send its request.
   */
  drainMs?: number;
  /** Whether other processes take new connections while this app closes. */
  handsOver?: boolean;
};

/**
 * Creates a Fastify app. Each server of this product uses one. Each request gets an id, the base security headers, a
 * line in the access log, and a measurement in the metrics. An unexpected error becomes a plain 500 with the request's
 * id. The app cuts off slow clients. If many clients are connected, it also cuts off those that have been idle longest
 * (`httpLimits`). Closing the app lets running requests finish, and ends event streams at once.
 */
export function createHttpApp(options: HttpAppOptions): FastifyInstance {
  const {
    logger,
    security,
    trustProxy,
    metrics,
    readyAnswer,
    graceMs = 10_000,
    drainMs = 0,
    handsOver = false,
  } = options;
  const limits = { ...httpLimits, ...options.limits };
  const warnSampled = sampledWarnings(logger);
  const baseHeaders = securityHeaders(security);
  const headerLines = joinedHeaders(baseHeaders);
  const underWay = new Set<ServerResponse>();
  let closing = false;

  /**
   * Writes the access line and the measurement once the answer is complete or broken off, and ends a request whose body
   * is late.
   *
   * @returns a function that extends the time limit of the body to that of an upload.
   */
  function observe(request: IncomingMessage, response: ServerResponse, asked: Asked): () => void {
    const { socket } = request;
    underWay.add(response);
    connections.requestBegins(socket);
    // A closing app answers this request, and then closes the connection.
    if (closing) response.shouldKeepAlive = false;
    const [startedAt, bytesBefore] = [performance.now(), socket.bytesWritten];
    response.once('close', () => {
      underWay.delete(response);
      // Discards the rest of the body, which would block the connection's next request. The usual time limit applies.
      if (!request.complete && !request.destroyed) {
        discardBody(request);
        limitBody(request, limits, () => socket.destroy());
      }
      connections.answerEnds(socket);
      const ms = performance.now() - startedAt;
      recordRequest(asked, response, { ms, bytes: socket.bytesWritten - bytesBefore }, { logger, metrics });
    });
    return limitBody(request, limits, () => {
      const late = Object.assign(new Error('The body came too late.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      refuseMalformed(late, socket, baseHeaders);
    });
  }

  function sendReady(request: IncomingMessage, response: ServerResponse, answer: ReadyAnswer): void {
    const { method = 'GET', url } = request;
    const id = requestIdOf(request, trustProxy);
    const { routeKind } = answer;
    observe(request, response, {
      id,
      method,
      path: pathOf(url),
      address: clientAddress(request, trustProxy),
      routeKind,
    });
    response.writeHead(answer.status, [...headerLines(answer), 'X-Request-Id', id]).end(answer.body);
  }

  /** Runs before all other hooks. */
  function begin(request: FastifyRequest, { raw: response }: FastifyReply): void {
    const { raw, log } = request;
    const path = pathOf(request.url);
    request.path = path;
    request.address = clientAddress(raw, trustProxy);
    request.warnSampled = (kind, fields = {}) => warnSampled(log, kind, { path, ...fields });
    response.setHeader('X-Request-Id', request.id);
    for (const [name, value] of Object.entries(baseHeaders)) response.setHeader(name, value);
    request.mayTakeLong = observe(raw, response, request);
  }

  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: (request) => requestIdOf(request, trustProxy),
    http: { ...limits, requestTimeout: limits.uploadTimeout },
    requestTimeout: limits.uploadTimeout,
    keepAliveTimeout: limits.keepAliveTimeout,
    connectionTimeout: limits.timeout,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    clientErrorHandler: (error, socket) => refuseMalformed(error, socket, baseHeaders),
    // For a path that the router cannot parse, no hook runs, so this function calls `begin`.
    frameworkErrors({ code }, request, reply) {
      begin(request, reply);
      const isTooLong = code === 'FST_ERR_MAX_PARAM_LENGTH';
      const message = isTooLong ? 'A part of the path is too long.' : 'The path contains an invalid percent-encoding.';
      handleError(new RefusedError(isTooLong ? 414 : 400, message), request, reply);
    },
  });
  // Fastify routes every method that Node knows, so that a path can refuse a method itself, with 405.
  for (const method of METHODS)
    if (method !== 'CONNECT' && !app.supportedMethods.includes(method)) app.addHttpMethod(method);
  app.decorateRequest('address', '').decorateRequest('path', '').decorateRequest('routeKind', 'other');
  app.decorateRequest('warnSampled', () => undefined);
  app.decorateRequest('mayTakeLong', () => undefined);
  app.addHook('onRequest', (request, reply, done) => {
    begin(request, reply);
    const { expect } = request.headers;
    done(
      expect && !/^100-continue$/i.test(expect)
        ? new RefusedError(417, 'The only supported value of the Expect header is 100-continue.')
        : undefined,
    );
  });
  app.setErrorHandler(handleError);
  // Each route parses the bodies that it accepts.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));

  app.server.maxConnections = limits.maxConnections;
  const connections = endIdleConnections(app.server as Server, limits.maxConnections, () =>
    warnSampled(logger, 'idle connection ended: there are many'),
  );
  app.server.removeAllListeners('request').on('request', (request, response) => {
    const answer = readyAnswer?.(request);
    if (answer) sendReady(request, response, answer);
    else app.routing(request, response);
  });
  app.server.on('drop', () => warnSampled(logger, 'connection refused: there are too many'));
  // Node's own refusal of an `Expect` other than 100-continue has no message, so the app refuses it instead.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
  app.addHook('preClose', async () => {
    closing = true;
    if (drainMs === 0) return;
    const listeningMs = handsOver ? 0 : drainMs * 0.75;
    if (listeningMs > 0) await wait(listeningMs);
    await stopListening(app.server);
    await wait(drainMs - listeningMs);
  });
  finishRequestsUnderWay(app, underWay, graceMs);
  return app;
}

/**
 * Listens on a port; 0 picks a free one. Without a host, listens on every interface, IPv6 and IPv4.
 *
 * @returns the port.
 * @throws PortTakenError if the port is taken, or StartError if the system forbids it.
 */
export async function listen(app: FastifyInstance, { port, host }: { port: number; host?: string }): Promise<number> {
  await app.ready();
  const { promise: listening, resolve, reject } = Promise.withResolvers<void>();
  app.server.once('error', reject).listen(port, host, resolve);
  try {
    await listening;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new PortTakenError(port);
    if (code === 'EACCES') throw new StartError(`This user may not listen on port ${port}. Choose a port above 1023.`);
    throw error;
  }
  return (app.server.address() as AddressInfo).port;
}

/** Matches an id that is safe in a log line and a header. UUIDs, W3C trace contexts and hexadecimal ids fit. */
const wellFormedId = /^[A-Za-z0-9._-]{8,128}$/;

function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>, trustProxy: boolean): string {
  const given = trustProxy ? headers['x-request-id'] : undefined;
  return typeof given === 'string' && wellFormedId.test(given) ? given : randomUUID();
}

/** What the access log and the metrics record of a request. */
type Asked = { id: string; method: string; path: string; address: string; routeKind: string };

/** The requested path without its query, which may contain a token. */
function pathOf(url = '/'): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

/** Returns a function that merges the base headers with a ready answer's own, once for each ready answer. */
function joinedHeaders(base: Readonly<Record<string, string>>): (answer: ReadyAnswer) => readonly string[] {
  const known = new WeakMap<ReadyAnswer, readonly string[]>();
  return (answer) => {
    let lines = known.get(answer);
    if (!lines) {
      const own = new Set(Object.keys(answer.headers).map((name) => name.toLowerCase()));
      const kept = Object.entries(base).filter(([name]) => !own.has(name.toLowerCase()));
      lines = [...kept, ...Object.entries(answer.headers)].flat();
      known.set(answer, lines);
    }
    return lines;
  };
}

/** Metrics name only these methods and count all others as `other`, because a label must have few values. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function recordRequest(
  { id, method, path, address, routeKind }: Asked,
  response: ServerResponse,
  { ms, bytes }: { ms: number; bytes: number },
  { logger, metrics }: Pick<HttpAppOptions, 'logger' | 'metrics'>,
): void {
  const status = response.statusCode;
  // The duration of a stream depends on its reader, so streams are measured apart from other requests.
  const kind = isEventStream(response) ? 'stream' : routeKind;
  metrics?.requests.observe({ method: methods.has(method) ? method : 'other', route: kind, status }, ms / 1000);
  const line = { requestId: id, method, path, status, ms: Math.round(ms * 10) / 10, bytes, address };
  logger.info(response.writableFinished ? line : { ...line, aborted: true }, 'request');
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
