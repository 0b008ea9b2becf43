import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { CookieKind } from '#api/contract/session.ts';

/** `secure`: PUBLIC_URL is https. The name's prefix then binds the cookie to this one host (RFC 6265bis, section 4.1.3.2). */
export type CookieOptions = { secure: boolean };

/** Returns a cookie's name. A site whose API runs elsewhere forwards the cookie by this name. */
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
