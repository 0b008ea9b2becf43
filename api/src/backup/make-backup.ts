import { createWriteStream } from 'node:fs';
import { lstat, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PrismaClient } from '@agency/prisma';
import { checkArchive, totalsOf, writeArchive } from '@agency/prisma/backup';
import type { Environment } from '#api/contract/environment.ts';
import { queues } from '#api/jobs/open-jobs.ts';
import { mediaFolder } from '#api/media/media-store.ts';
import type { Logger } from '#api/platform/logger.ts';
import { type BackupStore, openBackupStore } from './backup-store.ts';
import { archiveName, expiredArchives } from './retention.ts';

/** Returns the folder in which archives are made. If `BACKUP_URL` is not set, they stay there. */
export const backupsFolder = (dataDir: string): string => join(dataDir, 'backups');

export type ProvenArchive = { bytes: number; rows: number; files: number };

/**
 * Writes an archive to `<path>.partial`, and verifies it by restoring it into a temporary Postgres and comparing the
 * contents. Removes the partial file if anything fails.
 *
 * @param done moves the verified `.partial` file to its place.
 * @throws if the restored contents differ, the archive cannot be written, or `done` fails.
 */
export async function makeArchive(
  path: string,
  { databaseUrl, dataDir }: { databaseUrl: string; dataDir: string },
  done: (partial: string) => Promise<void>,
): Promise<ProvenArchive> {
  const partial = `${path}.partial`;
  try {
    await writeArchive(
      { databaseUrl, filesDir: mediaFolder(dataDir) },
      createWriteStream(partial, { mode: 0o600, flush: true }),
    );
    const totals = totalsOf(await checkArchive(partial, dataDir));
    const { size: bytes } = await stat(partial);
    await done(partial);
    return { bytes, ...totals };
  } finally {
    await rm(partial, { force: true });
  }
}

type Backing = {
  database: PrismaClient;
  databaseUrl: string;
  environment: Pick<Environment, 'database' | 'backup'>;
  logger: Logger;
};

/**
 * Makes and stores a backup, records the result, and removes expired archives. Only logs a failure to remove them,
 * because a bucket may forbid deletion to protect its archives.
 *
 * @throws the error of the failed step, after recording it.
 */
export async function makeBackup(backing: Backing, now: Date): Promise<ProvenArchive> {
  const { database, databaseUrl, environment, logger } = backing;
  const { dataDir } = environment.database;
  const folder = backupsFolder(dataDir);
  const store = openBackupStore(environment.backup.url, folder);
  const archive = archiveName(now);
  const { id } = await database.backup.create({ data: { archive, startedAt: now } });
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removePartials(folder, now);
    const proven = await makeArchive(join(folder, archive), { databaseUrl, dataDir }, (partial) =>
      store.put(archive, partial),
    );
    await database.backup.update({ where: { id }, data: { ...proven, finishedAt: new Date() } });
    await removeExpired(store).catch((err) => logger.warn({ err }, 'expired archives could not be removed'));
    return proven;
  } catch (error) {
    const reason = (error as Error).message.slice(0, 1_000) || 'unknown';
    await database.backup.update({ where: { id }, data: { error: reason } });
    throw error;
  }
}

async function removeExpired(store: BackupStore): Promise<void> {
  for (const name of expiredArchives(await store.list())) await store.remove(name);
}

/** Removes the partial files of killed processes: those older than the timeout of the backup job. */
async function removePartials(folder: string, now: Date): Promise<void> {
  const oldest = now.getTime() - queues.backup.expireInSeconds * 1_000;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (name.endsWith('.partial') && (await lstat(path)).mtimeMs < oldest) await rm(path);
  }
}
