import type { PrismaClient } from '@agency/prisma';
import type { Backup } from '@agency/prisma/client';
import { lastTimeAt } from '#api/jobs/last-time-at.ts';

/**
 * `latest`: the newest finished backup, successful or failed. `proven`: the newest successful (verified) backup.
 * `begunAt`: when the first user was created, null if there is none.
 */
export type Backups = { latest: Backup | null; proven: Backup | null; begunAt: Date | null };

export async function loadBackups({ backup, user }: PrismaClient): Promise<Backups> {
  const newest = { startedAt: 'desc' } as const;
  const [latest, proven, first] = await Promise.all([
    backup.findFirst({ where: { OR: [{ finishedAt: { not: null } }, { error: { not: null } }] }, orderBy: newest }),
    backup.findFirst({ where: { finishedAt: { not: null } }, orderBy: newest }),
    user.findFirst({ orderBy: { createdAt: 'asc' } }),
  ]);
  return { latest, proven, begunAt: first?.createdAt ?? null };
}

/** A backup is late after this time, in ms: a day, plus two hours for making the backup. */
const lateMs = 26 * 60 * 60_000;

/**
 * Whether the newest proven backup is too old. On a new installation, the first backup is late once it fails, or 26
 * hours after the first user was created.
 */
export function isLate({ latest, proven, begunAt }: Backups, now: Date): boolean {
  if (latest && !proven) return true;
  const since = proven?.startedAt ?? begunAt;
  return since !== null && now.getTime() - since.getTime() > lateMs;
}

/** When a backup is made each night, in UTC. */
export const nightlyAt = { hours: 3, minutes: 12 };

/**
 * Whether the server must make a backup when it starts: the backup is late, or the newest proven backup was begun
 * before the latest 03:12 UTC. After a single missed night, that backup is only a day old and so not late, but it would
 * be two days old by the next night.
 */
export function isDueAtStart(backups: Backups, now: Date): boolean {
  const since = backups.proven?.startedAt ?? backups.begunAt;
  return isLate(backups, now) || (since !== null && since < lastTimeAt(nightlyAt, now));
}
