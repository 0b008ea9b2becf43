import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { type SiteContext, siteContext } from './site-context.ts';

const handle = createRequestHandler(build);

/** The ids of the site's routes, by which its scripts ask for parts of data. */
export const routeIds: readonly string[] = Object.keys(build.routes);

/** Answers a request for a page: the server's entry into the built site. `parts` are for this one request. */
export function handlePage(request: Request, parts: SiteContext): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(siteContext, parts);
  return handle(request, context);
}
