import {
  buyerTokenOf,
  isCrossSite,
  pageOwnerOf,
  type RequestLimits,
  sessionTokenOf,
  tooManyRequests,
  unavailable,
} from '@agency/api';
import { siteTag } from '@agency/api/contract/content-tags';
import { createRequest } from '@remix-run/node-fetch-server';
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerHookHandler } from 'fastify';
import { isRouteErrorResponse } from 'react-router';
import type { QueryApi } from '../app/graphql/query-api.ts';
import { type PageCache, sharedAddress } from './page-cache.ts';
import { type Caller, isUnavailable, rootFields, tagsOfField } from './query-api.ts';
import type { Visit } from './render-page.ts';
import { RenderedPage } from './rendered-page.ts';

export type SiteParts = {
  pages: Pick<PageCache, 'get' | 'has'>;
  limits: RequestLimits;
  renderPage(visit: Visit): Promise<RenderedPage>;
  /** The IDs of the site's routes. Browsers may request the data of some routes by these IDs. */
  routeIds: ReadonlySet<string>;
  /** Returns the function that calls the API for one request. `shared`: whether the page is cached for everyone. */
  queryApiFor(caller: Caller, page: { shared: boolean }): QueryApi;
  /** The public origin of the site, and whether that origin uses https. */
  publicUrl: string;
  secure: boolean;
  /** Called before each page, in development. */
  beforePages?: preHandlerHookHandler;
};

/** Methods that a browser can send to a page. */
const methods = ['GET', 'HEAD', 'POST'];
/**
 * The maximum size of a visitor's form. Leaves room for a message of 5,000 escaped characters and a bot check's token.
 */
const maxFormBytes = 256 * 1024;
/** The maximum size of an admin form. Leaves room for a post of 200,000 characters, each escaped to nine bytes. */
const maxAdminFormBytes = 2 * 1024 * 1024;

/**
 * Adds the site's pages to an app. Any path that no other route handles is rendered: as its page, or as the not-found
 * page.
 */
export function siteRoutes(app: FastifyInstance, parts: SiteParts): void {
  const { pages, limits, renderPage, routeIds, queryApiFor, publicUrl, secure } = parts;
  const preHandler: preHandlerHookHandler = parts.beforePages ?? ((_request, _reply, done) => done());

  app.setNotFoundHandler({ preHandler }, async (request, reply) => {
    request.routeKind = 'page';
    const { method, raw } = request;
    if (!methods.includes(method)) return refuse(reply, 405, { Allow: methods.join(', ') });
    // The URL has a fixed host, because the visitor's Host header must not matter.
    const url = request.url.startsWith('/') ? URL.parse(`http://site.invalid${request.url}`) : null;
    if (!url) return refuse(reply, 400);
    const refusal = method === 'POST' ? refusalOfForm(request, publicUrl) : null;
    if (refusal) return refuse(reply, refusal, { Connection: 'close' });
    const path = withoutSlashes(url);
    const isDetour = method !== 'POST' && path !== request.path;
    const redirectToPath = () =>
      reply
        .code(308)
        .header('Location', path + url.search)
        .send();
    // The router may redirect the cleaned path too, so rendering it now can save the visitor a second redirect.
    if (isDetour) url.pathname = path;

    const shared = sharedAddress(method, url, routeIds);
    const isKept = shared !== null && pages.has(shared);
    const wait = isKept ? null : await limits.consume('pageByAddress', request.address);
    const asPage = Boolean(request.headers.accept?.includes('text/html'));
    if (wait) throw tooManyRequests(wait, { asPage });
    // The data of a shared page must not depend on the visitor who requests it first.
    const visitor = shared
      ? { sessionToken: null, buyerToken: null, address: '127.0.0.1' }
      : {
          sessionToken: sessionTokenOf(raw, { secure }),
          buyerToken: buyerTokenOf(raw, { secure }),
          pageOwner: pageOwnerOf(raw),
        };
    const caller = { requestId: request.id, log: request.log, address: request.address, ...visitor };
    const { queryApi, refusedFor, wasUnavailable, tags } = observed(queryApiFor(caller, { shared: shared !== null }));
    const render = async (how: Pick<Visit, 'mayStream'>) => {
      const page = await renderPage({
        request: shared ? new Request(new URL(shared, url)) : requestFor(request, reply, isDetour ? url : null),
        queryApi,
        tags: shared ? tags : null,
        ...how,
        logError: (error) => logPageError(error, request),
      });
      return page.status >= 500 && wasUnavailable() ? notNow(page) : page;
    };
    const page = shared ? await pages.get(shared, render) : await render({ mayStream: true });
    const refusedSeconds = refusedFor();
    if (refusedSeconds && asPage && page.status >= 400) throw tooManyRequests(refusedSeconds, { asPage });
    const location = page.headers.get('Location');
    // The redirect of a moved page may be cached for everyone, so it has no campaign tags. This adds the visitor's
    // query.
    if (page.status === 301 && location && url.search)
      return reply
        .code(301)
        .headers({ Location: location + url.search, 'Cache-Control': 'no-store' })
        .send();
    return isDetour && !location ? redirectToPath() : page.send(request, reply);
  });
}

