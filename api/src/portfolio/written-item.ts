import type { PortfolioItem } from '@agency/prisma/client';
import { portfolioItemSchema } from '#api/contract/portfolio.ts';
import type { WrittenPage } from '#api/writing/written-page.ts';

/** Portfolio items. They have no working copy, so a page shows the item as saved. */
export const itemPage: WrittenPage<PortfolioItem> = {
  type: 'PortfolioItem',
  schema: portfolioItemSchema,
  shown: ['title', 'description', 'technology', 'imageUrl', 'caseStudyUrl', 'metrics'],
  previewPath: '/preview/portfolio',
  publicPath: '/portfolio',
  findSaved: (database, id, columns = {}) => database.portfolioItem.findUnique({ ...columns, where: { id } }),
  findBySlugs: (database, slugs) =>
    database.portfolioItem.findMany({ where: { slug: { in: slugs } }, select: { id: true, slug: true } }),
};
