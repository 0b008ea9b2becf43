import type { IncomingHttpHeaders } from 'node:http';
import { forgeryMessage, isForgery, RefusedError, wantsGraphiql } from '@agency/api';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest, RawServerBase, RouteGenericInterface } from 'fastify';

/**
 * How long the API may be silent before it counts as down, in ms. A subscription sends pings, so it is never silent
 * that long.
 */
const longestSilenceMs = 30_000;
/** How long the API may take to say whether it is ready, in ms. */
const readyTimeoutMs = 3_000;

/**
 * The headers that are not forwarded. This server checks the first group itself, because the API does not know the host
 * and the origin that visitors use. The second group belongs to one connection (RFC 9110, section 7.6.1).
 */
const notForApi = [
  ...['origin', 'sec-fetch-site', 'sec-fetch-mode', 'sec-fetch-dest', 'sec-fetch-user'],
  ...['expect', 'keep-alive', 'proxy-authorization', 'proxy-connection', 'te', 'trailer', 'upgrade'],
];

type RemoteApiOptions = {
  apiUrl: string;
  publicUrl: string;
  /** Replaces `longestSilenceMs` in tests. */
  silenceMs?: number;
};

/**
 * Forwards requests for /api, /graphql and /media to an API that runs elsewhere, and reports at /readyz whether that
 * API is ready.
 */
export function remoteApi(
  app: FastifyInstance,
  { apiUrl, publicUrl, silenceMs = longestSilenceMs }: RemoteApiOptions,
): void {
  app.get('/healthz', (_request, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const signal = AbortSignal.timeout(readyTimeoutMs);
    const ready = await fetch(new URL('/readyz', apiUrl), { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return { status: 'ready' };
    return reply.code(503).send({ status: 'unavailable', reasons: ['The API is not responding.'] });
  });
  for (const prefix of ['/api', '/graphql', '/media']) {
    app.register(httpProxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      httpMethods: app.supportedMethods,
      disableRequestLogging: true,
      // Never retries: a request without an answer may have been executed.
      replyOptions: {
        retriesCount: 0,
        retryDelay: () => null,
        rewriteRequestHeaders: headersToApi,
        rewriteHeaders: headersToVisitor,
        onError,
      },
      undici: {
        headersTimeout: silenceMs,
        bodyTimeout: silenceMs,
        // The number of connections is not limited, because each subscription keeps one open.
        connections: null,
        // The plugin accepts any certificate by default.
        connect: { rejectUnauthorized: true },
      },
      async preHandler(request) {
        request.routeKind = 'forwarded';
        // An upload may take long. Strangers cannot use this to hold connections, because the API checks the session
        // before it reads a file.
        if (isUpload(request)) request.mayTakeLong();
        const isOperation = request.routeOptions.url === '/graphql' && !wantsGraphiql(request);
        // The refusal also has the field `error`, which `/api/performance/email-report` documents for failures.
        if (isForgery(request.raw, publicUrl, { isOperation }))
          throw new RefusedError(403, forgeryMessage, { details: { error: forgeryMessage } });
      },
    });
  }
}

const isUpload = ({ method, path, headers }: FastifyRequest): boolean =>
  method === 'POST' &&
  (headers.cookie ?? headers.authorization) !== undefined &&
  /^\/api\/admin\/(media|import|replies\/[^/]+\/files)$/.test(path);

/**
 * Returns the headers of a visitor's request for the API. Adds the request's ID, and appends the client's address to
 * `X-Forwarded-For`.
 */
function headersToApi(
  { id, address, body }: { id: string; address: string; body?: unknown },
  given: IncomingHttpHeaders,
): IncomingHttpHeaders {
  const own = { ...given };
  for (const name of notForApi) delete own[name];
  // If the body is not forwarded, its length must not be forwarded either.
  if (!body) delete own['content-length'];
  return {
    ...own,
    'x-forwarded-for': [given['x-forwarded-for'], address].filter(Boolean).join(', '),
    'x-request-id': id,
  };
}

/** Returns the API's headers for the visitor, without the API's request ID, because the site sends its own. */
function headersToVisitor({ 'x-request-id': _id, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders {
  return headers;
}

const message = 'The service behind this page is not responding. Please try again in a moment.';

function onError(reply: FastifyReply<RouteGenericInterface, RawServerBase>, { error }: { error: Error }): void {
  const { request } = reply;
  // It is not an error if the client has left, or if this server ended the stream in order to stop.
  if (reply.raw.destroyed || reply.raw.writableEnded) return;
  request.log.error({ err: error, path: request.path }, 'the API did not answer');
  reply.send(new RefusedError(502, message, { details: { error: message } }));
}
