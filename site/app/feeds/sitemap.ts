import { studyPath } from '#app/marketing/case-studies/case-study.ts';
import { ownLegalPage } from '#app/marketing/legal/own-legal-page.ts';
import { services } from '#app/marketing/services/services.ts';
import { lastChange } from '#app/page-head/structured-data.ts';
import { siteContext } from '#app/site-context.ts';
import type { Route } from './+types/sitemap.ts';
import { escapeXml, feedResponse, publishedPosts, shownItems, shownStudies } from './feed.ts';

/** The maximum number of URLs in one sitemap (sitemaps.org). */
const limit = 50_000;

/**
 * Returns the URLs of all public pages for search engines, with the time of each post's last change. An item with a
 * case study is not listed, because the site links only to its case study. A legal template is not listed if the
 * agency's own page replaces it.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { queryApi, publicUrl } = site;
  const entry = (path: string, changed?: string) =>
    `  <url><loc>${escapeXml(publicUrl + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`;
  const entries = publicPages.filter((path) => !ownLegalPage(path, site)).map((path) => entry(path));
  for await (const study of shownStudies(queryApi, limit - entries.length)) entries.push(entry(studyPath(study)));
  for await (const post of publishedPosts(queryApi, limit - entries.length))
    entries.push(entry(`/blog/${post.slug}`, lastChange(post)));
  for await (const { caseStudyUrl, slug } of shownItems(queryApi, limit - entries.length))
    if (!caseStudyUrl) entries.push(entry(`/portfolio/${slug}`));
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ];
  return feedResponse(body.join('\n'), 'application/xml');
}

/** The pages with fixed paths. A test compares this list with the routes. */
export const publicPages: readonly string[] = [
  '/',
  ...services.map(({ href }) => href),
  '/portfolio',
  '/blog',
  '/tools/performance',
  '/about',
  '/contact',
  '/sample-maintenance-report',
  '/privacy',
  '/terms',
];
