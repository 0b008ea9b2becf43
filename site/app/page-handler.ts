import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { type SiteContext, siteContext } from './site-context.ts';

const handle = createRequestHandler(build);

/** The ids of the site's routes. The site's scripts name some of them to request only a part of a page's data. */
export const routeIds: readonly string[] = Object.keys(build.routes);

/** Answers a request for a page. The server's entry point into the built site. `parts` are for this request only. */
export function handlePage(request: Request, parts: SiteContext): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(siteContext, parts);
  return handle(request, context);
}
