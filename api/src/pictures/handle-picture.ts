import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PrismaClient } from '@agency/prisma';
import { allowMethods, refuse } from '#api/platform/send-json.ts';
import { findSession } from '#api/session/session.ts';
import { fetchPicture, PictureError } from './fetch-picture.ts';

type HandlePictureOptions = {
  database: PrismaClient;
  sessionToken: string | null;
  /** See `fetchPicture`. */
  allowedAddresses?: readonly string[];
};

/** Answers `GET /api/admin/picture?url=` with somebody else's picture, for a signed-in admin only. */
export async function handlePicture(
  request: IncomingMessage,
  response: ServerResponse,
  { database, sessionToken, allowedAddresses }: HandlePictureOptions,
): Promise<void> {
  if (!allowMethods(request.method, response, ['GET'])) return;
  const session = sessionToken && (await findSession(database, sessionToken));
  if (!session) return refuse(response, 401, 'Please sign in.');
  const address = new URL(request.url ?? '', 'http://localhost').searchParams.get('url') ?? '';
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  try {
    const { type, bytes } = await fetchPicture(address, { signal: gone.signal, allowedAddresses });
    response.writeHead(200, {
      'Content-Type': type,
      'Content-Length': bytes.byteLength,
      'Cache-Control': 'private, max-age=3600',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    });
    response.end(bytes);
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    refuse(response, error.status, error.message);
  }
}
