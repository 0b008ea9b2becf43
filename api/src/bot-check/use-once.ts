import { createHash } from 'node:crypto';
import type { Prisma } from '@agency/prisma/client';

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
