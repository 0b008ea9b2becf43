import { z } from 'zod';
import { NotFoundError } from './failures.ts';

/**
 * Deletes the row with this id.
 *
 * @param what the item's name in the error message, such as "This inquiry".
 * @param deleteMany the table's method. Unlike `delete`, it does not throw if the row is gone.
 * @throws NotFoundError if there is no such row, or the id is not a uuid.
 */
export async function deleteById(
  what: string,
  id: string,
  deleteMany: (where: { where: { id: string } }) => Promise<{ count: number }>,
): Promise<{ id: string }> {
  const { count } = z.uuid().safeParse(id).success ? await deleteMany({ where: { id } }) : { count: 0 };
  if (count === 0) throw new NotFoundError(what);
  return { id };
}
