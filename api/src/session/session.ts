import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { PrismaClient } from '@agency/prisma';
import { parseCookie, stringifySetCookie } from 'cookie';
import { limits } from '#api/contract/limits.ts';

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

/** `secure`: PUBLIC_URL is https. The prefix then binds the cookie to this one host (RFC 6265bis, section 4.1.3.2). */
export type CookieOptions = { secure: boolean };

const nameOf = ({ secure }: CookieOptions) => (secure ? '__Host-agency_session' : 'agency_session');

const attributes = ({ secure }: CookieOptions) =>
  ({ name: nameOf({ secure }), httpOnly: true, sameSite: 'lax', path: '/', secure }) as const;

/** The Set-Cookie value that keeps a session's token in the browser until the session's end. */
export function sessionCookie(token: string, expires: Date, options: CookieOptions): string {
  return stringifySetCookie({ ...attributes(options), value: token, expires });
}

/** The Set-Cookie value that makes the browser forget its session. */
export function endedSessionCookie(options: CookieOptions): string {
  return stringifySetCookie({ ...attributes(options), value: '', maxAge: 0 });
}

/** The session token a request bears: in `Authorization: Bearer`, as the console does, else in the browser's cookie. */
export function sessionTokenOf({ headers }: IncomingMessage, options: CookieOptions): string | null {
  const [, bearer] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  const token = bearer ?? parseCookie(headers.cookie ?? '')[nameOf(options)] ?? '';
  return isToken(token) ? token : null;
}

/** What the cookie is called. A site whose API runs elsewhere sends it on by this name. */
export const buyerCookieName = ({ secure }: CookieOptions) => (secure ? '__Host-checkout' : 'checkout');

/** The Set-Cookie value that keeps in the browser which orders it placed. */
export function buyerCookie(token: string, expires: Date, { secure }: CookieOptions): string {
  return stringifySetCookie({
    name: buyerCookieName({ secure }),
    value: token,
    expires,
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
  });
}

/** The token of the browser that asks; null when it bears none. */
export function buyerTokenOf({ headers }: Pick<IncomingMessage, 'headers'>, options: CookieOptions): string | null {
  const token = parseCookie(headers.cookie ?? '')[buyerCookieName(options)] ?? '';
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
