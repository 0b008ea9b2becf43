import { PassThrough, Writable } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type Location,
  type RouterContextProvider,
  ServerRouter,
  StaticRouter,
} from 'react-router';
import { RenderOnceContext } from '#ui/rendered-once/rendered-once.ts';
import { DocumentContext } from './layout/page-scripts.tsx';
import { siteContext } from './site-context.ts';

/** How long a streamed page may wait for missing data, in ms. */
export const streamTimeout = 10_000;

/**
 * Renders a page as a whole, because it may be cached for other visitors. Only a page with a late list (see `inTime`)
 * is streamed, with a loading state first, and is not cached.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const site = loadContext.get(siteContext);
  const { loaderData, location } = routerContext.staticHandlerContext;
  const isLate = Object.values(loaderData).some(holdsPromise);
  const nonce = isLate ? site.beginStream() : undefined;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Promise((resolve, reject) => {
    let renderedStatus = status;
    const send = (body: BodyInit | null) => resolve(new Response(body, { headers, status: renderedStatus }));
    const router = (
      <RenderOnceContext value={import.meta.env.DEV ? null : (key, content) => renderOnce(key, content, location)}>
        <DocumentContext value={{ entry: routerContext, nonce }}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </DocumentContext>
      </RenderOnceContext>
    );
    const { pipe, abort } = renderToPipeableStream(router, {
      nonce,
      // Pages must work without scripts. By default, React would send large parts at the end, and move them with a
      // script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady() {
        if (isLate) send(createReadableStreamFromReadable(pipe(new PassThrough())));
      },
      onAllReady() {
        clearTimeout(timeout);
        if (isLate) return;
        pipe(
          collecting((html) => {
            site.takeMarkup(html);
            send(null);
          }),
        );
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

/** Returns a stream that collects what is written to it. At the end, it passes the whole text to `onEnd`. */
function collecting(onEnd: (text: string) => void): Writable {
  const chunks: Uint8Array[] = [];
  return new Writable({
    write(chunk: Uint8Array, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      onEnd(Buffer.concat(chunks).toString());
      done();
    },
  });
}

/** The cached markup of headers, footers, charts and cards: most of a page's elements. */
const rendered = new LRUCache<string, string>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (markup, key) => 2 * (markup.length + key.length) + 100,
});

/**
 * The prefix of the ids that `useId` creates here. `renderOnce` refuses markup with such ids, because the browser would
 * create other ids.
 */
const foreignId = 'id-of-its-own';

/**
 * Returns the markup of `content`, for `useRenderedOnce`. All visitors get this markup, so it is rendered without the
 * URL's query, which may contain one visitor's data.
 *
 * @throws Error if `content` calls `useId`.
 */
export function renderOnce(key: string, content: ReactNode, { pathname }: Pick<Location, 'pathname'>): string {
  const known = rendered.get(key);
  if (known !== undefined) return known;
  const markup = renderToString(<StaticRouter location={{ pathname }}>{content}</StaticRouter>, {
    identifierPrefix: foreignId,
  });
  if (markup.includes(foreignId)) throw new Error(`useId is called in "${key}", which is rendered once.`);
  rendered.set(key, markup);
  return markup;
}

/** Whether a loader's data contains a promise. */
const holdsPromise = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && Object.values(data).some((value) => value instanceof Promise);

/** Logs faults of loaders with the request's ID. An aborted request is not a fault. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (error !== request.signal.reason) context.get(siteContext).logError(error);
};
