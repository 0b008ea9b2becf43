import type { z } from 'zod';
import { limits } from '#api/contract/limits.ts';
import type { resetPasswordSchema } from '#api/contract/session.ts';
import type { GraphQLContext } from '#api/graphql/context.ts';
import { InvalidResetLinkError, inputError } from '#api/graphql/failures.ts';
import { networkOf } from '#api/http/client-address.ts';
import { limitedOrThrow } from '#api/rate-limits/rate-limits.ts';
import { commonPassword, loadCommonPasswords } from './common-passwords.ts';
import { hashPassword } from './password.ts';
import { hashToken, isToken } from './session.ts';

/** The answer to a request for a link, the same for every address. */
const messages = {
  'password-reset': 'If an account has this address, a link to reset its password is on its way.',
  'plan-link': 'If a plan was bought with this address, a link to it is on its way.',
} as const;

/**
 * Enqueues a mail to this address, with a link. The account or plan is looked up when the mail is sent, so known and
 * unknown addresses get the same answer in the same time. A mailbox has separate limits for each kind of link, so that
 * requests for one kind do not use up the limit of the other.
 *
 * @throws RateLimitedError if this visitor (by network) asks too often, in total or for this mailbox. If others have
 * requested too many links for the mailbox, nothing is thrown and the reason is only logged, because a different answer
 * would reveal their requests.
 */
export async function requestLink(
  kind: keyof typeof messages,
  email: string,
  { database, outbox, rateLimits, address, log }: GraphQLContext,
): Promise<{ message: string }> {
  const mailbox = `${kind} ${email.toLowerCase()}`;
  await rateLimits.consume('resetLinkByAddress', address);
  await rateLimits.consume('resetLinkByVisitor', `${networkOf(address)} ${mailbox}`);
  const excess = await rateLimits.consume('resetLinkByEmail', mailbox).then(() => null, limitedOrThrow);
  await database.$transaction(async (transaction) => {
    const id = await outbox.enqueue(transaction, { kind, recipient: email, content: {} });
    // Enqueue the mail even above the limit, so that the time of the answer does not reveal other requests.
    if (excess) await transaction.outgoingMail.delete({ where: { id } });
  });
  if (excess) {
    const reason = `${limits.resetLinksPerHour} links were asked for this address within the hour`;
    log.warn({ kind, reason, retryAfterSeconds: excess.retryAfterSeconds }, 'link not mailed');
  }
  return { message: messages[kind] };
}

/** Whether a token belongs to a mailed link that still works: unused, and less than an hour old. */
export async function isResetLink({ database }: Pick<GraphQLContext, 'database'>, token: string): Promise<boolean> {
  return isToken(token) && (await database.passwordReset.count({ where: workingLink(token) })) > 0;
}

const workingLink = (token: string) => ({ token: hashToken(token), used: false, expiresAt: { gt: new Date() } });

/**
 * Sets a new password with a mailed token: once, within its hour. Every session of the user ends, because anyone who
 * knew the old password may have one. The user's other links end, too. The counts of failed sign-ins for the user and
 * from this network are reset, so that the holder of the link, who owns the account, can sign in at once. The counts of
 * other networks stay.
 *
 * @throws InvalidResetLinkError, RateLimitedError, InputError for a common password.
 */
export async function resetPassword(
  { token, newPassword }: z.output<typeof resetPasswordSchema>,
  { database, rateLimits, address }: GraphQLContext,
): Promise<{ message: string; user: { username: string } }> {
  await rateLimits.consume('resetPasswordByAddress', address);
  const isCommon = await loadCommonPasswords();
  if (isCommon(newPassword)) throw inputError([{ path: ['newPassword'], message: commonPassword }]);
  const password = await hashPassword(newPassword);
  const username = await database.$transaction(async (transaction) => {
    // The update itself decides which of two concurrent requests is first: the other finds no unused link.
    const [reset] = await transaction.passwordReset.updateManyAndReturn({
      where: workingLink(token),
      data: { used: true },
    });
    if (!reset) throw new InvalidResetLinkError();
    const { userId } = reset;
    const user = await transaction.user.update({ where: { id: userId }, data: { password } });
    await transaction.session.deleteMany({ where: { userId } });
    await transaction.passwordReset.updateMany({ where: { userId }, data: { used: true } });
    return user.username;
  });
  const name = username.toLowerCase();
  await rateLimits.reset('signInByUsername', name);
  await rateLimits.reset('signInByAddress', address);
  await rateLimits.remember(name, address);
  return { message: 'Your password has been changed. You can now log in with it.', user: { username } };
}
