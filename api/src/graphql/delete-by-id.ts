import { z } from 'zod';
import { NotFoundError } from './failures.ts';

/**
 * Deletes the one row of this id.
 *
 * @param what names it in the failure, such as "This inquiry".
 * @param deleteMany of its table: deleting what is already gone is then no fault of the database.
 * @throws NotFoundError when there is none, also when the id is no uuid.
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
