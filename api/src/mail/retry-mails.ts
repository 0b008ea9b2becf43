import { setTimeout as pause } from 'node:timers/promises';
import type { PrismaClient } from '@agency/prisma';
import { fromPrisma, type PgBoss } from 'pg-boss';
import type { MailJob } from './mail-contents.ts';
import { isTrying, undelivered } from './undelivered.ts';

/** How many mails are put back at once, the oldest first. Each costs a query or two in one transaction. */
export const retriesAtOnce = 100;

/** What became of the mails that were put back, by the time nobody waits any more. */
export type RetryOutcome = {
  delivered: number;
  refused: number;
  /** Of those refused, how many are not tried again by themselves. */
  givenUp: number;
  trying: number;
  /** Why the first was refused. */
  cause: string | null;
};

type RetryOptions = {
  /** The one to put back; without it all. */
  id?: string;
  /** How long their deliveries are waited for, in ms. */
  waitMs: number;
};

/**
 * Puts undelivered mails back on their way, with all their tries before: those that were given up into the queue, those that wait
 * for their next try to the front. Then waits a little for what comes of it. Doing so twice does it once.
 *
 * @returns null when there is no such mail.
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
      // Brings the job that waits forward, or makes one. A delivery under way is left alone.
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

/** Looks at the mails until none is being tried, or the time is over. One that is gone was not needed any more. */
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
