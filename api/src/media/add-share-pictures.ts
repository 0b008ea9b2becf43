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

/** The maximum number of pictures in one run, and the maximum duration of a run in ms. The next run continues. */
const mostAtOnce = 1_000;
const longestRun = 10 * 60_000;

/**
 * Makes the missing share pictures of earlier uploads, until `signal` aborts. Logs the first failure and the number of
 * failures. The next run tries the failed ones again.
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
  const made = new Map<string, number>();
  const end = Date.now() + longestRun;
  const failed: { hash: string; err: unknown }[] = [];
  for (const { hash } of missing) {
    if (signal.aborted || Date.now() > end) break;
    try {
      made.set(hash, await working.add(() => makeSharePicture(hash, stores.media)));
    } catch (err) {
      failed.push({ hash, err });
    }
  }
  // Update all pictures in one statement, because every statement that changes pictures expires all cached pages.
  await stores.database.$executeRaw`
    UPDATE "media_assets" SET "share_height" = "made"."height"
    FROM unnest(${[...made.keys()]}::text[], ${[...made.values()]}::int[]) AS "made" ("hash", "height")
    WHERE "media_assets"."hash" = "made"."hash"`;
  if (failed[0]) logger.warn({ ...failed[0], failed: failed.length }, 'share pictures could not be made');
  return made.size;
}

/** Makes and stores the share picture of an upload. Returns its height in pixels. */
async function makeSharePicture(hash: string, media: Disk): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'share-picture-'));
  const path = join(folder, 'file');
  try {
    await pipeline(await media.getStream(originalKey(hash)), createWriteStream(path, { mode: 0o600 }));
    const { files, shareHeight } = await makeRenditions(path, folder, []);
    await storeRenditions(media, hash, files);
    return shareHeight;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
