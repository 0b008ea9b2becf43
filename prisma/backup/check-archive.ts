import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openCluster } from '../embedded/cluster.ts';
import { openEmbeddedDatabase } from '../embedded/embedded-database.ts';
import { BackupError, type Manifest } from './manifest.ts';
import { restoreArchive } from './restore-archive.ts';
import { connect, copyTable } from './snapshot.ts';
import { listTables } from './tables.ts';

/**
 * The prefix of the temporary folders in which checks run their Postgres. The id of the checking process follows it.
 */
export const scratchPrefix = 'check-';

/**
 * Verifies an archive: restores its rows into a temporary Postgres, and compares the hashes of the tables and of the
 * files with the archive's manifest. Needs as much disk space as the rows.
 *
 * @param dataDir where the temporary Postgres has its folder.
 * @returns the manifest of the archive.
 * @throws BackupError if anything differs.
 */
export async function checkArchive(path: string, dataDir: string): Promise<Manifest> {
  await mkdir(resolve(dataDir), { recursive: true, mode: 0o700 });
  await removeLeftovers(resolve(dataDir));
  const folder = await mkdtemp(join(resolve(dataDir), `${scratchPrefix}${process.pid}-`));
  try {
    const scratch = await openEmbeddedDatabase({ dataDir: folder });
    try {
      const manifest = await restoreArchive({ databaseUrl: scratch.url, filesDir: null }, createReadStream(path));
      await compareRows(scratch.url, manifest);
      return manifest;
    } finally {
      await scratch.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Stops and removes the temporary Postgres servers that killed processes left behind. */
export async function removeLeftovers(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir).catch(() => [])) {
    const pid = Number(/^check-(\d+)-/.exec(name)?.[1]);
    if (!pid || (pid !== process.pid && isAlive(pid))) continue;
    const cluster = await openCluster(join(dataDir, name, 'postgres'));
    await cluster.stop();
    await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 10 });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function compareRows(databaseUrl: string, { tables }: Manifest): Promise<void> {
  const hashes = await hashTables(databaseUrl);
  for (const { name, sha256 } of tables)
    if (hashes[name] !== sha256)
      throw new BackupError(`The restored table ${name} differs from the one that was backed up.`);
}

/** Returns the SHA-256 of each table's current rows, in hex. */
export async function hashTables(databaseUrl: string): Promise<Record<string, string>> {
  const client = await connect(databaseUrl);
  try {
    const hashes: Record<string, string> = {};
    for (const table of await listTables(client)) {
      const copy = copyTable(client, table);
      let next = await copy.next();
      while (!next.done) next = await copy.next();
      hashes[table.name] = next.value.sha256;
    }
    return hashes;
  } finally {
    await client.end().catch(() => undefined);
  }
}
