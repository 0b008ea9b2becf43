import type { PrismaClient } from '@agency/prisma';
import { repeatUntilStopped } from '#api/jobs/repeat-until-stopped.ts';
import { isDatabaseAway } from '#api/platform/database-away.ts';
import type { Logger } from '#api/platform/logger.ts';
import { awake } from './change-inquiry.ts';

/** Brings back the snoozed inquiries whose time has come, as unread ones. Returns how many. */
export function wakeInquiries(database: PrismaClient, now: Date): Promise<number> {
  return database.$transaction(async ({ contactSubmission, inquiryEvent }) => {
    const due = await contactSubmission.updateManyAndReturn({
      where: { wakesAt: { lte: now } },
      data: { ...awake, wokenAt: now, readAt: null },
      select: { id: true },
    });
    await inquiryEvent.createMany({ data: due.map(({ id }) => ({ inquiryId: id, at: now, change: 'woken' })) });
    return due.length;
  });
}

const betweenLooksMs = 15_000;

/**
 * Wakes inquiries every 15 seconds, until it is stopped. Any number of processes may: each inquiry is woken once.
 *
 * @returns a promise that settles when the last look ends.
 */
export const workWaking = (database: PrismaClient, log: Logger, stopping: AbortSignal): Promise<void> =>
  repeatUntilStopped(stopping, async () => {
    try {
      const woken = await wakeInquiries(database, new Date());
      if (woken > 0) log.info({ woken }, 'snoozed inquiries came back');
    } catch (error) {
      log[isDatabaseAway(error) ? 'warn' : 'error']({ err: error }, 'snoozed inquiries could not be woken');
    }
    return betweenLooksMs;
  });
