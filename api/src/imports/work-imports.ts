import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PrismaClient } from '@agency/prisma';
import type { Disk } from 'flydrive';
import type { PgBoss } from 'pg-boss';
import type { Environment } from '#api/contract/environment.ts';
import { logged, notifiedPollingSeconds } from '#api/jobs/open-jobs.ts';
import { HelperThreadError, helperThread } from '#api/platform/helper-thread.ts';
import type { Logger } from '#api/platform/logger.ts';
import { type ImportRequest, type ImportResult, importKey } from './run-import.ts';

type WorkParts = {
  database: PrismaClient;
  databaseUrl: string;
  media: Disk;
  environment: Environment;
  logger: Logger;
};

/** Asks a worker to import the file of a row of `content_imports`. */
export const requestImport = (boss: PgBoss, id: string) =>
  boss.send('import', { id }, { singletonKey: id }).then(() => undefined);

/**
 * The age in ms at which an import without a job counts as forgotten. A new import gets its job before that: as soon as
 * its file is in the media store.
 */
const graceMs = 10 * 60_000;

/**
 * Queues a job for each unfinished import that is older than `graceMs`, because a restored backup has no jobs. If an
 * import's file is missing, the job ends the import as failed. Returns the number of new jobs.
 */
export async function requeueForgottenImports(database: PrismaClient, boss: PgBoss, now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - graceMs);
  const imports = await database.contentImport.findMany({
    where: { finishedAt: null, createdAt: { lt: before } },
    select: { id: true },
  });
  const jobs = imports.map(({ id }) => ({ data: { id }, singletonKey: id }));
  return jobs.length > 0 ? ((await boss.insert('import', jobs, { returnId: true }))?.length ?? 0) : 0;
}

/** Runs in a thread with limits, because a file can keep its reader busy for hours. */
const runImport = helperThread<ImportRequest, ImportResult | null>(join(import.meta.dirname, 'import-thread.ts'), {
  maxSilenceMs: 30_000,
  maxMemoryMb: 1_024,
});

/** Imports what was uploaded, one file at a time in each process. An import ends as failed after its last try. */
export async function workImports(boss: PgBoss, parts: WorkParts): Promise<void> {
  const { environment, databaseUrl, logger } = parts;
  const options = { notifyPollingIntervalSeconds: notifiedPollingSeconds };
  await boss.work<{ id: string }>(
    'import-failed',
    options,
    logged(logger, ({ data: { id } }) => giveUp(id, parts, failedAgain)),
  );
  await boss.work<{ id: string }>('import', options, async ([job]) => {
    if (!job) return;
    const { id } = job.data;
    const folder = await mkdtemp(join(tmpdir(), 'import-'));
    const { defaultAuthor, name } = environment.agency;
    const paths = { databaseUrl, mediaUrl: environment.media.url, dataDir: environment.database.dataDir };
    try {
      const result = await runImport({ id, folder, ...paths, defaultAuthor: defaultAuthor || name });
      if (result) logger.info({ import: id, ...result }, 'posts imported');
    } catch (error) {
      logger.error({ err: error, import: id }, 'an import failed');
      if (error instanceof HelperThreadError) return giveUp(id, parts, tooCostly);
      throw error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

const tooCostly = 'A part of this file takes too long or too much memory to read. The posts before it were added.';
const failedAgain =
  'The import failed several times. The server’s log has the reason. Posts that were already added stay.';

async function giveUp(id: string, { database, media }: WorkParts, failure: string): Promise<void> {
  await database.contentImport.updateMany({
    where: { id, finishedAt: null },
    data: { state: 'failed', failure, finishedAt: new Date() },
  });
  await media.delete(importKey(id));
}
