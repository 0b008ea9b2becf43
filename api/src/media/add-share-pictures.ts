import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { PrismaClient } from '@agency/prisma';
import type { Disk } from 'flydrive';
import type { Logger } from '#api/platform/logger.ts';
import { storeRenditions, working } from './add-media-asset.ts';
import { makeRenditions } from './make-renditions.ts';
import { originalKey } from './media-store.ts';

type Stores = { database: PrismaClient; media: Disk };
type Parts = Stores & { logger: Logger; signal: AbortSignal };

/** The maximum number of pictures of one run. The next run continues. */
const mostAtOnce = 1_000;

/**
 * Makes the missing share pictures of pictures that an earlier version stored, until `signal` ends it. Logs those
 * that fail, and the next run tries again.
 *
 * @returns the number of share pictures that were made.
 */
export async function addSharePictures({ logger, signal, ...stores }: Parts): Promise<number> {
  const missing = await stores.database.mediaAsset.findMany({
    where: { shareHeight: null },
    orderBy: { id: 'desc' },
    take: mostAtOnce,
    select: { hash: true },
  });
  let made = 0;
  const failed: { hash: string; err: unknown }[] = [];
  for (const { hash } of missing) {
    if (signal.aborted) break;
    try {
      await working.add(() => addSharePicture(hash, stores));
      made += 1;
    } catch (err) {
      failed.push({ hash, err });
    }
  }
  if (failed[0]) logger.warn({ ...failed[0], failed: failed.length }, 'share pictures could not be made');
  return made;
}

async function addSharePicture(hash: string, { database, media }: Stores): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'share-picture-'));
  const path = join(folder, 'file');
  try {
    await pipeline(await media.getStream(originalKey(hash)), createWriteStream(path, { mode: 0o600 }));
    const { files, shareHeight } = await makeRenditions(path, folder, []);
    await storeRenditions(media, hash, files);
    await database.mediaAsset.updateMany({ where: { hash }, data: { shareHeight } });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
