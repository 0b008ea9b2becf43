import type { PrismaClient } from '@agency/prisma';
import type { Prisma } from '@agency/prisma/client';
import { fromPrisma, type PgBoss } from 'pg-boss';
import { isOneAddress } from '#api/contract/text.ts';
import type { MailContents, MailKind } from './mail-contents.ts';

/** Where domain verbs leave mail. It is owed from the moment the transaction it is left in commits, and never before. */
export type Outbox = {
  /** Gives the mail's id. */
  enqueue<Kind extends MailKind>(
    transaction: Prisma.TransactionClient,
    mail: { kind: Kind; recipient: string; content: MailContents[Kind] },
  ): Promise<string>;
  /** Puts an undelivered mail back on its way at once; false when there is no such mail. A second call does no harm. */
  retry(id: string): Promise<boolean>;
};

/** All that a job knows of its mail; the rest stands in the outbox. */
export type MailJob = { mailId: string };

/** The outbox of a database: a mail and the job that delivers it are written in the caller's transaction, both or neither. */
export function createOutbox(database: PrismaClient, boss: PgBoss): Outbox {
  return {
    async enqueue(transaction, { kind, recipient, content }) {
      if (!isOneAddress(recipient)) throw new Error('The recipient of a mail must be one e-mail address.');
      const { id } = await transaction.outgoingMail.create({
        data: { kind, recipient, content: content as Prisma.InputJsonObject },
        select: { id: true },
      });
      // The queue takes no second job for a mail while one lives.
      await boss.send('mail', { mailId: id } satisfies MailJob, { singletonKey: id, db: fromPrisma(transaction) });
      return id;
    },
    retry: (id) => retryMail(database, boss, id),
  };
}

/**
 * Puts an undelivered mail back on its way, with all its tries before it: one that was given up into the queue, one that
 * waits for its next try to the front. Doing so twice does it once.
 *
 * @returns false when there is no such mail.
 */
function retryMail(database: PrismaClient, boss: PgBoss, id: string): Promise<boolean> {
  return database.$transaction(async (transaction) => {
    const { count } = await transaction.outgoingMail.updateMany({
      where: { id, ...undelivered },
      data: { state: 'queued', lastError: null },
    });
    // Brings the job that waits forward, or makes one. A delivery under way is left alone.
    const options = { singletonKey: id, startAfter: 0, db: fromPrisma(transaction) };
    if (count > 0) await boss.upsert('mail', { mailId: id } satisfies MailJob, options);
    return count > 0;
  });
}

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

/** Fewer failed tries are everyday: a server that is busy, or asks strangers to come again. */
const worryingAttempts = 3;

/**
 * Mails that the admin should know of: those given up, and those that keep failing though they are still being tried,
 * as all do when the mail server does not let us in. One that was just put back on its way has no error until it fails again.
 */
export const undelivered = {
  OR: [{ state: 'failed' }, { state: 'queued', attempts: { gte: worryingAttempts }, lastError: { not: null } }],
} satisfies Prisma.OutgoingMailWhereInput;

/** Longer than any delivery: connections, sending and recording included. */
const holdMs = 180_000;

/** Another worker is sending this mail right now. */
class MailLockedError extends Error {
  override name = 'MailLockedError';
}

/**
 * Runs `work` while no other process can do the same for this mail: a worker that stood still so long that its job was
 * given to another finds the mail locked, or the other does. The lock is Postgres' own and ends with the connection.
 *
 * @throws MailLockedError at once when it is taken.
 */
export async function withMailLock<Result>(
  database: PrismaClient,
  mailId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  let result: PromiseSettledResult<Result> | undefined;
  const holding = database.$transaction(
    async (transaction) => {
      const [lock] = await transaction.$queryRaw<{ granted: boolean }[]>`
        SELECT pg_try_advisory_xact_lock(hashtextextended(${`mail ${mailId}`}, 0)) AS granted`;
      if (!lock?.granted) throw new MailLockedError('Another worker is sending this mail.');
      [result] = await Promise.allSettled([work()]);
    },
    { timeout: holdMs, maxWait: 10_000 },
  );
  try {
    await holding;
  } catch (error) {
    // What the work did counts, even if the connection that held the lock broke meanwhile.
    if (!result) throw error;
  }
  if (result?.status === 'fulfilled') return result.value;
  throw result?.reason;
}
