import { limits } from '#api/contract/limits.ts';
import type { GraphQLContext } from '#api/graphql/context.ts';
import { RateLimitedError } from '#api/graphql/failures.ts';
import { networkOf } from '#api/rate-limits/limit-subject.ts';

const message = 'If an account has this address, a link to reset its password is on its way.';

/**
 * Leaves a mail with a reset link in the outbox. Whether there is such an account is looked up when the mail is sent, so
 * known and unknown addresses are answered alike, in words and in time.
 *
 * @throws RateLimitedError when this visitor (by network) asks too often, at all or for this mailbox. That others have asked
 * for it too often is not told, since it would say that the mailbox is of interest; the log has it.
 */
export async function requestPasswordReset(
  email: string,
  { database, outbox, rateLimits, address, log }: GraphQLContext,
): Promise<{ message: string }> {
  const mailbox = email.toLowerCase();
  await rateLimits.consume('resetLinkByAddress', address);
  await rateLimits.consume('resetLinkByVisitor', `${networkOf(address)} ${mailbox}`);
  const excess = await rateLimits.consume('resetLinkByEmail', mailbox).then(() => null, limitedOrThrow);
  await database.$transaction(async (transaction) => {
    const id = await outbox.enqueue(transaction, { kind: 'password-reset', recipient: email, content: {} });
    // Written and taken back, so that the time of the answer does not tell either.
    if (excess) await transaction.outgoingMail.delete({ where: { id } });
  });
  if (excess) {
    const reason = `${limits.resetLinksPerHour} links were asked for this address within the hour`;
    log.warn({ reason, retryAfterSeconds: excess.retryAfterSeconds }, 'reset link not mailed');
  }
  return { message };
}

function limitedOrThrow(error: unknown): RateLimitedError {
  if (error instanceof RateLimitedError) return error;
  throw error;
}
