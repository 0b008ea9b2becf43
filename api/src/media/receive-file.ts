import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MediaError } from './make-renditions.ts';

/**
 * Writes an upload of at most `most` bytes to a file. Returns its size, and the first half of its SHA-256 in hex.
 *
 * @throws MediaError if the upload is empty or larger.
 */
export async function receiveFile(
  content: Readable,
  path: string,
  { most, tooLarge }: { most: number; tooLarge: string },
): Promise<{ hash: string; bytes: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    content,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        if (bytes > most) throw new MediaError(tooLarge);
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(path, { mode: 0o600 }),
  );
  if (bytes === 0) throw new MediaError('This file is empty.');
  return { hash: hash.digest('hex').slice(0, 32), bytes };
}
