import type { z } from 'zod';
import type { resetPasswordSchema } from '#api/contract/session.ts';
import type { GraphQLContext } from '#api/graphql/context.ts';
import { InvalidResetLinkError } from '#api/graphql/failures.ts';
import { hashPassword } from './password.ts';
import { hashToken } from './token.ts';

/**
 * Sets a new password with a mailed token: once, within its hour. Every session of the user ends, since whoever knew the
 * old password may hold one; so do other links. Whoever holds the link owns the account, so the place they came from may
 * sign in at once, however often it or strangers tried before: other places' counts stay.
 *
 * @throws InvalidResetLinkError, RateLimitedError.
 */
export async function resetPassword(
  { token, newPassword }: z.output<typeof resetPasswordSchema>,
  { database, rateLimits, address, log }: GraphQLContext,
): Promise<{ message: string }> {
  await rateLimits.consume('resetPasswordByAddress', address);
  const password = await hashPassword(newPassword);
  const username = await database.$transaction(async (transaction) => {
    const link = { token: hashToken(token), used: false, expiresAt: { gt: new Date() } };
    // The update itself decides who is first: of two at once, one finds nothing left to use.
    const [reset] = await transaction.passwordReset.updateManyAndReturn({ where: link, data: { used: true } });
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
  log.info('password reset');
  return { message: 'Your password is changed. You can sign in with it now.' };
}
