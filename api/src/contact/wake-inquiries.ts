import type { PrismaClient } from '@agency/prisma';
import type { Prisma } from '@agency/prisma/client';
import { repeatUntilStopped } from '#api/jobs/repeat-until-stopped.ts';
import { isDatabaseAway } from '#api/platform/database-away.ts';
import type { Logger } from '#api/platform/logger.ts';
import { news } from './mark-inquiries-read.ts';

/** The column values of an inquiry that is not snoozed and did not wake from a snooze. */
export const awake = { snoozedAt: null, wakesAt: null, wokenAt: null };

/** Wakes snoozed inquiries, and marks them as unread. Returns how many. */
export async function wake(
  { contactSubmission, inquiryEvent }: Prisma.TransactionClient,
  where: Prisma.ContactSubmissionWhereInput,
  now: Date,
): Promise<number> {
  const woken = await contactSubmission.updateManyAndReturn({
    where: { ...where, snoozedAt: { not: null } },
    data: { ...awake, ...news(now), wokenAt: now },
    select: { id: true },
  });
  await inquiryEvent.createMany({ data: woken.map(({ id }) => ({ inquiryId: id, at: now, change: 'woken' })) });
  return woken.length;
}

/** Wakes the snoozed inquiries whose time has come. Returns how many. */
export const wakeInquiries = (database: PrismaClient, now: Date): Promise<number> =>
  database.$transaction((transaction) => wake(transaction, { wakesAt: { lte: now } }, now));

/** Wakes the inquiries that were snoozed until their sender writes again. Returns how many. */
export const wakeBySender = (transaction: Prisma.TransactionClient, email: string, now: Date): Promise<number> =>
  wake(transaction, { person: email.toLowerCase(), wakesAt: null }, now);

const wakeEveryMs = 15_000;

/**
 * Wakes inquiries every 15 seconds until `stopping` aborts. Even if several processes run it, each inquiry is woken
 * once.
 *
 * @returns a promise that settles once waking has stopped.
 */
export const keepWaking = (database: PrismaClient, log: Logger, stopping: AbortSignal): Promise<void> =>
  repeatUntilStopped(stopping, async () => {
    try {
      const woken = await wakeInquiries(database, new Date());
      if (woken > 0) log.info({ woken }, 'woke snoozed inquiries');
    } catch (error) {
      log[isDatabaseAway(error) ? 'warn' : 'error']({ err: error }, 'snoozed inquiries could not be woken');
    }
    return wakeEveryMs;
  });
