import { type LoaderFunctionArgs, redirect } from 'react-router';

/**
 * Returns the canonical spelling of a path that matched a route's pattern, such as `/blog/:slug`. Static segments get
 * the pattern's spelling, because the router also accepts capitals and escapes. Parameters keep their spelling, except
 * that a service's name becomes lowercase.
 */
export function canonicalPath(pathname: string, pattern: string): string {
  const given = pathname.split('/').filter(Boolean);
  const names = pattern.split('/').filter(Boolean);
  // The path of the not-found page stays as it is.
  if (names.includes('*') || names.length !== given.length) return pathname;
  const words = names.map((name, at) => {
    if (name === ':service') return given[at]?.toLowerCase();
    return name.startsWith(':') ? given[at] : name;
  });
  return `/${words.join('/')}`;
}

/**
 * Middleware for server and browser. Redirects (308) a GET or HEAD request to the canonical spelling of its path, and
 * keeps the query.
 */
export function redirectToCanonicalPath({ request, url, pattern }: LoaderFunctionArgs): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') return;
  const path = canonicalPath(url.pathname, pattern);
  if (path !== url.pathname) throw redirect(path + url.search + url.hash, 308);
}
