import type { PrismaClient } from '@agency/prisma';

/** The clocks of machines that share a database differ by less. */
const marginMs = 60 * 60_000;

/** Deletes the marks of used tokens that have ended by themselves, and says how many went. For an hourly job. */
export async function forgetUsedBotChecks(database: PrismaClient, now = Date.now()): Promise<number> {
  const { count } = await database.usedBotCheck.deleteMany({ where: { expiresAt: { lt: new Date(now - marginMs) } } });
  return count;
}
