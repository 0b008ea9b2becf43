import { setTimeout as pause } from 'node:timers/promises';
import type { PrismaClient } from '@agency/prisma';
import { fromPrisma, type PgBoss } from 'pg-boss';
import type { MailJob } from './mail-contents.ts';
import { isTrying, undelivered } from './undelivered.ts';

/** How many mails are retried at once, the oldest first. Each costs a query or two in one transaction. */
export const retriesAtOnce = 100;

/** The outcome of retried mails when the wait ends. */
export type RetryOutcome = {
  delivered: number;
  refused: number;
  /** How many of the refused mails are not tried again automatically. */
  givenUp: number;
  trying: number;
  /** Why the first of the refused mails was refused. */
  cause: string | null;
};

type RetryOptions = {
  /** The mail to retry. Without it, the oldest undelivered mails are retried. */
  id?: string;
  /** How long to wait for the outcome, in ms. */
  waitMs: number;
};

/**
 * Retries undelivered mails, and keeps their count of tries. Queues mails that were given up, and moves mails that wait
 * for their next try to the front. Then waits up to `waitMs` for the outcome. A repeat changes nothing.
 *
 * @returns null if there is no such mail.
 */
export async function retryMails(
  database: PrismaClient,
  boss: PgBoss,
  { id, waitMs }: RetryOptions,
): Promise<RetryOutcome | null> {
  const ids = await putBack(database, boss, id);
  return ids.length > 0 ? awaitDelivery(database, ids, waitMs) : null;
}

function putBack(database: PrismaClient, boss: PgBoss, id: string | undefined): Promise<string[]> {
  return database.$transaction(
    async (transaction) => {
      const found = await transaction.outgoingMail.findMany({
        where: { ...undelivered, ...(id !== undefined && { id }) },
        orderBy: { id: 'asc' },
        take: retriesAtOnce,
        select: { id: true },
      });
      const ids = found.map((mail) => mail.id);
      await transaction.outgoingMail.updateMany({
        where: { id: { in: ids }, ...undelivered },
        data: { state: 'queued', lastError: null, cause: null },
      });
      // Moves the waiting job to the front, or creates one. Leaves a running delivery alone.
      for (const mailId of ids)
        await boss.upsert('mail', { mailId } satisfies MailJob, {
          singletonKey: mailId,
          startAfter: 0,
          db: fromPrisma(transaction),
        });
      return ids;
    },
    { timeout: 15_000 },
  );
}

const lookMs = 200;

/** Polls the mails until each has been tried, or the time is over. A mail that was deleted does not count. */
async function awaitDelivery(database: PrismaClient, ids: string[], waitMs: number): Promise<RetryOutcome> {
  const endsAt = Date.now() + waitMs;
  for (;;) {
    const mails = await database.outgoingMail.findMany({
      where: { id: { in: ids } },
      select: { state: true, attempts: true, lastError: true, cause: true },
    });
    const trying = mails.filter(isTrying).length;
    if (trying === 0 || Date.now() >= endsAt) {
      const count = (wanted: string) => mails.filter(({ state }) => state === wanted).length;
      const [delivered, givenUp] = [count('sent'), count('failed')];
      const cause = mails.find((mail) => mail.cause !== null)?.cause ?? null;
      return { delivered, refused: mails.length - trying - delivered, givenUp, trying, cause };
    }
    await pause(lookMs);
  }
}
