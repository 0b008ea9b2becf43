/** What pages show, by the names that caches know it under: the site's own, and those of a CDN (`Cache-Tag`). */
export const contentTags = ['site', 'portfolio', 'blog', 'plans'] as const;
export type ContentTag = (typeof contentTags)[number];

/** Everything that is rendered bears it: a new release changes all pages. */
export const siteTag = 'site' satisfies ContentTag;

const tagOfTable = new Map<string, ContentTag>([
  ['portfolio_items', 'portfolio'],
  ['blog_posts', 'blog'],
]);

/** The tag that a change of a table concerns: everything, where the table is not known or a notice may have been missed. */
export const tagOfChange = (table: string | null): ContentTag => tagOfTable.get(table ?? '') ?? siteTag;
