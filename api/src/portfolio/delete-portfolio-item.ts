import type { Prisma } from '@agency/prisma/client';
import { versionOf, whyNotWritten } from './portfolio-conflict.ts';

/**
 * Deletes an item for good; with `expectedVersion` only as the version that was seen.
 *
 * @throws ConflictError, NotFoundError.
 */
export async function deletePortfolioItem(
  transaction: Prisma.TransactionClient,
  id: string,
  expectedVersion: number | null | undefined,
): Promise<{ id: string }> {
  const where = versionOf(id, expectedVersion);
  const { count } = where ? await transaction.portfolioItem.deleteMany({ where }) : { count: 0 };
  if (count === 0) throw await whyNotWritten(transaction, id);
  return { id };
}
