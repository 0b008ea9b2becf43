import { type Link, linkSchema } from '#bridge/desktop.ts';

export const linkScheme = 'agency-console';

const kinds: Record<string, Link['kind']> = { inquiry: 'inquiry', portfolio: 'portfolio-item' };

/** What `agency-console://inquiry/<uuid>` or `agency-console://portfolio/<uuid>` leads to. Anybody may write a link: all else is null. */
export function parseLink(text: string): Link | null {
  const url = URL.parse(text);
  if (!url || url.protocol !== `${linkScheme}:` || url.search || url.hash) return null;
  return linkSchema.safeParse({ kind: kinds[url.host], id: url.pathname.slice(1) }).data ?? null;
}

/** The link among the words the program was started with. */
export function linkIn(argv: readonly string[]): Link | null {
  return argv.map(parseLink).find((link) => link !== null) ?? null;
}
