import { type LoaderFunctionArgs, redirectDocument } from 'react-router';

/**
 * Returns whether a path is a personal page, in any spelling that the router accepts: the admin's area, the checkout, a
 * customer's plans, or a preview of what is not public. No third-party script except PayPal's runs there, and nothing
 * is cached for others.
 */
export function isPersonal(pathname: string): boolean {
  return /^\/+(admin|maintenance|preview)(\/|\.data$|$)/i.test(decoded(pathname));
}

/**
 * Headers of personal pages. Browsers do not store such a page, and search engines do not list it. Its URL may contain
 * a token or a search, so no page that is opened from there learns the URL. With `origin`, scripts of other documents
 * cannot read the URL from the browser's history either.
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
 * Middleware in the browser: every navigation between public and personal pages loads a new document. Otherwise, a script of a
 * public page would keep running on a personal page and see what is shown and typed there, because a document keeps its
 * security policy across navigations.
 */
export function leaveDocument({ url: { pathname, search, hash } }: Pick<LoaderFunctionArgs, 'url'>): void {
  if (isPersonal(pathname) !== isPersonal(window.location.pathname)) throw redirectDocument(pathname + search + hash);
}
