import { type LoaderFunctionArgs, redirect } from 'react-router';

/**
 * Returns the canonical spelling of a path that matched a route's pattern, such as `/blog/:slug`. Fixed parts are spelled as
 * in the pattern, because the router also accepts capitals and escapes. Parameters stay as sent, except that a service's name
 * becomes lowercase.
 */
export function canonicalPath(pathname: string, pattern: string): string {
  const given = pathname.split('/').filter(Boolean);
  const names = pattern.split('/').filter(Boolean);
  // A missing page has no canonical path.
  if (names.includes('*') || names.length !== given.length) return pathname;
  const words = names.map((name, at) => {
    if (name === ':service') return given[at]?.toLowerCase();
    return name.startsWith(':') ? given[at] : name;
  });
  return `/${words.join('/')}`;
}

/** Middleware, on the server and in the browser: redirects other spellings of a page's path, with their query. */
export function redirectToCanonicalPath({ request, url, pattern }: LoaderFunctionArgs): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') return;
  const path = canonicalPath(url.pathname, pattern);
  if (path !== url.pathname) throw redirect(path + url.search + url.hash, 308);
}
