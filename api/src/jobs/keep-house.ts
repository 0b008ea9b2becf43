import type { PrismaClient } from '@agency/prisma';
import { forgetUsedBotChecks } from '#api/bot-check/forget-used-bot-checks.ts';
import { forgetOldChanges } from '#api/changes/forget-old-changes.ts';
import { deleteOldIdempotencyKeys } from '#api/idempotency/run-idempotent.ts';

const day = 24 * 60 * 60_000;
/** How long the record of a delivered mail is kept. */
const keepDeliveredMs = 30 * day;
/** How long a mail that was given up waits for the admin: it holds people's words, and nobody waits for it any more. */
const keepFailedMs = 90 * day;

/** Rows deleted, by table. */
export type Swept = Record<
  'sessions' | 'passwordResets' | 'botChecks' | 'rateLimits' | 'mails' | 'changes' | 'idempotencyKeys',
  number
>;

/** Deletes what has had its time: sessions, reset links, used bot checks and counters past their end, old mail, changes and keys. */
export async function keepHouse(database: PrismaClient, now = new Date()): Promise<Swept> {
  const expired = { expiresAt: { lt: now } };
  const before = (ms: number) => ({ lt: new Date(now.getTime() - ms) });
  const [sessions, passwordResets, botChecks, rateLimits, mails, changes, idempotencyKeys] = await Promise.all([
    database.session.deleteMany({ where: expired }),
    database.passwordReset.deleteMany({ where: { OR: [expired, { used: true }] } }),
    forgetUsedBotChecks(database, now.getTime()),
    database.rateLimit.deleteMany({ where: { expire: { lt: now.getTime() } } }),
    database.outgoingMail.deleteMany({
      where: {
        OR: [
          { state: 'sent', sentAt: before(keepDeliveredMs) },
          { state: 'failed', createdAt: before(keepFailedMs) },
        ],
      },
    }),
    forgetOldChanges(database, now),
    deleteOldIdempotencyKeys(database, now),
  ]);
  return {
    sessions: sessions.count,
    passwordResets: passwordResets.count,
    botChecks,
    rateLimits: rateLimits.count,
    mails: mails.count,
    changes,
    idempotencyKeys,
  };
}
