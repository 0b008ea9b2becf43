import type { PrismaClient } from '@agency/prisma';

const day = 24 * 60 * 60_000;
/** How long the record of a delivered mail is kept. */
const keepDeliveredMs = 30 * day;

/** Rows deleted, by table. */
export type Swept = Record<'sessions' | 'passwordResets' | 'botChecks' | 'rateLimits' | 'mails', number>;

/** Deletes what has had its time: sessions, reset links, used bot checks and counters past their end, old delivered mail. */
export async function keepHouse(database: PrismaClient, now = new Date()): Promise<Swept> {
  const expired = { expiresAt: { lt: now } };
  const [sessions, passwordResets, botChecks, rateLimits, mails] = await Promise.all([
    database.session.deleteMany({ where: expired }),
    database.passwordReset.deleteMany({ where: { OR: [expired, { used: true }] } }),
    database.usedBotCheck.deleteMany({ where: expired }),
    database.rateLimit.deleteMany({ where: { expire: { lt: now.getTime() } } }),
    database.outgoingMail.deleteMany({
      where: { state: 'sent', sentAt: { lt: new Date(now.getTime() - keepDeliveredMs) } },
    }),
  ]);
  return {
    sessions: sessions.count,
    passwordResets: passwordResets.count,
    botChecks: botChecks.count,
    rateLimits: rateLimits.count,
    mails: mails.count,
  };
}
