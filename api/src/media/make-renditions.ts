import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import pTimeout from 'p-timeout';
import { type MediaFormat, mediaFormats, type PageFormat } from '#api/contract/renditions.ts';

/** A file that cannot become a picture. The message is for the person who uploaded it. */
export class MediaError extends Error {
  override name = 'MediaError';
}

export type Renditions = {
  /** The media type of the file, by its content. */
  type: string;
  /** The width and height of the largest rendition in pixels, after the rotation that EXIF asks for. */
  width: number;
  height: number;
  color: string;
  /** The height of the share picture in pixels. */
  shareHeight: number;
  files: { width: number; format: MediaFormat; path: string }[];
};

export type PictureRequest = { path: string; folder: string; formats: readonly PageFormat[] };
export type Answer = (Renditions | { refused: string } | { failed: string }) & {
  /** How much memory the process uses afterwards, in MB. */
  memoryMb: number;
};

const program = join(import.meta.dirname, 'renditions-process.ts');
/** Node's compile cache. It holds the program without its types, because stripping them takes 10 MB of memory. */
const compiled = join(import.meta.dirname, '../../node_modules/.cache/renditions');
/** How long a picture may take, in ms. The largest photo takes a fifth of this. */
const mostMs = 30_000;
/** How long the process waits for the next picture, in ms. */
const idleMs = 3_000;
/**
 * A process that uses more MB of memory than this is replaced. A new process uses 85 MB; large pictures fragment its
 * memory.
 */
const maxKeptMb = 135;

let reader: ChildProcess | null = null;
let ending: ReturnType<typeof setTimeout> | undefined;

function startReader(): ChildProcess {
  // One arena and a separate mapping for each large block make the C library return freed memory to the system. With
  // more arenas, it keeps up to 70 MB after a large photo. Without a fixed threshold for mappings, it keeps up to 40 MB
  // after each photo.
  const env = {
    PATH: process.env.PATH,
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: '131072',
    NODE_COMPILE_CACHE: compiled,
  };
  const started = fork(program, {
    env,
    execArgv: ['--max-heap-size=32'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const forget = () => {
    if (reader === started) reader = null;
  };
  return started.on('error', forget).once('exit', forget);
}

/**
 * Makes the public renditions of an uploaded file in `folder`: its share picture, and all widths in `formats`. Call it
 * for one picture at a time, because all calls share one process, and an answer does not say which picture it is for.
 *
 * That separate process has none of our secrets. A file that crashes the decoder, takes too long or uses up its memory
 * ends only that process. An idle process ends after a few seconds, which frees its memory.
 *
 * @throws MediaError if the file is not a picture, is damaged or too large, takes too long, or crashes the decoder.
 * Error after a bug.
 */
export async function makeRenditions(
  path: string,
  folder: string,
  formats: PictureRequest['formats'] = mediaFormats,
): Promise<Renditions> {
  clearTimeout(ending);
  reader ??= startReader();
  const child = reader;
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const onExit = () => reject(new MediaError('This picture cannot be read. Export it again.'));
  child
    .once('exit', onExit)
    .once('error', reject)
    .once('message', resolve as (message: unknown) => void);
  child.send({ path, folder, formats } satisfies PictureRequest, (error) => error && reject(error));
  const late = () => {
    reader = null;
    child.kill('SIGKILL');
    throw new MediaError('This picture takes too long to read. Export it again, or make it smaller.');
  };
  try {
    const { memoryMb, ...answer } = await pTimeout(promise, { milliseconds: mostMs, fallback: late });
    if (memoryMb > maxKeptMb) endReader();
    if ('refused' in answer) throw new MediaError(answer.refused);
    if ('failed' in answer) throw new Error(answer.failed);
    return answer;
  } finally {
    child.off('exit', onExit).off('error', reject).off('message', resolve);
    ending = setTimeout(endReader, idleMs).unref();
  }
}

/** Ends the process that reads pictures; the next picture starts another. */
function endReader(): void {
  if (reader?.connected) reader.disconnect();
  reader = null;
}
