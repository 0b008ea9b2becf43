import type { IncomingMessage, ServerResponse } from 'node:http';
import { type HttpHandler, sessionTokenOf } from '@agency/api';
import { createRequest } from '@remix-run/node-fetch-server';
import type { QueryApi } from '../app/graphql/query-api.ts';
import type { Caller } from './caller.ts';
import type { PageCache } from './page-cache.ts';
import type { Visit } from './render-page.ts';
import type { RenderedPage } from './rendered-page.ts';
import { sendPage } from './send-page.ts';
import { sharedAddress } from './shared-address.ts';
import type { staticFiles } from './static-files.ts';

type SiteParts = {
  pages: Pick<PageCache, 'get'>;
  files: ReturnType<typeof staticFiles>;
  renderPage(visit: Visit): Promise<RenderedPage>;
  /** The ids of the site's routes, by which its scripts ask for parts of data. */
  routeIds: ReadonlySet<string>;
  /** The API as this one request's loaders reach it. */
  queryApiFor(caller: Caller): QueryApi;
  /** PUBLIC_URL is https. */
  secure: boolean;
};

/** Methods that a browser can send to a page. */
const methods = new Set(['GET', 'HEAD', 'POST']);

/** Answers a request for the site: a file if there is one of that name, else a page, from the store where it may be. */
export function siteHandler({ pages, files, renderPage, routeIds, queryApiFor, secure }: SiteParts): HttpHandler {
  return async (request, response, context) => {
    const method = request.method ?? 'GET';
    if (!methods.has(method)) return refuse(response, 405, { Allow: [...methods].join(', ') });
    const url = addressOf(request);
    if (!url) return refuse(response, 400);

    context.routeKind = 'file';
    if (method !== 'POST' && (await files(request, response))) return;
    context.routeKind = 'page';
    if (method !== 'POST' && url.pathname.endsWith('/') && url.pathname !== '/')
      return redirectWithoutSlash(response, url);

    const shared = sharedAddress(method, url, routeIds);
    const render = () =>
      renderPage({
        // What is rendered for everyone knows nothing of the visitor who happened to come first.
        request: shared ? new Request(new URL(shared, url)) : createRequest(request, response, { host: url.host }),
        queryApi: queryApiFor({ ...context, sessionToken: shared ? null : sessionTokenOf(request, { secure }) }),
        logError: (error) => context.log.error({ err: error, path: context.path }, 'page failed'),
      });
    await sendPage(request, response, shared ? await pages.get(shared, render) : await render());
  };
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

function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(status === 405 ? 'This method is not used here.\n' : 'This address cannot be read.\n');
}

/** One address a page. Leading slashes are folded too, or the answer could send a visitor to another host. */
function redirectWithoutSlash(response: ServerResponse, { pathname, search }: URL): void {
  const path = `/${pathname.replaceAll(/^\/+|\/+$/g, '')}`;
  response.writeHead(308, { Location: path + search }).end();
}
