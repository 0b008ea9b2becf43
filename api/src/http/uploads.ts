import type { PrismaClient } from '@agency/prisma';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Disk } from 'flydrive';
import { findSession, type OpenSession, pageOwnerOf, requirePageOwner } from '#api/session/session.ts';
import { networkOf } from './client-address.ts';
import { RefusedError } from './handle-error.ts';

/** How many uploads of one network may wait for the lookup of their session. */
const mostWaiting = 64;

export type UploadOptions = {
  database: PrismaClient;
  media: Disk;
  sessionTokenOf(request: FastifyRequest): string | null;
  /** @throws RefusedError if another site made a browser send the request. */
  refuseForgery(request: FastifyRequest): void;
};

/**
 * Adds routes that receive a file from a signed-in admin as a stream. `atOnce` limits how many uploads are under way.
 * The guards refuse a request before its body is read. The guards know only the Content-Length, so the route must limit
 * the actual length.
 */
export function uploadRoutes(
  app: FastifyInstance,
  { database, sessionTokenOf, refuseForgery }: UploadOptions,
  { most, tooLarge, atOnce, tooMany }: { most: number; tooLarge: string; atOnce: number; tooMany: string },
  add: (
    routes: FastifyInstance,
    guards: { onRequest(request: FastifyRequest, reply: FastifyReply): Promise<void>; bodyLimit: number },
  ) => void,
): void {
  const waiting = new Map<string, number>();
  /**
   * Finds an open session. At most `mostWaiting` requests of a network may wait for this lookup, because the server
   * keeps the arrived part of each body in memory.
   */
  async function findSessionOf({ address }: FastifyRequest, token: string): Promise<OpenSession | null> {
    const network = networkOf(address);
    const ahead = waiting.get(network) ?? 0;
    refuseIf(ahead >= mostWaiting);
    waiting.set(network, ahead + 1);
    return findSession(database, token).finally(() => {
      const left = (waiting.get(network) ?? 0) - 1;
      if (left > 0) waiting.set(network, left);
      else waiting.delete(network);
    });
  }
  async function requireSession(request: FastifyRequest): Promise<void> {
    const token = sessionTokenOf(request);
    const session = token && (await findSessionOf(request, token));
    if (!session) throw new RefusedError(401, 'Please log in.');
    requirePageOwner(session, pageOwnerOf(request.raw));
    if (Number(request.headers['content-length'] ?? 0) > most) throw new RefusedError(413, tooLarge);
    request.mayTakeLong();
  }
  const underWay = new Set<FastifyRequest>();
  function refuseIf(isFull: boolean): void {
    if (isFull) throw new RefusedError(503, tooMany, { headers: { 'Retry-After': '60' } });
  }
  /** Takes one of the `atOnce` turns. Only the admin gets one, so requests of strangers cannot use them up. */
  async function takeTurn(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await requireSession(request);
    // If the client has already left, no `close` event would end the turn.
    if (reply.raw.destroyed) throw new RefusedError(400, 'The connection was closed.');
    refuseIf(underWay.size >= atOnce);
    underWay.add(request);
    // Listens to `close`, because Fastify does not call `onResponse` for a lost connection.
    reply.raw.once('close', () => underWay.delete(request));
  }
  app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    async function onRequest(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      refuseForgery(request);
      // Refuses before the lookup of the session if no turn is free.
      refuseIf(underWay.size >= atOnce);
      await takeTurn(request, reply);
    }
    add(routes, { onRequest, bodyLimit: most });
  });
}
