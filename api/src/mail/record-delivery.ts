import { setTimeout } from 'node:timers/promises';
import type { PrismaClient } from '@agency/prisma';
import { Prisma } from '@agency/prisma/client';

const pausesMs = [500, 1_000, 2_000, 4_000, 8_000];

/**
 * Records that a mail was accepted, and empties what it was written from: that is personal data, and has served.
 * Unrecorded it would be sent again, so a database that is away for some seconds is waited for.
 */
export async function recordSent(database: PrismaClient, id: string): Promise<void> {
  const data = {
    state: 'sent',
    sentAt: new Date(),
    content: Prisma.DbNull,
    lastError: null,
    attempts: { increment: 1 },
  };
  for (const pause of pausesMs) {
    try {
      await database.outgoingMail.updateMany({ where: { id }, data });
      return;
    } catch {
      await setTimeout(pause);
    }
  }
  await database.outgoingMail.updateMany({ where: { id }, data });
}

/** Records a try that failed. `final`: the mail is given up, until someone puts it back. */
export async function recordFailure(database: PrismaClient, id: string, reason: string, final: boolean): Promise<void> {
  await database.outgoingMail.updateMany({
    where: { id, state: 'queued' },
    data: { lastError: reason, attempts: { increment: 1 }, ...(final && { state: 'failed' }) },
  });
}
