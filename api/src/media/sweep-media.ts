import type { PrismaClient } from '@agency/prisma';
import { Prisma } from '@agency/prisma/client';
import type { Disk } from 'flydrive';
import { trashDays } from '#api/contract/inquiries.ts';
import { isWritten } from './media-use.ts';

const day = 24 * 60 * 60_000;

/**
 * Deletes pictures after 30 days in the trash, unless something shows them. Then deletes files that no row names: those
 * of deleted or replaced pictures, and of interrupted uploads. Keeps what unsaved text and revisions contain, and files
 * younger than a day, which may belong to an upload under way.
 *
 * @returns the number of deleted pictures, and the number of pictures whose files were deleted.
 */
export async function sweepMedia(
  database: PrismaClient,
  media: Disk,
  now: Date,
): Promise<{ pictures: number; files: number }> {
  const pictures = await database.$executeRaw`
    DELETE FROM media_assets asset WHERE trashed_at < ${new Date(now.getTime() - trashDays * day)}
      AND NOT EXISTS (SELECT FROM portfolio_items WHERE media_hashes @> ARRAY[asset.hash])
      AND NOT EXISTS (SELECT FROM blog_posts WHERE media_hashes @> ARRAY[asset.hash])
      AND NOT EXISTS (SELECT FROM case_studies WHERE media_hashes @> ARRAY[asset.hash])
      AND NOT ${isWritten(Prisma.sql`asset.hash`)}`;
  let files = 0;
  for await (const hashes of storedHashes(media)) {
    const unused = await database.$queryRaw<{ hash: string }[]>`
      SELECT hash FROM unnest(${hashes}::text[]) AS hash
      WHERE hash NOT IN (SELECT hash FROM media_assets) AND NOT ${isWritten(Prisma.sql`hash`)}`;
    for (const { hash } of unused) if (await removeIfOld(media, hash, now.getTime() - day)) files += 1;
  }
  return { pictures, files };
}

/** Lists the names of the folders of renditions, page by page. Each name is a hash. */
async function* storedHashes(media: Disk): AsyncGenerator<string[]> {
  let paginationToken: string | undefined;
  do {
    const options = { recursive: false, ...(paginationToken && { paginationToken }) };
    // The folder does not exist before the first picture.
    const page = await media.listAll('renditions/', options).catch((error: { cause?: { code?: string } }) => {
      if (error.cause?.code === 'ENOENT') return { objects: [], paginationToken: undefined };
      throw error;
    });
    yield [...page.objects].filter(({ isDirectory }) => isDirectory).map(({ name }) => name);
    ({ paginationToken } = page);
  } while (paginationToken);
}

async function removeIfOld(media: Disk, hash: string, before: number): Promise<boolean> {
  const { objects } = await media.listAll(`renditions/${hash}/`);
  for (const object of objects) {
    if (!object.isFile) continue;
    const { lastModified } = await media.getMetaData(object.key);
    if (lastModified.getTime() >= before) return false;
  }
  await media.delete(`originals/${hash}`);
  await media.deleteAll(`renditions/${hash}/`);
  return true;
}
