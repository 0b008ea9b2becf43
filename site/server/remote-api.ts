import type { IncomingHttpHeaders } from 'node:http';
import { forgeryMessage, isForgery, RefusedError, wantsGraphiql } from '@agency/api';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, RawServerBase, RouteGenericInterface } from 'fastify';

/** Longest silence of the API before it counts as away, in ms. A subscription is not silent: the server pings through it. */
const longestSilenceMs = 30_000;
/** How long the API may take to say whether it is ready, in ms. */
const readyTimeoutMs = 3_000;

/**
 * Headers that end here. The first are asked and answered at the site's own door: the API elsewhere knows neither the host
 * nor the origin that visitors know. The others are about one connection (RFC 9110, section 7.6.1).
 */
const notForApi = [
  ...['origin', 'sec-fetch-site', 'sec-fetch-mode', 'sec-fetch-dest', 'sec-fetch-user'],
  ...['expect', 'keep-alive', 'proxy-authorization', 'proxy-connection', 'te', 'trailer', 'upgrade'],
];

type RemoteApiOptions = {
  apiUrl: string;
  publicUrl: string;
  /** Another longest silence, for tests. */
  silenceMs?: number;
};

/** Hands browsers' calls of /api and /graphql on to an API that runs elsewhere, and says whether that is ready. */
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
    return reply.code(503).send({ status: 'unavailable', reasons: ['The API does not answer.'] });
  });
  for (const prefix of ['/api', '/graphql']) {
    app.register(httpProxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      httpMethods: app.supportedMethods,
      disableRequestLogging: true,
      // Nothing is asked twice: what looks unanswered may have been done.
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
        // As many as there are visitors: subscriptions keep theirs.
        connections: null,
        // The plugin's default believes any certificate.
        connect: { rejectUnauthorized: true },
      },
      async preHandler(request) {
        request.routeKind = 'forwarded';
        const isOperation = request.routeOptions.url === '/graphql' && !wantsGraphiql(request);
        // `error` is what the report by mail documents, and does no harm elsewhere.
        if (isForgery(request.raw, publicUrl, { isOperation }))
          throw new RefusedError(403, forgeryMessage, { details: { error: forgeryMessage } });
      },
    });
  }
}

/** A visitor's headers as the API gets them: with the visitor's address behind those of the proxies, and the request's id. */
function headersToApi(
  { id, address, body }: { id: string; address: string; body?: unknown },
  given: IncomingHttpHeaders,
): IncomingHttpHeaders {
  const own = { ...given };
  for (const name of notForApi) delete own[name];
  // Of some methods no body is read, so none goes on.
  if (!body) delete own['content-length'];
  return {
    ...own,
    'x-forwarded-for': [given['x-forwarded-for'], address].filter(Boolean).join(', '),
    'x-request-id': id,
  };
}

/** The API's headers as the visitor gets them. The request's id is the site's own, and stands already. */
function headersToVisitor({ 'x-request-id': _id, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders {
  return headers;
}

const message = 'The service behind this page does not answer. Please try again in a moment.';

function onError(reply: FastifyReply<RouteGenericInterface, RawServerBase>, { error }: { error: Error }): void {
  const { request } = reply;
  // Who went away is not answered, and is nobody's fault; nor is a stream that this server ended to stop.
  if (reply.raw.destroyed || reply.raw.writableEnded) return;
  request.log.error({ err: error, path: request.path }, 'the API did not answer');
  reply.send(new RefusedError(502, message, { details: { error: message } }));
}
