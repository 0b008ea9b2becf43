import { createHash } from 'node:crypto';
import type { PrismaClient } from '@agency/prisma';
import type { Prisma } from '@agency/prisma/client';
import type { Challenge } from 'altcha-lib/types';
import type { Logger } from '#api/platform/logger.ts';

type BotCheckVerdict = 'passed' | 'refused' | 'unavailable';

/** Who shows a token, by IP address, and the log of the request. */
type Asker = { readonly address: string; readonly log: Logger };

/** What tells people from programs. There are two: reCAPTCHA when its keys are set, else a proof of work of our own. */
export type BotCheck = {
  /** Whether a token is genuine and still valid. `unavailable`: the service that knows did not answer. */
  verify(token: string, asker: Asker): Promise<BotCheckVerdict>;
  /**
   * Marks a token as used, in the transaction that it allows. False when it was used before.
   * Only for tokens that `verify` passed.
   */
  use(transaction: Prisma.TransactionClient, token: string): Promise<boolean>;
  /** Makes what a browser is to work on. Null where another service gives its visitors their tasks. */
  createChallenge: (() => Promise<Challenge>) | null;
};

/**
 * Writes down that `identity` is used, until `expiresAt`. False when that was written before, by whichever process.
 *
 * A second transaction waits here until the first has ended: it is refused when that one commits, and served when it is
 * rolled back. A refusal is no error to Postgres, so the surrounding transaction can go on.
 */
export async function useOnce(
  transaction: Prisma.TransactionClient,
  identity: string,
  expiresAt: Date,
): Promise<boolean> {
  const tokenHash = createHash('sha256').update(identity).digest('hex');
  const { count } = await transaction.usedBotCheck.createMany({
    data: [{ tokenHash, expiresAt }],
    skipDuplicates: true,
  });
  return count === 1;
}

/** The clocks of machines that share a database differ by less. */
const marginMs = 60 * 60_000;

/** Deletes the marks of used tokens that have ended by themselves, and says how many went. For an hourly job. */
export async function forgetUsedBotChecks(database: PrismaClient, now = Date.now()): Promise<number> {
  const { count } = await database.usedBotCheck.deleteMany({ where: { expiresAt: { lt: new Date(now - marginMs) } } });
  return count;
}
