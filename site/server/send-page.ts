import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RenderedPage } from './rendered-page.ts';

/** Writes a finished page: compressed as the browser takes it, or 304 when the browser still has it. */
export async function sendPage(request: IncomingMessage, response: ServerResponse, page: RenderedPage): Promise<void> {
  // A page's policy takes the place of the one for data; two would both be enforced. Only cookies may come several times.
  for (const [name, value] of page.headers)
    name === 'set-cookie' ? response.appendHeader(name, value) : response.setHeader(name, value);
  response.setHeader('Vary', 'Accept-Encoding');
  // What a form was answered with holds what was entered, and is nobody else's.
  if (request.method === 'POST') response.setHeader('Cache-Control', 'no-store');
  else if (page.shared) {
    // Browsers ask each time, and are answered from the store or told that nothing changed.
    if (!page.headers.has('Cache-Control')) response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('ETag', page.etag);
    if (matches(request.headers['if-none-match'], page.etag)) return void response.writeHead(304).end();
  } else if (!page.headers.has('Cache-Control')) {
    // Caches may keep a 404 even when nothing is said, and a page may come to that address.
    response.setHeader('Cache-Control', 'no-store');
  }
  const { bytes, encoding } = await page.body(String(request.headers['accept-encoding'] ?? ''));
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', bytes.length);
  response.writeHead(page.status).end(request.method === 'HEAD' ? undefined : bytes);
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(/\s*,\s*/).some((tag) => tag === etag || tag === '*') ?? false;
}
