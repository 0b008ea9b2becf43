/** Content codings the site can write, best first. */
const known = ['br', 'gzip'] as const;
export type Encoding = (typeof known)[number];

/**
 * The best coding that `acceptEncoding` allows and `isThere` has; null for none. A coding with `q=0` is refused, other
 * weights do not matter: what is smaller is better for everyone.
 */
export function preferredEncoding(
  acceptEncoding: string | string[] | undefined,
  isThere: (encoding: Encoding) => boolean = () => true,
): Encoding | null {
  const accepted = String(acceptEncoding ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';', 1)[0]);
  return known.find((name) => accepted.includes(name) && isThere(name)) ?? null;
}
