import { type LoaderFunctionArgs, redirect } from 'react-router';

/**
 * The one spelling of a path that matched this route's pattern, such as `/blog/:slug`: what the pattern names is written as
 * the pattern has it, for the router also takes capitals and escapes; what it leaves open is left as it came, save the name
 * of a service, which has no capitals.
 */
export function canonicalPath(pathname: string, pattern: string): string {
  const given = pathname.split('/').filter(Boolean);
  const names = pattern.split('/').filter(Boolean);
  // A page that is not there has no other address.
  if (names.includes('*') || names.length !== given.length) return pathname;
  const words = names.map((name, at) => {
    if (name === ':service') return given[at]?.toLowerCase();
    return name.startsWith(':') ? given[at] : name;
  });
  return `/${words.join('/')}`;
}

/** Middleware, on the server and in the browser: who asks for a page by another spelling is sent on, with their query. */
export function redirectToCanonicalPath({ request, url, pattern }: LoaderFunctionArgs): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') return;
  const path = canonicalPath(url.pathname, pattern);
  if (path !== url.pathname) throw redirect(path + url.search + url.hash, 308);
}
