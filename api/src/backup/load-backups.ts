import type { PrismaClient } from '@agency/prisma';
import type { Backup } from '@agency/prisma/client';

/**
 * `latest` is the newest backup that succeeded or failed. `proven` is the newest that succeeded, and so was verified.
 * `begunAt` is when the installation was first used: when its first user was created.
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

/** A day, plus some time to make a backup. */
const lateMs = 26 * 60 * 60_000;

/** Whether a night was missed. A new installation is late after a day without a backup, or once its first backup fails. */
export function isLate({ latest, proven, begunAt }: Backups, now: Date): boolean {
  if (latest && !proven) return true;
  const since = proven?.startedAt ?? begunAt;
  return since !== null && now.getTime() - since.getTime() > lateMs;
}
