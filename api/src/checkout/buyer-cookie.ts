import type { IncomingMessage } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';

/** `secure`: PUBLIC_URL is https. The prefix then binds the cookie to this one host (RFC 6265bis, section 4.1.3.2). */
type CookieOptions = { secure: boolean };

export const buyerCookieName = ({ secure }: CookieOptions): string => (secure ? '__Host-checkout' : 'checkout');

/** The Set-Cookie value that lets a browser say which order it placed. */
export function buyerCookie(token: string, expires: Date, { secure }: CookieOptions): string {
  const name = buyerCookieName({ secure });
  return stringifySetCookie({ name, value: token, httpOnly: true, sameSite: 'lax', path: '/', secure, expires });
}

/** A token as this API makes them: 256 bits in base64url. */
const wellFormed = /^[\w-]{43}$/;

/** The buyer token in a request's cookie; null when there is none. */
export function buyerTokenOf({ headers }: IncomingMessage, options: CookieOptions): string | null {
  const token = parseCookie(headers.cookie ?? '')[buyerCookieName(options)] ?? '';
  return wellFormed.test(token) ? token : null;
}
