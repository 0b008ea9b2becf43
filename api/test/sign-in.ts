import type { PrismaClient } from '@agency/prisma';
import { hashToken, newToken } from '#api/session/session.ts';

const dayMs = 24 * 3_600_000;

/**
 * Creates a user with an open session, directly in the database. No password works for this user. Returns the session's
 * token, and the headers for its requests.
 */
export async function signedIn(
  database: PrismaClient,
  session: { expiresAt?: Date; createdAt?: Date; lastSeenAt?: Date } = {},
  username = 'admin',
): Promise<{ token: string; headers: { Authorization: string } }> {
  const token = newToken();
  const user = { username, email: 'admin@agency.example', password: 'no hash' };
  // Do not use `upsert`, because one of two concurrent calls would fail.
  await database.user.createMany({ data: [user], skipDuplicates: true });
  const { id: userId } = await database.user.findUniqueOrThrow({ where: { username } });
  const expiresAt = new Date(Date.now() + dayMs);
  await database.session.create({ data: { userId, tokenHash: hashToken(token), expiresAt, ...session } });
  return { token, headers: { Authorization: `Bearer ${token}` } };
}
