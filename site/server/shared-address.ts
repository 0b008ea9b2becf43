const campaignTag = /^(utm_\w+|gclid|fbclid|msclkid)$/;
/** Pages that differ by who asks. */
const personal = /^\/(admin|maintenance)(\/|\.data$|$)/;
/** One spelling a page: the router also takes capitals and escapes, which would be stored again and again. */
const plainPath = /^[a-z0-9/._-]*$/;

/**
 * The path and query under which an answer is stored and rendered for everyone, or null for a request whose answer may be
 * its visitor's own: anything but a plain read, personal pages, and any query, which pages may react to. Campaign tags are
 * taken off, since no page reads them; `_routes` is the router's way to ask for a part of a page's data, by `routeIds`.
 */
export function sharedAddress(
  method: string,
  { pathname, searchParams }: URL,
  routeIds: ReadonlySet<string>,
): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (!plainPath.test(pathname) || personal.test(pathname)) return null;
  const left = [...searchParams].filter(([name]) => !campaignTag.test(name));
  if (left.length === 0) return pathname;
  const [[name, value] = ['', ''], ...more] = left;
  if (!pathname.endsWith('.data') || name !== '_routes' || more.length > 0) return null;
  if (!value.split(',').every((id) => routeIds.has(id))) return null;
  return `${pathname}?_routes=${encodeURIComponent(value)}`;
}
