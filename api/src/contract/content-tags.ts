/** The tags by which caches identify content: the site's own cache, and a CDN's (`Cache-Tag`). */
export const contentTags = ['site', 'portfolio', 'blog', 'plans'] as const;
export type ContentTag = (typeof contentTags)[number];

/** Every rendered page has this tag, because a new release changes all pages. */
export const siteTag = 'site' satisfies ContentTag;

const tagOfTable = new Map<string, ContentTag>([
  ['portfolio_items', 'portfolio'],
  ['case_studies', 'portfolio'],
  ['blog_posts', 'blog'],
  ['service_packages', 'plans'],
]);

/**
 * Returns the tag of a changed table. Returns `siteTag` for an unknown table, and for null, which means that notices
 * were missed.
 */
export const tagOfChange = (table: string | null): ContentTag => tagOfTable.get(table ?? '') ?? siteTag;
