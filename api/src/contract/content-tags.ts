/** What pages show, by the names that caches know it under: the site's own, and those of a CDN (`Cache-Tag`). */
const tags = ['site', 'portfolio', 'blog', 'plans'] as const;
export type ContentTag = (typeof tags)[number];

/** Everything that is rendered bears it: a new release changes all pages. */
export const siteTag = 'site' satisfies ContentTag;

const tagOfField = new Map<string, ContentTag>([
  ['portfolioItems', 'portfolio'],
  ['portfolioItem', 'portfolio'],
  ['portfolioItemBySlug', 'portfolio'],
  ['blogPosts', 'blog'],
  ['blogPost', 'blog'],
  ['maintenancePlans', 'plans'],
]);

const tagOfTable = new Map<string, ContentTag>([
  ['portfolio_items', 'portfolio'],
  ['blog_posts', 'blog'],
]);

/** The tag of what is at a field of the schema's `Query`; one that is not known here may show anything. */
export const tagsOfField = (field: string): readonly ContentTag[] => {
  const tag = tagOfField.get(field);
  return tag ? [tag] : tags;
};

/** The tag that a change of a table concerns: everything, where the table is not known or a notice may have been missed. */
export const tagOfChange = (table: string | null): ContentTag => tagOfTable.get(table ?? '') ?? siteTag;
