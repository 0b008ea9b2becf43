import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { OtherAdminError } from '#api/graphql/failures.ts';
import { isDatabaseAway, unavailable } from '#api/platform/database-away.ts';
import { shortText, unlessTooLong } from '#api/platform/short-refusal.ts';
import { discardBody, hasBody } from './http-limits.ts';

/** A refused request. The answer has this `status`, and JSON with `message` unless `page` is set. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly details: object;
  readonly page: string | null;

  /** @param details go into the JSON beside `message`. @param page HTML that is sent instead of JSON. */
  constructor(
    status: number,
    message: string,
    { details = {}, headers = {}, page = null }: Partial<Pick<RefusedError, 'details' | 'headers' | 'page'>> = {},
  ) {
    super(message);
    this.status = status;
    this.details = details;
    this.headers = headers;
    this.page = page;
  }
}

/**
 * @throws RefusedError unless a body is sent as JSON. Other sites' forms, pictures and scripts cannot send JSON without
 * a CORS preflight.
 */
export function requireJson({ headers }: Pick<FastifyRequest, 'headers'>): void {
  if (/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')) return;
  throw new RefusedError(415, 'Send the body as JSON, with Content-Type: application/json.');
}

/**
 * Returns the refusal for an error: our own, Fastify's, or a new one if the page belongs to another admin or the
 * database is unreachable or busy. Returns null for a bug or a disconnected client.
 */
export function refusalOf(error: unknown, { routeOptions, log, path, raw }: FastifyRequest): RefusedError | null {
  if (error instanceof RefusedError) return error;
  if (error instanceof OtherAdminError)
    return new RefusedError(
      409,
      `You are now logged in as ${error.username}. Reload the page, and choose the file again.`,
    );
  // `raw.errored`, the error of a client that disconnected, can have the code of a lost database connection.
  if (error !== raw.errored && isDatabaseAway(error)) {
    log.warn({ err: error, path }, 'request failed: the database is unreachable or busy');
    return notNow();
  }
  const { code, statusCode = 500, message } = error as FastifyError;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new RefusedError(413, `The body is longer than ${routeOptions.bodyLimit} bytes.`);
  return statusCode < 500 ? new RefusedError(statusCode, message) : null;
}

const plain = 'Something went wrong on our side.';

/**
 * Answers a request whose handler threw. A refusal is sent as JSON or as its page. A bug is logged, and answered with
 * 500 and the request's id: as JSON, or as a page for a browser. Closes the connection if part of the answer was
 * already sent.
 */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { raw, id, path, log } = request;
  const refusal = refusalOf(error, request);
  if (refusal) {
    refuse(refusal, request, reply);
    return;
  }
  // A client that disconnected in the middle of its request (`raw.errored`) is not a bug.
  if (error === raw.errored) request.warnSampled('client disconnected during the request');
  else log.error({ err: error, path }, 'request failed');
  if (reply.raw.headersSent) {
    reply.raw.destroy();
    return;
  }
  reply.code(500).removeHeader('Content-Encoding').header('Cache-Control', 'no-store');
  if (!request.headers.accept?.includes('text/html')) {
    reply.type('application/json; charset=utf-8').send(JSON.stringify({ message: plain, requestId: id }));
    return;
  }
  const body = `<h1>${plain}</h1><p>If it happens again, send us this ID: ${id}</p>`;
  reply.type('text/html; charset=utf-8').send(`<!doctype html><html lang="en"><title>Error</title>${body}</html>`);
}

function refuse(
  { status, message, details, headers, page }: RefusedError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  reply.code(status).headers({ 'Cache-Control': 'no-store', ...headers });
  if (!request.raw.complete && hasBody(request.raw)) {
    // Closes the connection, because the unread rest of the body would be taken for the next request.
    reply.header('Connection', 'close');
    discardBody(request.raw);
  }
  reply
    .type(page ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8')
    .send(page ?? JSON.stringify(unlessTooLong({ message, ...details }, () => ({ message: shortText(message) }))));
}

const statusOfCode: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** How long a client may take to read the refusal. */
const lingerMs = 1_000;

/** Refuses bytes that are not HTTP (400), long headers (431) and slow requests (408), and closes the connection. */
export function refuseMalformed(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  headers: Readonly<Record<string, string>>,
): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = statusOfCode[error.code ?? ''] ?? 400;
  const requestId = randomUUID();
  const body = JSON.stringify({ message: STATUS_CODES[status], requestId });
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `X-Request-Id: ${requestId}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
  // Ends the connection even if the client keeps it open.
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

/** Creates the refusal (503) of a request that needs the database while it is unreachable or busy. */
const notNow = (): RefusedError =>
  new RefusedError(503, unavailable.message, { headers: { 'Retry-After': String(unavailable.retryAfterSeconds) } });

const tooMany = 'Too many requests have come from your network. Please try again in a minute.';

/** Creates the refusal (429) of a request above a rate limit: as JSON, or with `asPage` as a small page. */
export function tooManyRequests(retryAfterSeconds: number, { asPage = false } = {}): RefusedError {
  return new RefusedError(429, tooMany, {
    headers: { 'Retry-After': String(retryAfterSeconds) },
    page: asPage ? tooManyPage : null,
  });
}

const tooManyPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Too many requests</title>
</head>
<body>
<main>
<h1>Too many requests</h1>
<p>${tooMany}</p>
</main>
</body>
</html>
`;
