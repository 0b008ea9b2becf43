import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import { siteContext } from './site-context.ts';

/** How long a page may take before what is missing is given up, in ms. */
export const streamTimeout = 10_000;

/**
 * Renders a page: whole, so that it can be kept for other visitors. One whose list is late (`inTime`) is sent as it comes,
 * its loading state first, and not kept.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const site = loadContext.get(siteContext);
  const isLate = Object.values(routerContext.staticHandlerContext.loaderData).some(holdsPromise);
  const nonce = isLate ? site.beginStream() : undefined;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Promise((resolve, reject) => {
    let renderedStatus = status;
    const send = () => {
      const body = new PassThrough();
      pipe(body);
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status: renderedStatus }));
    };
    const router = <ServerRouter context={routerContext} url={request.url} nonce={nonce} />;
    const { pipe, abort } = renderToPipeableStream(router, {
      nonce,
      // Large parts would be put behind the page and moved into place by a script; readers without scripts need them there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady() {
        if (isLate) send();
      },
      onAllReady() {
        clearTimeout(timeout);
        if (!isLate) send();
      },
      onShellError: reject,
      onError(error) {
        renderedStatus = 500;
        site.logError(error);
      },
    });
    const timeout = setTimeout(() => abort(new Error('The page took too long to render.')), streamTimeout + 1000);
  });
}

/** Whether a loader gave a part of its data as a promise. */
const holdsPromise = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && Object.values(data).some((value) => value instanceof Promise);

/** Loaders' faults, with the request's id. A missing page is an answer, not a fault; nor is a visitor who went away. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (error !== request.signal.reason) context.get(siteContext).logError(error);
};
