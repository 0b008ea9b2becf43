import { resolve } from 'node:path';
import type { PrismaClient } from '@agency/prisma';
import { removeLeftovers } from '@agency/prisma/backup';
import type { Job, PgBoss } from 'pg-boss';
import type { Environment } from '#api/contract/environment.ts';
import { logged } from '#api/jobs/open-jobs.ts';
import type { Outbox } from '#api/mail/outbox.ts';
import type { Logger } from '#api/platform/logger.ts';
import { isDueAtStart, loadBackups, nightlyAt } from './load-backups.ts';
import { makeBackup } from './make-backup.ts';

type Parts = {
  database: PrismaClient;
  databaseUrl: string;
  environment: Environment;
  outbox: Outbox;
  logger: Logger;
};

/** Every night at 03:12 UTC. */
const nightly = `${nightlyAt.minutes} ${nightlyAt.hours} * * *`;

/** The job of a backup. Its key lets only one backup wait or run at a time. */
const night = [{ why: 'night' }, { singletonKey: 'backup' }] as const;

/**
 * Makes a backup every night, in one of the running processes. Also makes one soon after a start if a night was missed
 * or a backup was interrupted. Mails the agency if a backup fails.
 */
export async function workBackups(boss: PgBoss, parts: Parts): Promise<void> {
  await boss.schedule('backup', nightly, ...night);
  await boss.send('backup', { why: 'start' }, { singletonKey: 'start' });
  const work = async ({ data: { why } }: Job<{ why: 'night' | 'start' }>) => {
    const now = new Date();
    if (why === 'start') {
      // A process that was killed while it verified an archive may have left a temporary Postgres behind.
      await removeLeftovers(resolve(parts.environment.database.dataDir));
      if (isDueAtStart(await loadBackups(parts.database), now)) await boss.send('backup', ...night);
    } else await runBackup(parts, now);
  };
  await boss.work('backup', { pollingIntervalSeconds: 30 }, logged(parts.logger, work));
}

/** Makes a backup. After a failure, logs the error and mails the agency. */
export async function runBackup(parts: Parts, now: Date): Promise<void> {
  const { database, environment, logger, outbox } = parts;
  try {
    const proven = await makeBackup(parts, now);
    logger.info(proven, 'backup made and verified by a test restore');
  } catch (error) {
    logger.error({ err: error }, 'the backup failed');
    const content = { at: now.toISOString(), reason: (error as Error).message.slice(0, 1_000) };
    const mail = { kind: 'backup-failed', recipient: environment.mail.to, content } as const;
    await database.$transaction((transaction) => outbox.enqueue(transaction, mail));
  }
}
