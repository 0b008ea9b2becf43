import { createReadStream, existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { MigrationError } from '@agency/prisma';
import { BackupError, restoreArchive, totalsOf } from '@agency/prisma/backup';
import pg from 'pg';
import { type Environment, EnvironmentError } from '#api/contract/environment.ts';
import { grouped } from '#api/contract/text.ts';
import { mediaFolder } from '#api/media/media-store.ts';
import { reachDatabase } from '#api/open-database.ts';
import { StartError } from '#api/platform/errors.ts';
import { readProcessEnvironment } from '#api/platform/run-process.ts';
import { backupsFolder, makeArchive } from './make-backup.ts';
import { archiveName } from './retention.ts';

type Opened = { url: string; close(): Promise<void> };

/** `pnpm backup [FILE]`: writes an archive of the whole installation and verifies it. The server can keep running. */
const backup = (file: string | undefined): Promise<void> =>
  runCommand(async ({ database: { url: named, dataDir } }) => {
    const path = resolve(file ?? join(backupsFolder(dataDir), archiveName(new Date())));
    if (existsSync(path)) throw new BackupError(`${path} already exists.`);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const { url, close } = named ? await reachDatabase(named) : await openOwn(dataDir);
    try {
      console.log('Writing the archive and verifying it with a test restore...');
      const { bytes, rows, files } = await makeArchive(path, { databaseUrl: url, dataDir }, (partial) =>
        rename(partial, path),
      );
      console.log(
        `${path}: ${grouped(rows)} rows and ${grouped(files)} files in ${grouped(bytes)} bytes, verified with a test restore.`,
      );
    } finally {
      await close();
    }
  });

/** `pnpm restore FILE`: restores an archive into an empty database and the media folder. */
const restore = (file: string | undefined): Promise<void> =>
  runCommand(async ({ database: { url: named, dataDir } }) => {
    if (!file) throw new BackupError('Usage: pnpm restore FILE');
    if (!existsSync(file)) throw new BackupError(`${file} does not exist.`);
    const { openEmbeddedDatabase } = await import('@agency/prisma/embedded');
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const { url, close } = named ? await reachDatabase(named) : await openEmbeddedDatabase({ dataDir });
    try {
      const where = named ? new URL(named).host + new URL(named).pathname : join(resolve(dataDir), 'postgres');
      const manifest = await restoreArchive(
        {
          databaseUrl: url,
          filesDir: mediaFolder(dataDir),
          onHeader: ({ createdAt, tables }) =>
            console.log(`Restoring the state of ${createdAt}, ${tables.length} tables, into ${where}...`),
        },
        createReadStream(file),
      );
      const { rows, files } = totalsOf(manifest);
      console.log(`Restored ${grouped(rows)} rows and ${grouped(files)} files. All match the archive.`);
      await sayWhatIsDue(url);
    } finally {
      await close();
    }
  });

export const commands = { backup, restore };

/**
 * Warns about subscriptions that are due. The backup lacks later payments, so the restored server may charge these
 * subscriptions twice.
 */
async function sayWhatIsDue(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rowCount } = await client.query('SELECT 1 FROM subscriptions WHERE acts_at < now() AND NOT demo');
  await client.end();
  if (rowCount)
    console.log(
      `${rowCount === 1 ? 'One subscription is' : `${grouped(rowCount)} subscriptions are`} due and will be billed when the server starts. ` +
        'Check the activity in PayPal first, because the archive does not contain payments made after the backup.',
    );
}

/**
 * Returns the URL of the embedded database. If the database is not running, it runs until `close` is called. @throws
 * BackupError if there is no database.
 */
async function openOwn(dataDir: string): Promise<Opened> {
  const { openEmbeddedDatabase, runningDatabaseUrl } = await import('@agency/prisma/embedded');
  if (!existsSync(join(dataDir, 'postgres', 'cluster')))
    throw new BackupError(
      `There is no database in ${resolve(dataDir)}. To use another one, set DATA_DIR or DATABASE_URL.`,
    );
  const running = await runningDatabaseUrl(dataDir);
  return running ? { url: running, close: async () => undefined } : openEmbeddedDatabase({ dataDir });
}

/**
 * Runs a command with a worker's environment. After an error, the exit code is 1. Prints only the message of an
 * expected error, and any other error with its stack.
 */
async function runCommand(work: (environment: Environment) => Promise<void>): Promise<void> {
  try {
    await work(await readProcessEnvironment('worker'));
  } catch (error) {
    const expected = [BackupError, MigrationError, StartError, EnvironmentError].some((kind) => error instanceof kind);
    const { name, code, message } = error as NodeJS.ErrnoException;
    const isPlain = expected || code === 'ENOSPC' || /^(DataDirInUse|EmbeddedDatabase)Error$/.test(name);
    console.error(isPlain ? message : error);
    process.exitCode = 1;
  }
}
