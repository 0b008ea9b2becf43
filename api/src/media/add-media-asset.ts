import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { PrismaClient } from '@agency/prisma';
import type { MediaAsset, Prisma } from '@agency/prisma/client';
import type { Disk } from 'flydrive';
import PQueue from 'p-queue';
import { mostMediaBytes } from '#api/contract/media.ts';
import { megabytes, oneLine, storable } from '#api/contract/text.ts';
import { MediaError, makeRenditions, type Renditions } from './make-renditions.ts';
import { originalKey, renditionKey } from './media-store.ts';
import { replaceUses } from './media-use.ts';
import { receiveFile } from './receive-file.ts';

/**
 * Processes one picture at a time, so that many uploads at once need no more memory than one. If the same file is
 * uploaded twice at once, the second upload finds the picture that the first one added.
 */
export const working = new PQueue({ concurrency: 1 });

type Upload = {
  name: string;
  content: Readable;
  /** The id of the picture whose file the upload replaces. Undefined for a new picture. */
  replaces?: string | undefined;
};

/**
 * Adds an uploaded file to the library: the unchanged file, which stays private, and public renditions. If the same
 * file is uploaded again, returns the existing picture and takes it out of the trash. Stores files before the row, so
 * that every row has its files. Everything that showed a replaced picture shows the new file.
 *
 * @throws MediaError if the file is empty, not a picture, damaged or too large, if the file that replaces a picture
 * already belongs to another picture, or if the picture to replace has been deleted.
 */
export async function addMediaAsset(
  { name, content, replaces }: Upload,
  { database, media }: { database: PrismaClient; media: Disk },
): Promise<MediaAsset> {
  const folder = await mkdtemp(join(tmpdir(), 'media-upload-'));
  const path = join(folder, 'file');
  try {
    const bounds = { most: mostMediaBytes, tooLarge: `This file is larger than ${megabytes(mostMediaBytes)}.` };
    const { hash, bytes } = await receiveFile(content, path, bounds);
    return await working.add(async () => {
      const existing = await database.mediaAsset.findUnique({ where: { hash } });
      if (existing && replaces && existing.id !== replaces) {
        const place = existing.trashedAt ? 'trash' : 'library';
        throw new MediaError(`This picture is already in the ${place} as ${existing.name}.`);
      }
      if (existing?.trashedAt) return database.mediaAsset.update({ where: { hash }, data: { trashedAt: null } });
      if (existing) return existing;
      const { files, ...facts } = await makeRenditions(path, folder);
      await storeRenditions(media, hash, files);
      await media.putStream(originalKey(hash), createReadStream(path), { contentLength: bytes });
      const data = { ...facts, hash, bytes, name: fileName(name) };
      if (replaces)
        return database.$transaction((transaction) => replace(transaction, replaces, data), { timeout: replaceMs });
      // If another process has added the same file meanwhile, the row of that process stays.
      await database.mediaAsset.createMany({ data: [data], skipDuplicates: true });
      return database.mediaAsset.findUniqueOrThrow({ where: { hash } });
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Stores renditions under the hash of their picture's file. */
export async function storeRenditions(media: Disk, hash: string, files: Renditions['files']): Promise<void> {
  for (const { width, format, path } of files) await media.put(renditionKey(hash, width, format), await readFile(path));
}

/** How long a replacement may take, in ms. It rewrites all revisions that contain the picture. */
const replaceMs = 60_000;

/** Replaces a picture's file wherever it is shown. Its alt text, caption and focal point stay. */
async function replace(
  transaction: Prisma.TransactionClient,
  id: string,
  data: Prisma.MediaAssetUpdateInput & { hash: string; width: number },
): Promise<MediaAsset> {
  const [old] = await transaction.$queryRaw<{ hash: string }[]>`
    SELECT hash FROM media_assets WHERE id = ${id}::uuid FOR UPDATE`;
  if (!old) throw new MediaError('This picture has been deleted in the meantime.');
  const replaced = await transaction.mediaAsset.update({ where: { id }, data });
  await replaceUses(transaction, old.hash, data);
  return replaced;
}

/** Returns the last part of a name, without characters that end lines or change the direction of text. */
const fileName = (name: string): string => {
  const [last = ''] = oneLine(storable(name)).split(/[\\/]/).slice(-1);
  return last.slice(0, 200).trim() || 'Picture';
};
