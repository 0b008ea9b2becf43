import type { PrismaClient } from '@agency/prisma';
import { fromPrisma, type PgBoss } from 'pg-boss';
import { hastenMailJob } from './mail-job.ts';
import { undelivered } from './undelivered.ts';

/**
 * Puts an undelivered mail back on its way, with all its tries before it: one that was given up into the queue, one that
 * waits for its next try to the front. Doing so twice does it once.
 *
 * @returns false when there is no such mail.
 */
export function retryMail(database: PrismaClient, boss: PgBoss, id: string): Promise<boolean> {
  return database.$transaction(async (transaction) => {
    const { count } = await transaction.outgoingMail.updateMany({
      where: { id, ...undelivered },
      data: { state: 'queued', lastError: null },
    });
    if (count > 0) await hastenMailJob(boss, id, { db: fromPrisma(transaction) });
    return count > 0;
  });
}