/** Returns a 503 with `Retry-After`, for a page that failed because the API is unavailable. */
function notNow({ headers, body }: RenderedPage): RenderedPage {
  headers.set('Retry-After', String(unavailable.retryAfterSeconds));
  return new RenderedPage(503, headers, body);
}

/** Returns the visitor's request, with `address` as its URL if given. */
function requestFor({ raw, method }: FastifyRequest, reply: FastifyReply, address: URL | null): Request {
  const asked = createRequest(raw, reply.raw, { host: 'site.invalid' });
  return address ? new Request(address, { method, headers: asked.headers, signal: asked.signal }) : asked;
}

/**
 * Wraps `queryApi` to record the tags of the page's content, whether the API was unavailable, and how many seconds to
 * wait if a rate limit refused a call (else 0).
 */
function observed(queryApi: QueryApi) {
  let seconds = 0;
  let unanswered = false;
  const tags = new Set<string>([siteTag]);
  return {
    tags,
    refusedFor: () => seconds,
    wasUnavailable: () => unanswered,
    queryApi: ((document, variables) => {
      for (const field of rootFields(document)) for (const tag of tagsOfField(field)) tags.add(tag);
      return queryApi(document, variables).catch((error: unknown) => {
        if (error instanceof Response && error.status === 429) seconds = Number(error.headers.get('Retry-After') ?? 60);
        unanswered ||= isUnavailable(error);
        throw error;
      });
    }) satisfies QueryApi,
  };
}

/**
 * Logs why a page failed. Refusals are logged as warnings, because they are the client's fault. The API logs its own
 * failures, so an unavailable API is only a warning too.
 */
function logPageError(error: unknown, { log, path, warnSampled }: FastifyRequest): void {
  const isRefusal = (isRouteErrorResponse(error) || error instanceof Response) && error.status < 500;
  if (isUnavailable(error)) log.warn({ path }, 'page failed: the API cannot answer now');
  else if (isRefusal) warnSampled('page refused', { status: error.status });
  else log.error({ err: error, path }, 'page failed');
}

/** Returns the status with which a form is refused; null if the form is accepted. */
function refusalOfForm({ headers, path }: FastifyRequest, publicUrl: string): keyof typeof refusals | null {
  if (isCrossSite({ headers }, publicUrl)) return 403;
  if (headers['transfer-encoding']) return 411;
  const most = path.startsWith('/admin/') ? maxAdminFormBytes : maxFormBytes;
  return Number(headers['content-length'] ?? 0) > most ? 413 : null;
}

const refusals = {
  400: 'This URL is not valid.',
  403: 'This form was sent from another site. Open the page here and send it again.',
  405: 'This request method is not supported.',
  411: 'The form was sent without its length (Content-Length).',
  413: 'This form is too large.',
};

function refuse(reply: FastifyReply, status: keyof typeof refusals, headers: Record<string, string> = {}) {
  reply.code(status).headers({ ...headers, 'Cache-Control': 'no-store' });
  return reply.type('text/plain; charset=utf-8').send(`${refusals[status]}\n`);
}

/**
 * Returns a path without double and trailing slashes, so that each page has one path. The path begins with only one
 * slash, because a redirect to `//host` would lead to another host. `redirectToCanonicalPath` in the root route handles
 * capitals and escapes.
 */
function withoutSlashes({ pathname }: URL): string {
  return pathname.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/(?=(\.data)?$)/, '');
}
