/** The named parts of `pathname` when it has the shape of `path` (`/api/blog/posts/{slug}`); null when it has not. */
export function matchPath(path: string, pathname: string): Record<string, string> | null {
  const pattern = path.split('/');
  const given = pathname.split('/');
  if (pattern.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of pattern.entries()) {
    const value = given[at] ?? '';
    if (!part.startsWith('{')) {
      if (part !== value) return null;
    } else {
      if (value === '') return null;
      params[part.slice(1, -1)] = value;
    }
  }
  return params;
}
