import type { ServerResponse } from 'node:http';
import type { HttpHandler, RequestContext } from '@agency/api';
import { createRequest } from '@remix-run/node-fetch-server';
import type { QueryApi } from '../app/graphql/query-api.ts';
import { type PageCache, sharedAddress } from './page-cache.ts';
import type { Visit } from './render-page.ts';
import type { RenderedPage } from './rendered-page.ts';
import { sendPage } from './send-page.ts';
import type { staticFiles } from './static-files.ts';

type SiteParts = {
  pages: Pick<PageCache, 'get'>;
  files: ReturnType<typeof staticFiles>;
  renderPage(visit: Visit): Promise<RenderedPage>;
  /** The API as this one request's loaders reach it. */
  queryApiFor(context: RequestContext): QueryApi;
};

/** Answers a request for the site: a file if there is one of that name, else a page, from the store where it may be. */
export function siteHandler({ pages, files, renderPage, queryApiFor }: SiteParts): HttpHandler {
  return async (request, response, context) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    context.routeKind = 'file';
    if (reads && (await files(request, response))) return;

    context.routeKind = 'page';
    const pageRequest = createRequest(request, response);
    const url = new URL(pageRequest.url);
    if (reads && url.pathname.length > 1 && url.pathname.endsWith('/')) return redirectWithoutSlash(response, url);

    const shared = sharedAddress(pageRequest.method, url);
    const render = () =>
      renderPage({
        // A render that others wait for does not end with the visit that happened to start it.
        request: shared ? new Request(shared, { headers: pageRequest.headers }) : pageRequest,
        queryApi: queryApiFor(context),
        logError: (error) => context.log.error({ err: error, path: context.path }, 'page failed'),
      });
    const page = shared ? await pages.get(shared.pathname + shared.search, render) : await render();
    await sendPage(request, response, page);
  };
}

/** One address a page. Leading slashes are folded too, or the answer could send a visitor to another host. */
function redirectWithoutSlash(response: ServerResponse, { pathname, search }: URL): void {
  const path = `/${pathname.replaceAll(/^\/+|\/+$/g, '')}`;
  response.writeHead(308, { Location: path + search }).end();
}
