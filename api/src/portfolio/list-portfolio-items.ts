import type { Prisma } from '@agency/prisma/client';

/**
 * Portfolio items as every list shows them: featured first, then newest, or `inverted`. The id settles equal moments, so
 * that no two pages share an item. With `featured`, only those that are, or only those that are not.
 */
export function listPortfolioItems(
  featured: boolean | null | undefined,
  where: Prisma.PortfolioItemWhereInput,
  inverted: boolean,
) {
  const order = inverted ? 'asc' : 'desc';
  return {
    where: { ...where, ...(typeof featured === 'boolean' ? { featured } : {}) },
    orderBy: [{ featured: order }, { createdAt: order }, { id: order }],
  } satisfies Prisma.PortfolioItemFindManyArgs;
}
