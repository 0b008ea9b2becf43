import type { PrismaClient } from '@agency/prisma';
import type { PgBoss } from 'pg-boss';
import type { MailJob } from './mail-job.ts';

const graceMs = 60_000;
const batchSize = 500;

/**
 * Gives every queued mail that has no live job a new one, so that nothing is lost even with pg-boss' own tables.
 * All queued mails are offered: the queue refuses those that have a job. The last minute's are left alone.
 */
export async function requeueForgottenMail(database: PrismaClient, boss: PgBoss, now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - graceMs);
  let requeued = 0;
  for (let after: string | undefined; ; ) {
    const mails = await database.outgoingMail.findMany({
      where: { state: 'queued', createdAt: { lt: before }, ...(after && { id: { gt: after } }) },
      orderBy: { id: 'asc' },
      take: batchSize,
      select: { id: true },
    });
    const jobs = mails.map(({ id }) => ({ data: { mailId: id } satisfies MailJob, singletonKey: id }));
    if (jobs.length > 0) requeued += (await boss.insert('mail', jobs, { returnId: true }))?.length ?? 0;
    after = mails.at(-1)?.id;
    if (mails.length < batchSize) return requeued;
  }
}
