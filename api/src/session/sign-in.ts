import type { z } from 'zod';
import { limits } from '#api/contract/limits.ts';
import type { signInSchema } from '#api/contract/session.ts';
import type { GraphQLContext } from '#api/graphql/context.ts';
import { InvalidCredentialsError } from '#api/graphql/failures.ts';
import type { LimitName } from '#api/rate-limits/rate-limits.ts';
import { verifyPassword } from './password.ts';
import { hashToken, newToken } from './session.ts';

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
  const name = username.toLowerCase();
  // Strangers who try the admin's name everywhere must not keep the admin out of where they have been before.
  const isKnownHere = await rateLimits.remembers(name, address);
  const attempts: [LimitName, string][] = [
    ['signInByAddress', address],
    ...(isKnownHere ? [] : [['signInByUsername', name] satisfies [LimitName, string]]),
  ];
  for (const [limit, subject] of attempts) await rateLimits.consume(limit, subject);
  const user = await database.user.findUnique({ where: { username } });
  if (!(await verifyPassword(user?.password ?? null, password)) || !user) {
    log.warn('sign-in refused');
    throw new InvalidCredentialsError();
  }
  const token = newToken();
  const expiresAt = new Date(Date.now() + limits.session.absoluteDays * dayMs);
  await database.$transaction(async (transaction) => {
    // A reset may have set another password while this one was looked at. Who holds the row first goes first: the reset
    // then ends this session with the others, or this sign-in finds that its password is old.
    const stillRight = await transaction.$queryRaw<unknown[]>`
      SELECT 1 FROM users WHERE id = ${user.id}::uuid AND password = ${user.password} FOR SHARE`;
    if (stillRight.length === 0) throw new InvalidCredentialsError();
    if (sessionToken) await transaction.session.deleteMany({ where: { tokenHash: hashToken(sessionToken) } });
    await transaction.session.create({ data: { tokenHash: hashToken(token), userId: user.id, expiresAt } });
  });
  for (const [limit, subject] of attempts) await rateLimits.reset(limit, subject);
  await rateLimits.remember(name, address);
  return { token, expiresAt, user: { username: user.username }, message: 'Welcome to the admin dashboard!' };
}

/** Ends the session the caller came with, if it is still open: its token opens nothing from now on. */
export async function signOut({ database, sessionToken }: GraphQLContext): Promise<{ message: string }> {
  if (sessionToken) await database.session.deleteMany({ where: { tokenHash: hashToken(sessionToken) } });
  return { message: 'You are signed out.' };
}
