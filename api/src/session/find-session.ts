import type { PrismaClient } from '@agency/prisma';
import { limits } from '#api/contract/limits.ts';
import { hashToken } from './token.ts';

/** A session that is open at this moment. */
export type OpenSession = { id: string; tokenHash: string; expiresAt: Date; user: { id: string; username: string } };

const hourMs = 3_600_000;
/** How exactly it is noted when a session was last used, so that reading seldom means writing. */
const noteEveryMs = 60_000;

/** The open session of this token; null when there is none, or when it was left alone too long. Notes that it is used. */
export async function findSession(database: PrismaClient, token: string): Promise<OpenSession | null> {
  const now = Date.now();
  const session = await database.session.findUnique({
    where: {
      tokenHash: hashToken(token),
      expiresAt: { gt: new Date(now) },
      lastSeenAt: { gt: new Date(now - limits.session.idleHours * hourMs) },
    },
    include: { user: { select: { id: true, username: true } } },
  });
  if (!session) return null;
  const { id, tokenHash, expiresAt, lastSeenAt, user } = session;
  if (now - lastSeenAt.getTime() > noteEveryMs) {
    // Not `update`: the session may have ended this very moment, which is no fault.
    await database.session.updateMany({ where: { id }, data: { lastSeenAt: new Date(now) } });
  }
  return { id, tokenHash, expiresAt, user };
}
