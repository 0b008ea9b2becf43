import { Prisma } from '@agency/prisma/client';

type Place = { id: string; besideId: string; side: 'before' | 'after' };

/**
 * Moves an item directly before or after another item of its group (featured or not). All other items keep their
 * positions.
 *
 * @returns whether the item was moved: false if one of the two is gone, if only one is featured, or if they are the
 * same item.
 */
export async function moveItem(transaction: Prisma.TransactionClient, { id, besideId, side }: Place): Promise<boolean> {
  // Items are in descending order of position. If the other item has no neighbor on that side, the item becomes the
  // first or the last.
  const [step, nearest, beyond] =
    side === 'before'
      ? [1, Prisma.sql`min(position)`, Prisma.sql`position > other.position`]
      : [-1, Prisma.sql`max(position)`, Prisma.sql`position < other.position`];
  const moved = await transaction.$executeRaw`
    UPDATE portfolio_items AS moved SET position = coalesce(
      0.5 * (other.position + (
        SELECT ${nearest} FROM portfolio_items WHERE featured = other.featured AND ${beyond} AND id <> moved.id)),
      other.position + ${step})
    FROM portfolio_items AS other
    WHERE moved.id = ${id}::uuid AND other.id = ${besideId}::uuid AND moved.id <> other.id
      AND moved.featured = other.featured`;
  return moved > 0;
}
