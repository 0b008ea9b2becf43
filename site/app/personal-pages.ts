import { type LoaderFunctionArgs, redirectDocument } from 'react-router';

/**
 * Returns whether a path is a personal page: in the admin, the checkout, a customer's plans, or a preview of hidden
 * content. Any spelling that the router accepts counts. These pages are not cached for others. The only third-party
 * script that they may load is PayPal's.
 */
export function isPersonal(pathname: string): boolean {
  return /^\/+(admin|maintenance|preview)(\/|\.data$|$)/i.test(decoded(pathname));
}

/**
 * The headers of personal pages. Browsers must not store such a page, and search engines must not list it. Its URL may
 * contain a token or a search. With the referrer policy `origin`, other sites get only the origin as the referrer, and
 * other pages of this site cannot read the URL from `navigation.entries()`.
 */
export const personalHeaders = {
  'Cache-Control': 'no-store, private',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'origin',
};

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/**
 * Middleware in the browser. Loads a new document when the visitor goes from a public to a personal page, or back.
 * Otherwise, scripts of a public page would keep running on a personal page, and see what is shown and typed there.
 */
export function leaveDocument({ url: { pathname, search, hash } }: Pick<LoaderFunctionArgs, 'url'>): void {
  if (isPersonal(pathname) !== isPersonal(window.location.pathname)) throw redirectDocument(pathname + search + hash);
}
