import type { PrismaClient } from '@agency/prisma';

/** Longer than any delivery: connections, sending and recording included. */
const holdMs = 180_000;

/** Another worker is sending this mail right now. */
export class MailLockedError extends Error {
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
  let outcome: PromiseSettledResult<Result> | undefined;
  const holding = database.$transaction(
    async (transaction) => {
      const [lock] = await transaction.$queryRaw<{ granted: boolean }[]>`
        SELECT pg_try_advisory_xact_lock(hashtextextended(${`mail ${mailId}`}, 0)) AS granted`;
      if (!lock?.granted) throw new MailLockedError('Another worker is sending this mail.');
      [outcome] = await Promise.allSettled([work()]);
    },
    { timeout: holdMs, maxWait: 10_000 },
  );
  try {
    await holding;
  } catch (error) {
    // What the work did counts, even if the connection that held the lock broke meanwhile.
    if (!outcome) throw error;
  }
  if (outcome?.status === 'fulfilled') return outcome.value;
  throw outcome?.reason;
}
