import type { GraphQLContext } from '#api/graphql/context.ts';
import { RateLimitedError } from '#api/graphql/failures.ts';

const message = 'If an account has this address, a link to reset its password is on its way.';

/**
 * Leaves a mail with a reset link in the outbox. Whether there is such an account is looked up when the mail is sent, so
 * known and unknown addresses are answered alike, in words and in time.
 *
 * @throws RateLimitedError when this address (of the network) asks too often. Too many links for one mailbox are not
 * sent and not told: who asks may not be who owns it.
 */
export async function requestPasswordReset(
  email: string,
  { database, outbox, rateLimits, address, log }: GraphQLContext,
): Promise<{ message: string }> {
  await rateLimits.consume('resetLinkByAddress', address);
  try {
    await rateLimits.consume('resetLinkByEmail', email.toLowerCase());
  } catch (error) {
    if (!(error instanceof RateLimitedError)) throw error;
    log.warn('too many reset links for one mailbox');
    return { message };
  }
  await database.$transaction((transaction) =>
    outbox.enqueue(transaction, { kind: 'password-reset', recipient: email, content: {} }),
  );
  return { message };
}
