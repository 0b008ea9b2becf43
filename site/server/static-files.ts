import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

const immutable = 'public, max-age=31536000, immutable';
const oneDay = 'public, max-age=86400, stale-while-revalidate=604800';

/**
 * Serves the built site's files, compressed forms included where the build made them. Calls `next` for anything else.
 * Files under /assets carry their content's hash in their name, so browsers may keep them for good.
 */
export function staticFiles(directory: string) {
  const serve = sirv(directory, {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: false,
    setHeaders(response, pathname) {
      response.setHeader('Cache-Control', pathname.startsWith('/assets/') ? immutable : oneDay);
      // The one type that sirv's table lacks.
      if (pathname.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
    },
  });
  return (request: IncomingMessage, response: ServerResponse): Promise<boolean> =>
    new Promise((resolve) => {
      response.once('finish', () => resolve(true));
      response.once('close', () => resolve(true));
      serve(request, response, () => resolve(false));
    });
}
