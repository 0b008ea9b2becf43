import type { IncomingMessage } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import { isToken } from './token.ts';

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
