import type { z } from 'zod';
import { limits } from '#api/contract/limits.ts';
import type { signInSchema } from '#api/contract/session.ts';
import type { GraphQLContext } from '#api/graphql/context.ts';
import { InvalidCredentialsError } from '#api/graphql/failures.ts';
import { type LimitName, limitedOrThrow, type RateLimits } from '#api/rate-limits/rate-limits.ts';
import { verifyPassword } from './password.ts';
import { hashToken, isToken, newToken } from './session.ts';

const dayMs = 24 * 3_600_000;

export type SignedIn = {
  token: string;
  expiresAt: Date;
  /** Recognizes this browser or console at its next sign-in. The token grants no access. */
  deviceToken: string;
  user: { username: string };
  message: string;
};

/**
 * Opens a session for a correct password, and ends the caller's earlier session. Each attempt is counted before the
 * password is checked, so that many concurrent attempts have no advantage. A success resets the count.
 *
 * An attempt from a known device counts against that device, so that strangers cannot lock its user out. Other
 * attempts, and attempts above the device's limit, count against the address. They also count against the name, unless
 * the user has signed in from the address's network before. OWASP calls this a device cookie:
 * owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 *
 * @param device the device token of an earlier sign-in. Null or any other text is an unknown device.
 * @throws RateLimitedError, InvalidCredentialsError. An unknown name takes as long as a wrong password.
 */
export async function signIn(
  { username, password }: z.output<typeof signInSchema>,
  device: string | null,
  { database, rateLimits, address, sessionToken }: GraphQLContext,
): Promise<SignedIn> {
  const name = username.toLowerCase();
  const knownDevice = device && isToken(device) && (await rateLimits.remembers(name, device)) ? device : null;
  const attempts = await countAttempt({ name, address, knownDevice }, rateLimits);
  const user = await database.user.findUnique({ where: { username } });
  if (!(await verifyPassword(user?.password ?? null, password)) || !user) throw new InvalidCredentialsError();
  const token = newToken();
  const expiresAt = new Date(Date.now() + limits.session.absoluteDays * dayMs);
  await database.$transaction(async (transaction) => {
    // A concurrent reset may change the password. If this sign-in locks the row first, the reset ends the new session,
    // too. If the reset is first, this query finds that the password is old.
    const stillRight = await transaction.$queryRaw<unknown[]>`
      SELECT 1 FROM users WHERE id = ${user.id}::uuid AND password = ${user.password} FOR SHARE`;
    if (stillRight.length === 0) throw new InvalidCredentialsError();
    if (sessionToken) await transaction.session.deleteMany({ where: { tokenHash: hashToken(sessionToken) } });
    await transaction.session.create({ data: { tokenHash: hashToken(token), userId: user.id, expiresAt } });
  });
  for (const [limit, subject] of attempts) await rateLimits.reset(limit, subject);
  const deviceToken = knownDevice ?? newToken();
  for (const place of [address, deviceToken]) await rateLimits.remember(name, place);
  const message = 'Welcome to the admin dashboard!';
  return { token, expiresAt, deviceToken, user: { username: user.username }, message };
}

type Attempt = [limit: LimitName, subject: string];

/**
 * Counts an attempt.
 *
 * @returns the counts to reset after a success: that of the device, or those of the network and (if counted) of the
 * name.
 * @throws RateLimitedError.
 */
async function countAttempt(
  { name, address, knownDevice }: { name: string; address: string; knownDevice: string | null },
  rateLimits: RateLimits,
): Promise<Attempt[]> {
  if (knownDevice) {
    const excess = await rateLimits.consume('signInByDevice', knownDevice).then(() => null, limitedOrThrow);
    if (!excess) return [['signInByDevice', knownDevice]];
  }
  const attempts: Attempt[] = [['signInByAddress', address]];
  if (!(await rateLimits.remembers(name, address))) attempts.push(['signInByUsername', name]);
  for (const [limit, subject] of attempts) await rateLimits.consume(limit, subject);
  return attempts;
}

export async function signOut({ database, sessionToken }: GraphQLContext): Promise<{ message: string }> {
  if (sessionToken) await database.session.deleteMany({ where: { tokenHash: hashToken(sessionToken) } });
  return { message: 'You are logged out.' };
}
