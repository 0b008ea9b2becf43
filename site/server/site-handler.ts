import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  buyerTokenOf,
  type HttpHandler,
  isCrossSite,
  type RequestContext,
  type RequestLimits,
  refuseTooMany,
  sessionTokenOf,
} from '@agency/api';
import { createRequest } from '@remix-run/node-fetch-server';
import { isRouteErrorResponse } from 'react-router';
import type { QueryApi } from '../app/graphql/query-api.ts';
import type { Caller } from './caller.ts';
import type { PageCache } from './page-cache.ts';
import type { Visit } from './render-page.ts';
import type { RenderedPage } from './rendered-page.ts';
import { sendPage } from './send-page.ts';
import { sharedAddress } from './shared-address.ts';
import type { staticFiles } from './static-files.ts';

type SiteParts = {
  pages: Pick<PageCache, 'get' | 'has'>;
  limits: RequestLimits;
  files: ReturnType<typeof staticFiles>;
  renderPage(visit: Visit): Promise<RenderedPage>;
  /** The ids of the site's routes, by which its scripts ask for parts of data. */
  routeIds: ReadonlySet<string>;
  /** The API as this one request's loaders and actions reach it. */
  queryApiFor(caller: Caller): QueryApi;
  /** The origin that visitors know the site by, and whether it is https. */
  publicUrl: string;
  secure: boolean;
};

/** Methods that a browser can send to a page. */
const methods = new Set(['GET', 'HEAD', 'POST']);
/** The longest form: a message of 5,000 characters, each escaped, and a bot check's token, with room to spare. */
const maxFormBytes = 256 * 1024;

/** Answers a request for the site: a file if there is one of that name, else a page, from the store where it may be. */
export function siteHandler(parts: SiteParts): HttpHandler {
  const { pages, limits, files, renderPage, routeIds, queryApiFor, publicUrl, secure } = parts;
  return async (request, response, context) => {
    const method = request.method ?? 'GET';
    if (!methods.has(method)) return refuse(response, 405, { Allow: [...methods].join(', ') });
    const url = addressOf(request);
    if (!url) return refuse(response, 400);
    const refusal = method === 'POST' ? refusalOfForm(request, publicUrl) : null;
    if (refusal) return refuse(response, refusal, { Connection: 'close' });

    context.routeKind = 'file';
    if (method !== 'POST' && (await files(request, response))) return;
    context.routeKind = 'page';
    const path = withoutSlashes(url);
    if (method !== 'POST' && path !== context.path)
      return void response.writeHead(308, { Location: path + url.search }).end();

    const shared = sharedAddress(method, url, routeIds);
    const isKept = shared !== null && pages.has(shared);
    const wait = isKept ? null : await limits.consume('pageByAddress', context.address);
    if (wait)
      return refuseTooMany(request, response, wait, { asPage: Boolean(request.headers.accept?.includes('text/html')) });
    // What is rendered for everyone knows nothing of the visitor who happened to come first, nor stands under their limits.
    const visitor = shared
      ? { sessionToken: null, buyerToken: null, address: '127.0.0.1' }
      : { sessionToken: sessionTokenOf(request, { secure }), buyerToken: buyerTokenOf(request, { secure }) };
    const render = () =>
      renderPage({
        request: shared ? new Request(new URL(shared, url)) : createRequest(request, response, { host: url.host }),
        queryApi: queryApiFor({ ...context, ...visitor }),
        logError: (error) => logPageError(error, context),
      });
    await sendPage(request, response, shared ? await pages.get(shared, render) : await render());
  };
}

/**
 * Writes why a page failed. What the router itself refuses, such as a form where none is taken, and what the API refuses for
 * coming too often, is the client's doing.
 */
function logPageError(error: unknown, { log, path, warnSampled }: RequestContext): void {
  const isRefusal = (isRouteErrorResponse(error) || error instanceof Response) && error.status < 500;
  if (isRefusal) warnSampled('page refused', { status: error.status });
  else log.error({ err: error, path }, 'page failed');
}

/** The address asked for, on a host of no meaning: who visitors say they talk to decides nothing. Null when it is malformed. */
function addressOf({ url = '/' }: IncomingMessage): URL | null {
  if (!url.startsWith('/')) return null;
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return URL.parse(`http://site.invalid${url}`);
  } catch {
    return null;
  }
}

/** Why a form cannot be taken, as a status; null when it can. */
function refusalOfForm({ headers }: IncomingMessage, publicUrl: string): keyof typeof refusals | null {
  if (isCrossSite({ headers }, publicUrl)) return 403;
  if (headers['transfer-encoding']) return 411;
  return Number(headers['content-length'] ?? 0) > maxFormBytes ? 413 : null;
}

const refusals = {
  400: 'This address cannot be read.',
  403: 'This form was sent from another site. Open the page here and send it again.',
  405: 'This method is not used here.',
  411: 'A form must say how long it is.',
  413: 'This is more than a form here can hold.',
};

function refuse(response: ServerResponse, status: keyof typeof refusals, headers: Record<string, string> = {}): void {
  response.writeHead(status, {
    ...headers,
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=utf-8',
  });
  response.end(`${refusals[status]}\n`);
}

/**
 * One address a page: the path without double and closing slashes, and without the detours (`/./`) that the parser has taken
 * out. It begins with one slash, so that it leads to no other host. The root's `redirectToCanonicalPath` looks at the words.
 */
function withoutSlashes({ pathname }: URL): string {
  return pathname.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/(?=(\.data)?$)/, '');
}
