import type { IncomingMessage } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';

/** `secure`: PUBLIC_URL is https. The prefix then binds the cookie to this one host (RFC 6265bis, section 4.1.3.2). */
type CookieOptions = { secure: boolean };

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

/** A token as this API makes them: 256 bits in base64url. */
const wellFormed = /^[\w-]{43}$/;

/** The token of the browser that asks; null when it bears none. */
export function buyerTokenOf({ headers }: Pick<IncomingMessage, 'headers'>, options: CookieOptions): string | null {
  const token = parseCookie(headers.cookie ?? '')[buyerCookieName(options)] ?? '';
  return wellFormed.test(token) ? token : null;
}
