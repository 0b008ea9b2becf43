import { createHash } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { rememberedUntil, signedOutHeaders } from '#api/contract/session.ts';
import { isKnown } from '#api/http/compress.ts';
import { forgeryMessage, isForgery } from '#api/http/cross-site.ts';
import { handleError, RefusedError, refusalOf, requireJson, tooManyRequests } from '#api/http/handle-error.ts';
import { refuseOtherMethods } from '#api/http/refuse-other-methods.ts';
import { fewIssues, issuesMessage } from '#api/platform/short-refusal.ts';
import { countOperationsUnderWay } from '#api/rate-limits/rate-limits.ts';
import { clearCookie, readCookie, setCookie } from '#api/session/session.ts';
import { adminRows } from './admin-rows.ts';
import { checkoutRows } from './checkout-rows.ts';
import { describeRow } from './describe-row.ts';
import { publicRows } from './public-rows.ts';
import type { Execute, RestAnswer, RestRow } from './row.ts';

/** The documented paths under /api (SPEC section 7). A row only translates: the rules are in the GraphQL schema. */
export const restRows: readonly RestRow[] = [...publicRows, ...checkoutRows, ...adminRows];

type RestOptions = {
  executeFor(request: FastifyRequest): Execute;
  publicUrl: string;
  /** Whether PUBLIC_URL is https. */
  secure: boolean;
};

/** The maximum size of a body, in bytes, above the longest valid one (a message of 5,000 characters and a token). */
const bodyLimit = 100_000;

/** Serves the table of rows, below the prefix /api. */
export function restRoutes(app: FastifyInstance, { executeFor, publicUrl, secure }: RestOptions): void {
  app.setValidatorCompiler(validatorCompiler);
  // Do not validate answers here: TypeScript checks that they match their schemas, and tests check the public ones.
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) =>
    done(null, jsonIn(text.toString())),
  );
  const urlOf = (path: string) => path.slice('/api'.length).replaceAll(/\{(\w+)\}/g, ':$1');
  for (const path of new Set(restRows.map((row) => row.path))) {
    const methods = restRows.filter((row) => row.path === path).map(({ method }) => method);
    refuseOtherMethods(app, urlOf(path), methods);
  }
  const answering = countOperationsUnderWay();
  // The server keeps an answer in memory until its client reads it, and a public list can be large. So the number of
  // unread answers is limited for each network.
  const limitUnread = ({ address }: FastifyRequest, { raw }: FastifyReply) => {
    const end = answering.begin(address);
    if (!end) throw tooManyRequests(1);
    raw.once('close', end);
  };
  for (const row of restRows) {
    app.route<{ Params: Record<string, string> }>({
      method: row.method,
      url: urlOf(row.path),
      bodyLimit,
      config: { describe: () => describeRow(row) },
      schema: { tags: [tagOf(row.path)], ...(row.body && { body: row.body }) },
      async onRequest(request, reply) {
        if (row.forAnybody) limitUnread(request, reply);
        if (isForgery(request.raw, publicUrl)) throw new RefusedError(403, forgeryMessage);
        if (row.body) requireJson(request);
        // Fastify must ignore a content type's parameters, and the type of a body that the row does not use.
        request.raw.headers['content-type'] = row.body && 'application/json';
      },
      errorHandler(error, request, reply) {
        const refused = error.validation ? refusedBody(error) : refusalOf(error, request);
        if (!refused || !row.refusal) return handleError(refused ?? error, request, reply);
        const { status, message, headers, details } = refused;
        const more = { ...row.refusal(message), ...details };
        handleError(new RefusedError(status, message, { headers, details: more }), request, reply);
      },
      async handler(request, reply) {
        const { params, body, raw } = request;
        const deviceToken = readCookie(raw, 'agency_device', { secure });
        const answer = await row.answer({ params, body, deviceToken }, executeFor(request));
        setCookies(reply, answer, secure);
        return sendAnswer(request, reply.code(row.status ?? 200), answer.body, row.forAnybody ?? false);
      },
    });
  }
}

/** Parses JSON. Returns undefined for invalid JSON, which no row's schema accepts. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const tagOf = (path: string) => path.split('/')[2] ?? '';

/** Returns the refusal of a body that does not match its row's schema. */
function refusedBody({ validation = [] }: FastifyError): RefusedError {
  const issues = fewIssues(
    validation.map(({ instancePath, message = '' }) => ({ path: instancePath.slice(1).replaceAll('/', '.'), message })),
  );
  if (issues.some(({ path }) => path === '')) return new RefusedError(400, 'The body is not a JSON object.');
  return new RefusedError(400, issuesMessage(issues), { details: { issues } });
}

function setCookies(reply: FastifyReply, { session, buyer }: RestAnswer, secure: boolean): void {
  if (session) {
    reply.header('Set-Cookie', setCookie('agency_session', session.token, session.expiresAt, { secure }));
    const { deviceToken } = session;
    reply.header('Set-Cookie', setCookie('agency_device', deviceToken, new Date(rememberedUntil()), { secure }));
  } else if (session === null)
    reply.headers({ ...signedOutHeaders, 'Set-Cookie': clearCookie('agency_session', { secure }) });
  if (buyer) reply.header('Set-Cookie', setCookie('checkout', buyer.token, buyer.expiresAt, { secure }));
}

/** Sends an answer. A public one has an ETag, so that a client with the same copy gets a 304. */
function sendAnswer(request: FastifyRequest, reply: FastifyReply, body: unknown, forAnybody: boolean): FastifyReply {
  const text = JSON.stringify(body);
  reply.header('Vary', 'accept-encoding').type('application/json; charset=utf-8');
  if (!forAnybody) return reply.header('Cache-Control', 'no-store').send(text);
  // The tag is weak, because the same answer is sent in several encodings.
  const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
  reply.headers({ ETag: etag, 'Cache-Control': 'no-cache' });
  return isKnown(etag, request.headers['if-none-match']) ? reply.code(304).send() : reply.send(text);
}
