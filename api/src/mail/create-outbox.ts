import type { PrismaClient } from '@agency/prisma';
import type { Prisma } from '@agency/prisma/client';
import { fromPrisma, type PgBoss } from 'pg-boss';
import { isOneAddress } from './addresses.ts';
import { queueMailJob } from './mail-job.ts';
import type { Outbox } from './outbox.ts';
import { retryMail } from './retry-mail.ts';

/** The outbox of a database: a mail and the job that delivers it are written in the caller's transaction, both or neither. */
export function createOutbox(database: PrismaClient, boss: PgBoss): Outbox {
  return {
    async enqueue(transaction, { kind, recipient, content }) {
      if (!isOneAddress(recipient)) throw new Error('The recipient of a mail must be one e-mail address.');
      const { id } = await transaction.outgoingMail.create({
        data: { kind, recipient, content: content as Prisma.InputJsonObject },
        select: { id: true },
      });
      await queueMailJob(boss, id, { db: fromPrisma(transaction) });
      return id;
    },
    retry: (id) => retryMail(database, boss, id),
  };
}
