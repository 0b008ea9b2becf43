import type { HeadSite } from '#app/page-head/page-head.ts';

/**
 * Returns the URL of the agency's own page that replaces the template at `path`. Null for other paths, and if the
 * agency has configured no page of its own.
 */
export function ownLegalPage(path: string, { agency, publicUrl }: HeadSite): string | null {
  const link = { '/privacy': agency.privacyUrl, '/terms': agency.termsUrl }[path];
  if (!link || link === '#') return null;
  const { origin, pathname } = new URL(link, publicUrl);
  const isTemplate = origin === new URL(publicUrl).origin && /^\/(privacy|terms)\/?$/i.test(pathname);
  return isTemplate ? null : link;
}
