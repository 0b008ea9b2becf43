import type { GraphQLContext } from '#api/graphql/context.ts';
import { versionOf, whyNotWritten } from './portfolio-conflict.ts';

/**
 * Deletes an item for good; with `expectedVersion` only as the version that was seen.
 *
 * @throws ConflictError, NotFoundError.
 */
export async function deletePortfolioItem(
  id: string,
  expectedVersion: number | null | undefined,
  { database }: GraphQLContext,
): Promise<{ id: string }> {
  const where = versionOf(id, expectedVersion);
  const { count } = where ? await database.portfolioItem.deleteMany({ where }) : { count: 0 };
  if (count === 0) throw await whyNotWritten(database, id);
  return { id };
}
