import type { PrismaClient } from '@agency/prisma';
import { limits } from '#api/contract/limits.ts';

const dayMs = 24 * 3_600_000;

/**
 * Deletes changes that no cursor can ask for any more. A day later than promised: a change's time is the beginning of its
 * transaction, and a cursor that is older than its end may still need it.
 *
 * @returns how many.
 */
export async function forgetOldChanges(database: PrismaClient, now: Date): Promise<number> {
  const lt = new Date(now.getTime() - (limits.changes.keptDays + 1) * dayMs);
  const { count } = await database.change.deleteMany({ where: { createdAt: { lt } } });
  return count;
}
