import type { Prisma } from '@agency/prisma/client';

/** Featured first, then newest. The id settles equal moments, so that no two pages share an item. */
const order = [
  { featured: 'desc' },
  { createdAt: 'desc' },
  { id: 'desc' },
] satisfies Prisma.PortfolioItemOrderByWithRelationInput[];

/** Portfolio items as every list shows them; with `featured`, only those that are, or only those that are not. */
export function listPortfolioItems(featured: boolean | null | undefined) {
  return { orderBy: order, where: featured === null || featured === undefined ? {} : { featured } };
}
