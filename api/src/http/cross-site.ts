import type { IncomingMessage } from 'node:http';
import { isLoopback } from './client-address.ts';

/**
 * Whether a browser sends this request for another site's page. Such a request must not change anything here, even with
 * valid cookies, because browsers add cookies to some cross-site requests too (CSRF).
 *
 * Our own pages are those at `publicUrl` and at the host that the request names. During development, that host is
 * localhost, 127.0.0.1 or the machine's name. Behind a proxy that changes the host, only `publicUrl` counts. If
 * `publicUrl` is https, a page over plain http is ours only on this machine, because anybody on the network path may
 * have changed the page. A request of a program, such as the console, has neither Origin nor Sec-Fetch-Site. A browser
 * sends at least one of them with each change.
 *
 * https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
export function isCrossSite({ headers }: Pick<IncomingMessage, 'headers'>, publicUrl: string): boolean {
  const { origin, host } = headers;
  if (origin === new URL(publicUrl).origin) return false;
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') return true;
  if (origin === undefined) return false;
  // A page can hide its origin, for example with `Referrer-Policy: no-referrer`. Then only Sec-Fetch-Site counts.
  if (origin === 'null') return site !== 'same-origin';
  const page = URL.parse(origin);
  if (page?.protocol === 'http:' && publicUrl.startsWith('https:') && !isThisMachine(page.hostname)) return true;
  return !host || page?.host !== host.toLowerCase();
}

const isThisMachine = (hostname: string) =>
  hostname === 'localhost' || isLoopback(hostname.replace(/^\[(.*)\]$/, '$1'));

export const forgeryMessage = 'This request comes from a page of another site, so it is refused.';

/**
 * Whether a page of another site tries to change something here, or to query /graphql. Other reads are harmless,
 * because the browser hides the answer from that page. A query is refused because it can be expensive. A link to
 * GraphiQL still works.
 *
 * @param isOperation whether the request is a GraphQL operation, not a visit to GraphiQL. The route provides this,
 * because a path can be spelled in several ways.
 */
export function isForgery(
  request: Pick<IncomingMessage, 'headers' | 'method'>,
  publicUrl: string,
  { isOperation = false } = {},
): boolean {
  const reads = ['GET', 'HEAD', 'OPTIONS'].includes(request.method ?? 'GET');
  return (!reads || isOperation) && isCrossSite(request, publicUrl);
}
