import { type LoaderFunctionArgs, redirectDocument } from 'react-router';

/**
 * Returns whether a path is a personal page: the admin's area, the checkout, or a preview of what is not public, in any
 * spelling that the router accepts. No third-party script except PayPal's runs there, and nothing is cached for others.
 */
export function isPersonal(pathname: string): boolean {
  return /^\/+(admin|maintenance|preview)(\/|\.data$|$)/i.test(decoded(pathname));
}

/**
 * Headers of personal pages: they are not stored or listed, and no page opened from them learns their URL, which may contain a
 * token or a search. With `origin`, scripts of other documents cannot read it from the browser's history either.
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
 * public page would keep running and see what is shown and typed, because a policy applies to its document, wherever that
 * navigates.
 */
export function leaveDocument({ url: { pathname, search, hash } }: Pick<LoaderFunctionArgs, 'url'>): void {
  if (isPersonal(pathname) !== isPersonal(window.location.pathname)) throw redirectDocument(pathname + search + hash);
}
