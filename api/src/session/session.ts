import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { PrismaClient } from '@agency/prisma';
import { limits } from '#api/contract/limits.ts';
import { type CookieOptions, readCookie } from './cookies.ts';

/** A new secret of 256 random bits, in characters that any header, cookie and address can carry. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether this may be a token as this API makes them; anything else is not worth a look at the database. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** What the database keeps of a token: SHA-256 in hex. The token is random and long, so it needs no salt and no slowness. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The session token a request bears: in `Authorization: Bearer`, as the console does, else in the browser's cookie. */
export function sessionTokenOf(request: IncomingMessage, options: CookieOptions): string | null {
  const [, bearer] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  const token = bearer ?? readCookie(request, 'agency_session', options);
  return isToken(token) ? token : null;
}

/** The token of the browser that asks; null when it bears none. */
export function buyerTokenOf(request: Parameters<typeof readCookie>[0], options: CookieOptions): string | null {
  const token = readCookie(request, 'checkout', options);
  return isToken(token) ? token : null;
}

/** A session that is open at this moment. */
export type OpenSession = { id: string; tokenHash: string; expiresAt: Date; user: { id: string; username: string } };

const hourMs = 3_600_000;
/** How exactly it is noted when a session was last used, so that reading seldom means writing. */
const noteEveryMs = 60_000;

/** The open session of this token; null when there is none, or when it was left alone too long. Notes that it is used. */
export async function findSession(database: PrismaClient, token: string): Promise<OpenSession | null> {
  const now = Date.now();
  const session = await database.session.findUnique({
    where: {
      tokenHash: hashToken(token),
      expiresAt: { gt: new Date(now) },
      lastSeenAt: { gt: new Date(now - limits.session.idleHours * hourMs) },
    },
    include: { user: { select: { id: true, username: true } } },
  });
  if (!session) return null;
  const { id, tokenHash, expiresAt, lastSeenAt, user } = session;
  if (now - lastSeenAt.getTime() > noteEveryMs) {
    // Not `update`: the session may have ended this very moment, which is no fault.
    await database.session.updateMany({ where: { id }, data: { lastSeenAt: new Date(now) } });
  }
  return { id, tokenHash, expiresAt, user };
}
