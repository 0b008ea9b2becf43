import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Logger } from './logger.ts';
import type { WarnSampled } from './sampled-warnings.ts';

/** What is known of one request before anything handles it. */
export type RequestContext = {
  /** Goes out as `X-Request-Id` and stands in every log line of the request. */
  readonly requestId: string;
  /** The client's IP address. */
  readonly address: string;
  /** A logger that adds the request's id. */
  readonly log: Logger;
  /** Writes a warning that strangers can cause as often as they like: with the path, and not every time. */
  warnSampled(kind: string, fields?: object): void;
  /** The path asked for, still percent-encoded, without its query. */
  readonly path: string;
  /** Groups requests in metrics (page, rest, graphql, ...). Whoever answers the request sets it. */
  routeKind: string;
};

/** Long enough for any tracing format, and nothing that could break a log line or a header. */
const wellFormedId = /^[A-Za-z0-9._-]{8,128}$/;

function requestIdOf(request: IncomingMessage, trustProxy: boolean): string {
  const given = trustProxy ? request.headers['x-request-id'] : undefined;
  return typeof given === 'string' && wellFormedId.test(given) ? given : randomUUID();
}

/** The socket's address; behind a trusted proxy the last entry of X-Forwarded-For, the only one the proxy itself wrote. */
function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined;
  const last = forwarded?.toString().split(',').at(-1)?.trim();
  return (last || request.socket.remoteAddress || 'unknown').replace(/^::ffff:(?=\d+\.)/, '');
}

type ContextParts = { logger: Logger; warnSampled: WarnSampled; trustProxy: boolean };

/** Reads id, address and path of a request. With `trustProxy`, the headers of the proxy in front are believed. */
export function requestContext(
  request: IncomingMessage,
  { logger, warnSampled, trustProxy }: ContextParts,
): RequestContext {
  const requestId = requestIdOf(request, trustProxy);
  const [path = '/'] = (request.url ?? '/').split('?', 1);
  const log = logger.child({ requestId });
  return {
    requestId,
    address: addressOf(request, trustProxy),
    log,
    warnSampled: (kind, fields = {}) => warnSampled(log, kind, { path, ...fields }),
    path,
    routeKind: 'other',
  };
}
