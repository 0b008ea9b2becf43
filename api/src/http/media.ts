import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { mediaPath, mediaUploadPath, mostMediaBytes, parseMediaPath } from '#api/contract/media.ts';
import { renditionWidths } from '#api/contract/renditions.ts';
import { megabytes } from '#api/contract/text.ts';
import { addMediaAsset } from '#api/media/add-media-asset.ts';
import { MediaError } from '#api/media/make-renditions.ts';
import { renditionKey } from '#api/media/media-store.ts';
import type { RequestLimits } from '#api/rate-limits/rate-limits.ts';
import { RefusedError, tooManyRequests } from './handle-error.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';
import { type UploadOptions, uploadRoutes } from './uploads.ts';

const bounds = {
  most: mostMediaBytes,
  tooLarge: `This file is larger than ${megabytes(mostMediaBytes)}.`,
  // Pictures are processed one after the other. With more uploads at once, the last could reach the time limit of an
  // idle connection.
  atOnce: 16,
  tooMany: 'Too many pictures are being processed. Try again in a minute.',
};

/**
 * Adds `POST /api/admin/media?name=&replaces=`, which takes a file as its body from a signed-in admin. The file becomes
 * a new picture, or replaces the file of the picture with the id `replaces`. The answer is the picture's id and URL.
 */
export function mediaUploadRoute(app: FastifyInstance, options: UploadOptions): void {
  const { database, media } = options;
  const path = mediaUploadPath.replace(/^\/api/, '');
  refuseOtherMethods(app, path, ['POST']);
  uploadRoutes(app, options, bounds, (uploads, guards) => {
    type Sent = { Querystring: { name?: string; replaces?: string }; Body: Readable | undefined };
    uploads.post<Sent>(path, guards, async ({ query, body }) => {
      const name = String([query.name].flat()[0] ?? '');
      const replaces = query.replaces === undefined ? undefined : z.uuid().safeParse(query.replaces).data;
      if (query.replaces !== undefined && !replaces) throw new RefusedError(400, 'There is no such picture.');
      if (!body) throw new RefusedError(400, 'This file is empty.');
      try {
        const { id, hash, width } = await addMediaAsset({ name, content: body, replaces }, { database, media });
        return { id, url: mediaPath(hash, renditionWidths(width).at(-1) ?? width) };
      } catch (error) {
        throw error instanceof MediaError ? new RefusedError(422, error.message) : error;
      }
    });
  });
}

/** Adds `GET /media/<hash>/<width>.<format>`, which answers with a public rendition. A rendition never changes. */
export function mediaRoute(
  app: FastifyInstance,
  { media, limits }: Pick<UploadOptions, 'media'> & { limits: RequestLimits },
): void {
  const url = '/media/:hash/:file';
  refuseOtherMethods(app, url, ['GET']);
  app.get(url, async ({ path, address }, reply) => {
    const wait = await limits.consume('mediaByAddress', address);
    if (wait) throw tooManyRequests(wait);
    const asked = parseMediaPath(path);
    const key = asked && renditionKey(asked.hash, asked.width, asked.format);
    if (!key || !(await media.exists(key))) throw new RefusedError(404, 'There is no such picture.');
    const { contentLength } = await media.getMetaData(key);
    reply.headers({
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Content-Length': contentLength,
      // Other sites may show share pictures.
      ...(asked.format === 'jpeg' && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    });
    return reply.type(`image/${asked.format}`).send(await media.getStream(key));
  });
}
