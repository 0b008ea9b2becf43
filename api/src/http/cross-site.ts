import type { IncomingMessage } from 'node:http';
import { isLoopback } from './client-address.ts';

/**
 * Whether a browser sends this request on behalf of another site's page, so that it must not change anything here.
 * Cookies alone do not show it: a browser adds them to some of those requests too (CSRF).
 *
 * Ours are pages at `publicUrl`, and pages at the host that the request itself names: on one's own machine that is any
 * of localhost, 127.0.0.1 and the machine's name, and behind a proxy that changes the host it is `publicUrl`. Where that is
 * https, a page by plain http is not ours, since anybody on its way may have written it; this machine's own have no way.
 * What comes from no page at all (a program, the desktop console) has neither Origin nor Sec-Fetch-Site, and is nobody's
 * forgery.
 *
 * https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
export function isCrossSite({ headers }: Pick<IncomingMessage, 'headers'>, publicUrl: string): boolean {
  const { origin, host } = headers;
  if (origin === new URL(publicUrl).origin) return false;
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') return true;
  if (origin === undefined) return false;
  // A page that hides where it is, as one without referrers does: only the browser's own word counts then.
  if (origin === 'null') return site !== 'same-origin';
  const page = URL.parse(origin);
  if (page?.protocol === 'http:' && publicUrl.startsWith('https:') && !isThisMachine(page.hostname)) return true;
  return !host || page?.host !== host.toLowerCase();
}

const isThisMachine = (hostname: string) =>
  hostname === 'localhost' || isLoopback(hostname.replace(/^\[(.*)\]$/, '$1'));

/** The answer to a cross-site request. */
export const forgeryMessage = 'This request comes from a page of another site, so it is refused.';

/**
 * Whether another site's page tries to change something here, or to have /graphql asked something with a visitor's cookie.
 * Other reading is harmless: the page's browser keeps the answer from it. So it does with /graphql, but an operation by GET
 * may ask for much, and nobody has a use for one whose answer is kept from them. A link there is followed to GraphiQL.
 *
 * @param isOperation /graphql is asked, and not for GraphiQL: the route knows, whatever the address is spelled like.
 */
export function isForgery(
  request: Pick<IncomingMessage, 'headers' | 'method'>,
  publicUrl: string,
  { isOperation = false } = {},
): boolean {
  const reads = ['GET', 'HEAD', 'OPTIONS'].includes(request.method ?? 'GET');
  return (!reads || isOperation) && isCrossSite(request, publicUrl);
}
