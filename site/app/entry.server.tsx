import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import { siteContext } from './site-context.ts';

/** How long a page may take before what is missing is given up, in ms. */
export const streamTimeout = 10_000;

/** Renders a page whole: it is stored for other visitors, so nothing of it may come later. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { logError } = loadContext.get(siteContext);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Promise((resolve, reject) => {
    let renderedStatus = status;
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
      // Large parts would be put behind the page and moved into place by a script; readers without scripts need them there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timeout);
        const body = new PassThrough();
        pipe(body);
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status: renderedStatus }));
      },
      onShellError: reject,
      onError(error) {
        renderedStatus = 500;
        logError(error);
      },
    });
    const timeout = setTimeout(() => abort(new Error('The page took too long to render.')), streamTimeout + 1000);
  });
}

/** Loaders' faults, with the request's id. A missing page is an answer, not a fault; nor is a visitor who went away. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (error !== request.signal.reason) context.get(siteContext).logError(error);
};
