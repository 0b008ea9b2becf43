import type { StatsFs } from 'node:fs';
import { access, constants, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Environment } from '#api/contract/environment.ts';
import { NotReadyError, StartError } from './errors.ts';

/** Two files of Postgres' write-ahead log, 16 MB each. With less room, Postgres may stop within a transaction. */
const reserveBytes = 32 * 1024 ** 2;

/**
 * Whether the embedded database, the mailbox or PayPal's stand-in uses DATA_DIR. Pictures alone do not count, because a
 * full disk then prevents only uploads.
 */
const isUsed = ({ database, mail, paypal }: Environment) => !database.url || !mail.smtpUrl || !paypal;

/** @throws NotReadyError if DATA_DIR is in use, but cannot be written to or is on a nearly full disk. */
export async function checkDisk(environment: Environment): Promise<void> {
  if (!isUsed(environment)) return;
  const folder = await existing(resolve(environment.database.dataDir));
  await access(folder, constants.W_OK).catch(() => {
    throw new NotReadyError('DATA_DIR is not writable.');
  });
  const left = tooFewBytes(await statfs(folder));
  // /readyz shows only the message. The log also shows the cause.
  const cause = new Error(`${Math.floor((left ?? 0) / 1024 ** 2)} MB are left.`);
  if (left !== null) throw new NotReadyError('The disk that holds DATA_DIR is nearly full.', { cause });
}

/** @throws StartError with the folder's name if `checkDisk` throws. */
export async function requireDisk(environment: Environment): Promise<void> {
  await checkDisk(environment).catch((error: Error) => {
    const folder = resolve(environment.database.dataDir);
    // `checkDisk` adds a cause only if the disk is nearly full.
    const remedy = error.cause ? `Make room for ${folder}` : `Allow writing to ${folder}`;
    throw new StartError(`${error.message} ${remedy}, or set DATA_DIR to another folder.`);
  });
}

/**
 * Returns the bytes left on a nearly full disk, from its `statfs` in blocks of `bsize` bytes; null if the disk has
 * room.
 */
export function tooFewBytes({ blocks, bavail, bsize }: Pick<StatsFs, 'blocks' | 'bavail' | 'bsize'>): number | null {
  const free = bavail * bsize;
  // Some network and container file systems report no figures.
  return blocks === 0 || free >= reserveBytes ? null : free;
}

/** Returns the folder, or its nearest existing parent. */
async function existing(folder: string): Promise<string> {
  const found = await access(folder).then(
    () => true,
    () => false,
  );
  return found || folder === dirname(folder) ? folder : existing(dirname(folder));
}
