import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { type SiteContext, siteContext } from './site-context.ts';

const handle = createRequestHandler(build);

/** The IDs of the site's routes. A browser that needs the data of only some routes names them by these IDs. */
export const routeIds: readonly string[] = Object.keys(build.routes);

/** Answers a request for a page. The server's entry point into the built site. `parts`: the context of this request. */
export function handlePage(request: Request, parts: SiteContext): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(siteContext, parts);
  return handle(request, context);
}
