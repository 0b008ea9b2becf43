import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { MediaFormat } from '#api/contract/media.ts';

/** A file that cannot become a picture. The message is for the person who uploaded it. */
export class MediaError extends Error {
  override name = 'MediaError';
}

export type Renditions = {
  /** What the file is, by its content. */
  type: string;
  /** Upright, in pixels. */
  width: number;
  height: number;
  color: string;
  files: { width: number; format: MediaFormat; path: string }[];
};

const program = join(import.meta.dirname, 'renditions-process.ts');

/** How long a picture may take, in ms: the largest photo takes a fifth. */
const mostMs = 30_000;

/**
 * Makes the public renditions of an uploaded file, in the folder. A process of its own reads it, which knows no secrets: a file
 * that crashes, fills or delays the decoder ends that process alone, and its memory is free afterwards.
 *
 * @throws MediaError when the file is no picture, a damaged one, or too large.
 */
export async function makeRenditions(path: string, folder: string): Promise<Renditions> {
  const env = { PATH: process.env.PATH, TZ: 'UTC' };
  const options = { env, timeout: mostMs, killSignal: 'SIGKILL', maxBuffer: 100_000 } as const;
  const { stdout } = await promisify(execFile)(process.execPath, [program, path, folder], options).catch((error) => {
    if (error.killed) throw new MediaError('This picture takes too long to read. Export it anew, or make it smaller.');
    if (error.signal) throw new MediaError('This picture cannot be read. Export it anew.');
    throw error;
  });
  const answer = JSON.parse(stdout) as Renditions | { refused: string };
  if ('refused' in answer) throw new MediaError(answer.refused);
  return answer;
}
