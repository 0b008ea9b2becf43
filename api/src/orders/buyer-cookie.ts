import type { IncomingMessage } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { CookieOptions } from '#api/session/session.ts';
import { isToken } from '#api/session/token.ts';

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
