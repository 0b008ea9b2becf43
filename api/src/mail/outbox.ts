import type { PrismaClient } from '@agency/prisma';
import type { Prisma } from '@agency/prisma/client';
import { fromPrisma, type PgBoss } from 'pg-boss';
import { isOneAddress } from '#api/contract/text.ts';
import type { MailContents, MailJob, MailKind } from './mail-contents.ts';
import { type RetryOutcome, retryMails } from './retry-mails.ts';

/** The outbox for domain functions. A mail is queued when the transaction commits, and never before. */
export type Outbox = {
  /**
   * Queues a mail and returns its id. The mail is not delivered before `sendAt`, and may be deleted until then.
   *
   * @throws Error if the recipient is not one email address.
   */
  enqueue<Kind extends MailKind>(
    transaction: Prisma.TransactionClient,
    mail: { kind: Kind; recipient: string; content: MailContents[Kind]; id?: string; sendAt?: Date },
  ): Promise<string>;
  /** Retries one undelivered mail, or without an id the oldest 100. Returns null if there is no such mail. */
  retry(id?: string): Promise<RetryOutcome | null>;
};

/** How long a retry waits for its result, in ms: longer than a mail server usually needs to answer. */
const retryWaitMs = 5_000;

/**
 * Creates the outbox of a database. A mail and its delivery job are written in the caller's transaction, both or none.
 */
export function createOutbox(database: PrismaClient, boss: PgBoss, { waitMs = retryWaitMs } = {}): Outbox {
  return {
    async enqueue(transaction, { kind, recipient, content, id: given, sendAt }) {
      if (!isOneAddress(recipient)) throw new Error('The recipient of a mail must be one email address.');
      const { id } = await transaction.outgoingMail.create({
        data: { ...(given && { id: given }), kind, recipient, content: content as Prisma.InputJsonObject },
        select: { id: true },
      });
      const db = fromPrisma(transaction);
      // Deletes the job of a canceled reply, because the queue takes only one job for each mail.
      const earlier = given ? await boss.findJobs('mail', { key: id, queued: true, db }) : [];
      for (const job of earlier) await boss.deleteJob('mail', job.id, { db });
      await boss.send('mail', { mailId: id } satisfies MailJob, {
        singletonKey: id,
        db,
        ...(sendAt && { startAfter: sendAt }),
      });
      return id;
    },
    retry: (id) => retryMails(database, boss, { id, waitMs }),
  };
}

const graceMs = 60_000;
const batchSize = 500;

/**
 * Gives a new job to every queued mail that is over a minute old and has no live job, so that no mail is lost even if
 * pg-boss' own tables are lost. The queue refuses a second job for a mail. Returns the number of new jobs.
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

/** Takes the lock of a mail until the transaction ends. Returns false while a worker is sending the mail. */
export async function takeMailLock(transaction: Prisma.TransactionClient, mailId: string): Promise<boolean> {
  const [lock] = await transaction.$queryRaw<{ granted: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${`mail ${mailId}`}, 0)) AS granted`;
  return lock?.granted === true;
}

/** How long a worker may hold the lock of a mail, in ms. No delivery takes that long. */
const holdMs = 180_000;

/** Another worker is sending this mail right now. */
class MailLockedError extends Error {
  override name = 'MailLockedError';
}

/**
 * Runs `work` under the lock of a mail. For up to `holdMs`, no other process sends the mail, even if this worker
 * hangs and another worker gets its job. The lock is a Postgres lock and ends with the connection.
 *
 * @throws MailLockedError at once if the lock is taken.
 */
export async function withMailLock<Result>(
  database: PrismaClient,
  mailId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  let result: PromiseSettledResult<Result> | undefined;
  const holding = database.$transaction(
    async (transaction) => {
      if (!(await takeMailLock(transaction, mailId))) throw new MailLockedError('Another worker is sending this mail.');
      [result] = await Promise.allSettled([work()]);
    },
    { timeout: holdMs, maxWait: 10_000 },
  );
  try {
    await holding;
  } catch (error) {
    // Returns the result of `work` even if the lock's connection broke in the meantime.
    if (!result) throw error;
  }
  if (result?.status === 'fulfilled') return result.value;
  throw result?.reason;
}
