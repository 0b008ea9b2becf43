import type { Prisma } from '@agency/prisma/client';
import { searchWords } from '#api/contract/text/search.ts';
import { containing } from '#api/graphql/containing.ts';

export type OrderFilter = { search?: string | null; attention?: boolean | null };

/**
 * The condition of holding every word of a search somewhere, whatever the case and accents; none for an empty search.
 * `attention`: only orders that a person must look at, or only the others.
 */
export function ordersMatching({ search, attention }: OrderFilter): Prisma.MaintenanceOrderWhereInput {
  return {
    ...(typeof attention === 'boolean' && { attention: attention ? { not: null } : null }),
    AND: searchWords(search).map((word) => ({ searchText: containing(word) })),
  };
}

/** Orders newest first, or `inverted`. The id settles equal moments, so that no two pages share one. */
export function listMaintenanceOrders(where: Prisma.MaintenanceOrderWhereInput, inverted: boolean) {
  const order = inverted ? 'asc' : 'desc';
  return { where, orderBy: [{ createdAt: order }, { id: order }] } satisfies Prisma.MaintenanceOrderFindManyArgs;
}
