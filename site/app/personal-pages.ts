import { type LoaderFunctionArgs, redirectDocument } from 'react-router';

/**
 * Whether a path is a page of one person: the admin's area and the checkout, in any spelling that the router takes. No script
 * of others runs there but PayPal's, and nothing of it is kept for the next visitor.
 */
export function isPersonal(pathname: string): boolean {
  return /^\/+(admin|maintenance)(\/|\.data$|$)/i.test(decoded(pathname));
}

/**
 * Headers of personal pages: neither stored nor listed anywhere, and no page that is opened from them learns their address,
 * which may hold a token or a search. With `origin` no script reads it from the browser's history either.
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
 * Middleware in the browser: between the public pages and those of one person every way is a new document. A script that a
 * public page has loaded would live on in this one, and see what is shown and typed; the policy of a page holds for its
 * document, wherever that goes on to.
 */
export function leaveDocument({ url: { pathname, search, hash } }: Pick<LoaderFunctionArgs, 'url'>): void {
  if (isPersonal(pathname) !== isPersonal(window.location.pathname)) throw redirectDocument(pathname + search + hash);
}
