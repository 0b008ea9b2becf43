import type { z } from 'zod';
import { limits } from '#api/contract/limits/limits.ts';
import type { signInSchema } from '#api/contract/session/sign-in.ts';
import type { GraphQLContext } from '#api/graphql/context.ts';
import { InvalidCredentialsError } from '#api/graphql/failures.ts';
import { verifyPassword } from './password.ts';
import { hashToken, newToken } from './token.ts';

const dayMs = 24 * 3_600_000;

export type SignedIn = { token: string; expiresAt: Date; user: { username: string }; message: string };

/**
 * Opens a session for who knows the password. Attempts count against the address and the name before the password is
 * looked at, so that trying many at once gains nothing; success gives them back. The session the caller came with ends:
 * a token from before the sign-in is worth nothing after it.
 *
 * @throws RateLimitedError, InvalidCredentialsError. An unknown name takes as long as a wrong password.
 */
export async function signIn(
  { username, password }: z.output<typeof signInSchema>,
  { database, rateLimits, address, log, sessionToken }: GraphQLContext,
): Promise<SignedIn> {
  const attempts = [['signInByAddress', address] as const, ['signInByUsername', username.toLowerCase()] as const];
  for (const [limit, subject] of attempts) await rateLimits.consume(limit, subject);
  const user = await database.user.findUnique({ where: { username } });
  if (!(await verifyPassword(user?.password ?? null, password)) || !user) {
    log.warn('sign-in refused');
    throw new InvalidCredentialsError();
  }
  for (const [limit, subject] of attempts) await rateLimits.reset(limit, subject);
  const token = newToken();
  const expiresAt = new Date(Date.now() + limits.session.absoluteDays * dayMs);
  await database.$transaction([
    ...(sessionToken ? [database.session.deleteMany({ where: { tokenHash: hashToken(sessionToken) } })] : []),
    database.session.create({ data: { tokenHash: hashToken(token), userId: user.id, expiresAt } }),
  ]);
  return { token, expiresAt, user: { username: user.username }, message: 'Welcome to the admin dashboard!' };
}
