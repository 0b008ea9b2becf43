import type { PrismaClient } from '@agency/prisma';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Disk } from 'flydrive';
import { findSession, type OpenSession } from '#api/session/session.ts';
import { RefusedError } from './handle-error.ts';

export type UploadOptions = {
  database: PrismaClient;
  media: Disk;
  sessionTokenOf(request: FastifyRequest): string | null;
  /** @throws RefusedError if another site made a browser send the request. */
  refuseForgery(request: FastifyRequest): void;
};

/**
 * Adds routes to which a signed-in admin uploads a file, which they receive as a stream. `atOnce` limits how many uploads are
 * under way. The guards refuse before the body is read. They know only its Content-Length, so the route must limit its actual
 * length.
 */
export function uploadRoutes(
  app: FastifyInstance,
  { database, sessionTokenOf, refuseForgery }: UploadOptions,
  { most, tooLarge, atOnce, tooMany }: { most: number; tooLarge: string; atOnce: number; tooMany: string },
  add: (
    routes: FastifyInstance,
    guards: { onRequest: ((request: FastifyRequest, reply: FastifyReply) => Promise<void>)[]; bodyLimit: number },
  ) => void,
): void {
  const lookups = new Map<string, Promise<OpenSession | null>>();
  /** Uploads of one admin at the same moment share a lookup, because the server keeps what it has of each body meanwhile. */
  async function findOnce(token: string): Promise<OpenSession | null> {
    const found = lookups.get(token) ?? findSession(database, token).finally(() => lookups.delete(token));
    lookups.set(token, found);
    return found;
  }
  async function requireSession(request: FastifyRequest): Promise<void> {
    const token = sessionTokenOf(request);
    if (!token || !(await findOnce(token))) throw new RefusedError(401, 'Please sign in.');
    if (Number(request.headers['content-length'] ?? 0) > most) throw new RefusedError(413, tooLarge);
    request.mayTakeLong();
  }
  const underWay = new Set<FastifyRequest>();
  /** Also runs before the session is looked up, which saves the lookup. */
  function refuseWhenFull(): void {
    if (underWay.size >= atOnce) throw new RefusedError(503, tooMany, { headers: { 'Retry-After': '60' } });
  }
  /** Only signed-in admins take turns: requests of strangers must not use them up. */
  async function takeTurn(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await requireSession(request);
    // No `close` follows for a client that left meanwhile.
    if (reply.raw.destroyed) throw new RefusedError(400, 'The connection was closed.');
    refuseWhenFull();
    underWay.add(request);
    // Fastify's `onResponse` does not run for a connection that was lost, and its turn would be gone for good.
    reply.raw.once('close', () => underWay.delete(request));
  }
  app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    const refuseEarly = async (request: FastifyRequest) => {
      refuseForgery(request);
      refuseWhenFull();
    };
    add(routes, { onRequest: [refuseEarly, takeTurn], bodyLimit: most });
  });
}
