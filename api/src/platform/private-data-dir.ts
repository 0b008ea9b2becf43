import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { scratchPrefix } from '@agency/prisma/backup';
import type { Logger } from './logger.ts';

/** The entries of this product in DATA_DIR. */
const ours = new Set(['backups', 'mailbox', 'media', 'paypal-demo.json', 'paypal-demo.json.new', 'postgres']);
/** Postgres folders, which the code that opens the database handles. */
const isDatabase = (name: string) => name === 'postgres' || name.startsWith(scratchPrefix);

/**
 * Removes other users' read access to DATA_DIR, which a restored backup may give: mail (with reset links) and a demo's payments.
 * Folders become 0700 and files 0600. The folder itself is closed only when it contains nothing else, so that `DATA_DIR=/tmp`
 * locks nobody out of /tmp.
 *
 * @param passable whether other users may pass through DATA_DIR itself: as root, the database runs as one of them.
 */
export async function makeDataDirPrivate(dataDir: string, passable: boolean, logger: Logger): Promise<void> {
  try {
    const names = await readdir(dataDir);
    if (names.every((name) => ours.has(name) || isDatabase(name))) await chmod(dataDir, passable ? 0o711 : 0o700);
    for (const name of names) if (ours.has(name) && !isDatabase(name)) await makePrivate(join(dataDir, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    logger.warn({ err: error, dataDir }, 'other users of this machine may be able to read DATA_DIR');
  }
}

/** Closes a path and all below it to other users. Skips links: their targets are not ours. */
async function makePrivate(path: string): Promise<void> {
  const entry = await lstat(path);
  // The owner of a folder in /tmp reads what is put there, and may replace its files by links while they are closed.
  if (entry.uid !== (process.getuid?.() ?? entry.uid)) throw new Error(`${path} belongs to another user.`);
  if (entry.isFile()) return chmod(path, 0o600);
  if (!entry.isDirectory()) return;
  await chmod(path, 0o700);
  for (const name of await readdir(path)) await makePrivate(join(path, name));
}
