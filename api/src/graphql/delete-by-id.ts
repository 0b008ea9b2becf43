import { z } from 'zod';
import { NotFoundError } from './failures.ts';

/**
 * Deletes the row with this id.
 *
 * @param what its name in the failure, such as "This inquiry".
 * @param deleteMany of its table. Unlike `delete`, it does not throw when the row is gone.
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
