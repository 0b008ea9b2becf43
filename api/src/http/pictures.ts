import type { PrismaClient } from '@agency/prisma';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fetchPicture, PictureError } from '#api/pictures/fetch-picture.ts';
import type { RequestLimits } from '#api/rate-limits/rate-limits.ts';
import { findSession } from '#api/session/session.ts';
import { RefusedError, tooManyRequests } from './handle-error.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';

type PictureOptions = {
  database: PrismaClient;
  limits: RequestLimits;
  sessionTokenOf(request: FastifyRequest): string | null;
  /** Non-public IP addresses from which pictures may be fetched. Only for tests. */
  allowedAddresses?: readonly string[];
};

/** Adds `GET /api/admin/picture?url=`, which fetches a picture from another host for the admin. */
export function pictureRoute(app: FastifyInstance, options: PictureOptions): void {
  const { database, limits, sessionTokenOf, allowedAddresses } = options;
  refuseOtherMethods(app, '/admin/picture', ['GET']);
  app.get<{ Querystring: { url?: string } }>('/admin/picture', async (request, reply) => {
    const wait = await limits.consume('pictureByAddress', request.address);
    if (wait) throw tooManyRequests(wait);
    const token = sessionTokenOf(request);
    if (!token || !(await findSession(database, token))) throw new RefusedError(401, 'Please log in.');
    const gone = new AbortController();
    reply.raw.on('close', () => gone.abort());
    const address = [request.query.url].flat()[0] ?? '';
    const { type, bytes } = await fetchPicture(address, { signal: gone.signal, allowedAddresses }).catch((error) => {
      throw error instanceof PictureError ? new RefusedError(error.status, error.message) : error;
    });
    const policy = "default-src 'none'; sandbox";
    reply.headers({ 'Cache-Control': 'private, max-age=3600', 'Content-Security-Policy': policy });
    return reply.type(type).send(bytes);
  });
}
