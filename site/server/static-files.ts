import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const immutable = 'public, max-age=31536000, immutable';
const oneDay = 'public, max-age=86400, stale-while-revalidate=604800';
/** Files that other sites and programs may embed, such as mail programs, feed readers and link previews. */
const picture = /\.(avif|ico|jpe?g|png|svg|webp)$/;

/**
 * Serves the files of the built site in the browser's encoding. A missing file is rendered as a page. Browsers keep
 * files under /assets for good, because their names contain a hash of their content.
 */
export async function staticFiles(app: FastifyInstance, { root }: { root: string }): Promise<void> {
  app.addHook('onRequest', async (request) => {
    request.routeKind = 'file';
  });
  app.addHook('onSend', async ({ path }, reply) => {
    // An error answer, such as for a range beyond the file's end, must not have the file's headers.
    if (reply.statusCode >= 400) {
      for (const name of ['Content-Encoding', 'ETag', 'Last-Modified', 'Accept-Ranges']) reply.removeHeader(name);
      return;
    }
    reply.header('Cache-Control', path.startsWith('/assets/') ? immutable : oneDay).header('Vary', 'Accept-Encoding');
    if (picture.test(path)) reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
  });
  await app.register(fastifyStatic, {
    root,
    // Adds a route for each file, so that an unknown name causes no disk access.
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    index: false,
    cacheControl: false,
    preCompressed: true,
  });
}
