import { z } from 'zod';
import { NotFoundError } from './failures.ts';

/**
 * Deletes the row with this id.
 *
 * @param what names it in the failure, such as "This inquiry".
 * @param deleteMany of its table: deleting a row that is gone is then no fault of the database.
 * @throws NotFoundError when there is none, also when the id is not a uuid.
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
