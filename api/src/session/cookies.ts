import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { CookieKind } from '#api/contract/session.ts';

/** `secure`: PUBLIC_URL is https. The prefix then binds the cookie to this one host (RFC 6265bis, section 4.1.3.2). */
export type CookieOptions = { secure: boolean };

/** A cookie's name. A site whose API runs elsewhere forwards it by this name. */
export const cookieName = (kind: CookieKind, { secure }: CookieOptions) => (secure ? `__Host-${kind}` : kind);

const attributes = (kind: CookieKind, { secure }: CookieOptions) =>
  ({ name: cookieName(kind, { secure }), httpOnly: true, sameSite: 'lax', path: '/', secure }) as const;

/** The Set-Cookie value that keeps a value in the browser until `expires`. */
export function setCookie(kind: CookieKind, value: string, expires: Date, options: CookieOptions): string {
  return stringifySetCookie({ ...attributes(kind, options), value, expires });
}

/** The Set-Cookie value that makes the browser forget a cookie. */
export function clearCookie(kind: CookieKind, options: CookieOptions): string {
  return stringifySetCookie({ ...attributes(kind, options), value: '', maxAge: 0 });
}

/** What a request's cookie holds; empty for none. */
export function readCookie(
  { headers }: { headers: Pick<IncomingHttpHeaders, 'cookie'> },
  kind: CookieKind,
  options: CookieOptions,
): string {
  return parseCookie(headers.cookie ?? '')[cookieName(kind, options)] ?? '';
}
