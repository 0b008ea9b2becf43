import type { PrismaClient } from '@agency/prisma';
import { limits } from '#api/contract/limits.ts';
import { hashToken, newToken } from '#api/session/token.ts';

export type ResetLink = {
  /** The account's own address: what was typed may differ from it in case. */
  email: string;
  url: string;
  /** Takes the link back when it could not be mailed. */
  revoke(): Promise<unknown>;
};

/**
 * Makes a link that sets a new password, for the account with this address; null when there is none. The database keeps
 * only the hash of its token, so the link exists in the mail alone.
 */
export async function createResetLink(
  database: PrismaClient,
  typedEmail: string,
  publicUrl: string,
): Promise<ResetLink | null> {
  // Not Prisma's insensitive mode, which reads _ and % as wildcards.
  const [user] = await database.$queryRaw<{ id: string; email: string }[]>`
    SELECT id, email FROM users WHERE lower(email) = lower(${typedEmail}) ORDER BY created_at LIMIT 1`;
  if (!user) return null;
  const token = newToken();
  const { id } = await database.passwordReset.create({
    data: {
      email: user.email,
      userId: user.id,
      token: hashToken(token),
      expiresAt: new Date(Date.now() + limits.resetLinkMinutes * 60_000),
    },
    select: { id: true },
  });
  return {
    email: user.email,
    url: `${publicUrl}/admin/reset-password?token=${token}`,
    revoke: () => database.passwordReset.deleteMany({ where: { id } }),
  };
}
