import { type LoaderFunctionArgs, redirectDocument } from 'react-router';

/**
 * Whether a path is a personal page: the admin's area, the checkout and previews of what is not public, in any spelling that the router takes.
 * No third-party script runs there but PayPal's, and nothing of it is cached for others.
 */
export function isPersonal(pathname: string): boolean {
  return /^\/+(admin|maintenance|preview)(\/|\.data$|$)/i.test(decoded(pathname));
}

/**
 * Headers of personal pages: not stored, not listed, and no page opened from them learns their address, which may contain a
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
 * Middleware in the browser: every navigation between public and personal pages loads a new document. A script of a public
 * page would otherwise live on and see what is shown and typed; a policy applies to its document, wherever that navigates.
 */
export function leaveDocument({ url: { pathname, search, hash } }: Pick<LoaderFunctionArgs, 'url'>): void {
  if (isPersonal(pathname) !== isPersonal(window.location.pathname)) throw redirectDocument(pathname + search + hash);
}
