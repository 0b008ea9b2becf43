import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { scratchPrefix } from '@agency/prisma/backup';
import type { Logger } from './logger.ts';

/** The platform's own entries in DATA_DIR. */
const ours = new Set(['backups', 'mailbox', 'media', 'paypal-demo.json', 'paypal-demo.json.new', 'postgres']);
/** Whether this is a Postgres folder. The code that opens the database makes such folders private. */
const isDatabase = (name: string) => name === 'postgres' || name.startsWith(scratchPrefix);

/**
 * Makes DATA_DIR unreadable for other users, because it holds mail (with reset links) and a demo's payments, and the
 * files of a restored backup may be readable by everyone. Folders become 0700 and files 0600. The folder itself is
 * closed only if it contains nothing else, so that `DATA_DIR=/tmp` locks nobody out of /tmp.
 *
 * @param passable whether other users may pass through DATA_DIR itself. If this process runs as root, the embedded
 * database runs as another user, and must pass through.
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

/** Closes a path and everything below it to other users. Skips links, because their targets are not ours. */
async function makePrivate(path: string): Promise<void> {
  const entry = await lstat(path);
  // Another owner (of a folder in /tmp, for example) could read what we put there, and could replace files with links
  // while this function runs.
  if (entry.uid !== (process.getuid?.() ?? entry.uid)) throw new Error(`${path} belongs to another user.`);
  if (entry.isFile()) return chmod(path, 0o600);
  if (!entry.isDirectory()) return;
  await chmod(path, 0o700);
  for (const name of await readdir(path)) await makePrivate(join(path, name));
}
