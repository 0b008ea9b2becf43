import type { PrismaClient } from '@agency/prisma';
import type { Backup } from '@agency/prisma/client';

/** The newest backup that ended, in success or failure, and the newest that was verified. */
export type Backups = { latest: Backup | null; proven: Backup | null };

export async function loadBackups({ backup }: PrismaClient): Promise<Backups> {
  const newest = { startedAt: 'desc' } as const;
  const [latest, proven] = await Promise.all([
    backup.findFirst({ where: { OR: [{ finishedAt: { not: null } }, { error: { not: null } }] }, orderBy: newest }),
    backup.findFirst({ where: { finishedAt: { not: null } }, orderBy: newest }),
  ]);
  return { latest, proven };
}

/** A day, plus some time to make a backup. */
const lateMs = 26 * 60 * 60_000;

/** Whether a night was missed. Always false before the first backup of a new installation. */
export const isLate = ({ latest, proven }: Backups, now: Date): boolean =>
  latest !== null && now.getTime() - (proven?.startedAt.getTime() ?? 0) > lateMs;
