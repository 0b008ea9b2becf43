import type { PrismaClient } from '@agency/prisma';
import { fromPrisma, type PgBoss } from 'pg-boss';
import { queueMailJob } from './mail-job.ts';

/**
 * Puts a mail that was given up back into the queue, with all its tries before it. Doing so twice does it once.
 *
 * @returns false when there is no such mail, or it is not given up.
 */
export function retryMail(database: PrismaClient, boss: PgBoss, id: string): Promise<boolean> {
  return database.$transaction(async (transaction) => {
    const { count } = await transaction.outgoingMail.updateMany({
      where: { id, state: 'failed' },
      data: { state: 'queued' },
    });
    if (count > 0) await queueMailJob(boss, id, { db: fromPrisma(transaction) });
    return count > 0;
  });
}
