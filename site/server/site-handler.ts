import type { HttpHandler } from '@agency/api';
import { createRequest } from '@remix-run/node-fetch-server';
import type { QueryApi } from '../app/graphql/query-api.ts';
import { type PageCache, pageKey } from './page-cache.ts';
import type { Visit } from './render-page.ts';
import type { RenderedPage } from './rendered-page.ts';
import { sendPage } from './send-page.ts';
import type { staticFiles } from './static-files.ts';

type RequestContext = Parameters<HttpHandler>[2];

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
    const asked = createRequest(request, response);
    // A HEAD is rendered as a GET: the page is stored for those who want its body, and only the sending leaves it out.
    const pageRequest = asked.method === 'HEAD' ? new Request(asked, { method: 'GET' }) : asked;
    const visit: Visit = {
      request: pageRequest,
      queryApi: queryApiFor(context),
      logError: (error) => context.log.error({ err: error, path: context.path }, 'page failed'),
    };
    const key = pageKey(pageRequest.method, new URL(pageRequest.url));
    await sendPage(request, response, key ? await pages.get(key, () => renderPage(visit)) : await renderPage(visit));
  };
}
