import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import { contentType } from 'mime-types';
import send from 'send';
import { preferredEncoding } from './preferred-encoding.ts';

const immutable = 'public, max-age=31536000, immutable';
const oneDay = 'public, max-age=86400, stale-while-revalidate=604800';
/** Shown by mail programs, feed readers and whoever shares a page. */
const picture = /\.(avif|ico|jpe?g|png|svg|webp)$/;
/** What a file's answer says of the file; nothing of it may stay on another answer. */
const ownHeaders = [
  'Accept-Ranges',
  'Cache-Control',
  'Content-Encoding',
  'Content-Type',
  'ETag',
  'Last-Modified',
  'Vary',
];
const suffixes = { br: '.br', gzip: '.gz' } as const;

/**
 * Serves the files of the built site, in the compressed form the build made where the browser takes it. Resolves with
 * false for anything else, a file that has vanished included: the page behind that address then answers.
 * Files under /assets carry their content's hash in their name, so browsers may keep them for good.
 */
export function staticFiles(directory: string) {
  const files = filesIn(directory);
  return (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    if (!files.has(path)) return Promise.resolve(false);
    const encoding = preferredEncoding(request.headers['accept-encoding'], (name) => files.has(path + suffixes[name]));
    return new Promise((resolve) => {
      send(request, encoding ? path + suffixes[encoding] : path, { root: directory, cacheControl: false, index: false })
        .on('headers', (answer: ServerResponse) => {
          answer.setHeader('Cache-Control', path.startsWith('/assets/') ? immutable : oneDay);
          answer.setHeader(
            'Content-Type',
            contentType(path.slice(path.lastIndexOf('/') + 1)) || 'application/octet-stream',
          );
          answer.setHeader('Vary', 'Accept-Encoding');
          if (picture.test(path)) answer.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
          if (encoding) answer.setHeader('Content-Encoding', encoding);
        })
        .on('error', ({ status = 500 }: Error & { status?: number }) => {
          for (const name of ownHeaders) response.removeHeader(name);
          if (status === 404) return resolve(false);
          // Such as a range beyond the file's end: refused as asked, without the page behind the address.
          response.writeHead(status).end();
        })
        .pipe(response);
      response.once('close', () => resolve(true));
    });
  };
}

/** The addresses of all files, as browsers write them. Made once: a name that is not in it costs no look at the disk. */
function filesIn(directory: string): Set<string> {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return new Set(paths.map((path) => `/${relative(directory, path).split(sep).map(encodeURIComponent).join('/')}`));
}
