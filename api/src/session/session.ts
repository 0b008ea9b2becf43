import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { PrismaClient } from '@agency/prisma';
import { parseCookie, stringifySetCookie } from 'cookie';
import { limits } from '#api/contract/limits.ts';
import { type CookieKind, pageOwnerHeader, pageOwnerNamed } from '#api/contract/session.ts';
import { OtherAdminError } from '#api/graphql/failures.ts';

/**
 * `secure`: whether PUBLIC_URL uses https. If it does, the names of cookies begin with `__Host-`, which binds them to
 * one host (RFC 6265bis).
 */
export type CookieOptions = { secure: boolean };

/** Returns a cookie's name. If the API runs elsewhere, the site forwards its visitors' cookies under the same names. */
export const cookieName = (kind: CookieKind, { secure }: CookieOptions) => (secure ? `__Host-${kind}` : kind);

const attributes = (kind: CookieKind, { secure }: CookieOptions) =>
  ({ name: cookieName(kind, { secure }), httpOnly: true, sameSite: 'lax', path: '/', secure }) as const;

/** Returns the Set-Cookie value that stores a value in the browser until `expires`. */
export function setCookie(kind: CookieKind, value: string, expires: Date, options: CookieOptions): string {
  return stringifySetCookie({ ...attributes(kind, options), value, expires });
}

/** Returns the Set-Cookie value that deletes a cookie. */
export function clearCookie(kind: CookieKind, options: CookieOptions): string {
  return stringifySetCookie({ ...attributes(kind, options), value: '', maxAge: 0 });
}

/** Returns the value of a request's cookie, or an empty string. */
export function readCookie(
  { headers }: { headers: Pick<IncomingHttpHeaders, 'cookie'> },
  kind: CookieKind,
  options: CookieOptions,
): string {
  return parseCookie(headers.cookie ?? '')[cookieName(kind, options)] ?? '';
}

/** Creates a secret of 256 random bits, in characters that are allowed in headers, cookies and URLs. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a text has the format of a token. Other text is never looked up in the database. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** Returns the stored form of a token: SHA-256 in hex. Long random tokens need no salt and no slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Returns a request's session token: from `Authorization: Bearer`, as the console sends it, or from the cookie. */
export function sessionTokenOf(request: IncomingMessage, options: CookieOptions): string | null {
  const [, bearer] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  const token = bearer ?? readCookie(request, 'agency_session', options);
  return isToken(token) ? token : null;
}

/** Returns the token of the buyer's browser, or null. */
export function buyerTokenOf(request: Parameters<typeof readCookie>[0], options: CookieOptions): string | null {
  const token = readCookie(request, 'checkout', options);
  return isToken(token) ? token : null;
}

export type OpenSession = { id: string; tokenHash: string; expiresAt: Date; user: { id: string; username: string } };

const hourMs = 3_600_000;
/** The minimum time between two writes of a session's last use, in ms. A write for each request would be slow. */
const noteEveryMs = 60_000;

/** Returns the open session of this token, or null if there is none or it was idle too long. Records the use. */
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
    // `update` would throw if the session ended at this moment, which is not an error.
    await database.session.updateMany({ where: { id }, data: { lastSeenAt: new Date(now) } });
  }
  return { id, tokenHash, expiresAt, user };
}

/** Returns the admin for whom the request's page was loaded, or null if the request does not say. */
export const pageOwnerOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string | null =>
  headers[pageOwnerHeader]?.toString() ?? null;

/** @throws OtherAdminError if a different admin is signed in now than when the page was loaded. */
export function requirePageOwner({ user }: OpenSession, pageOwner: string | null | undefined): void {
  if (pageOwner && pageOwner !== pageOwnerNamed(user.username)) throw new OtherAdminError(user.username);
}
