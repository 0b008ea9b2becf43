import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress, zstdCompressSync } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

/** Smaller bodies are not compressed, because they fit in one packet anyway. */
const worthwhileBytes = 1_024;

export type Coding = 'br' | 'zstd' | 'gzip';

/**
 * The use of a compressed body. `once`: in one answer, so time counts; zstd takes a fifth of brotli's time for a few
 * percent more bytes. `kept`: in many answers, so bytes count.
 */
type Use = 'once' | 'kept';

const levels: Record<Use, Record<Coding, number>> = {
  once: { zstd: 3, br: 5, gzip: 6 },
  kept: { zstd: 19, br: 11, gzip: 9 },
};

/** Up to this size, compressing takes less time than handing the body to another thread and back. */
const atOnceBytes = 128 * 1_024;

const encoders: Record<Coding, (body: Buffer, level: number) => Promise<Buffer<ArrayBuffer>>> = {
  zstd: (body, level) => promisify(zstdCompress)(body, { params: { [constants.ZSTD_c_compressionLevel]: level } }),
  br: (body, level) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }),
  gzip: (body, level) => promisify(gzip)(body, { level }),
};

/** The cache is limited, since strangers may invent any number of headers. */
const negotiatorOf = (...supportedValues: Coding[]) =>
  new Negotiator<Coding>({ supportedValues, cache: new LRUCache<string, string>({ max: 100 }) });

/** The order of preference for each use, if a client accepts several codings. */
const negotiators: Record<Use, { negotiate(header: string): Coding | null }> = {
  once: negotiatorOf('zstd', 'br', 'gzip'),
  kept: negotiatorOf('br', 'zstd', 'gzip'),
};

/** Returns the best coding that `acceptEncoding` allows; null if there is none, or if the body is too short. */
export function codingFor(body: Buffer, acceptEncoding: string | null | undefined, use: Use = 'once'): Coding | null {
  if (!acceptEncoding || body.length < worthwhileBytes) return null;
  return negotiators[use].negotiate(acceptEncoding.toLowerCase());
}

/** Compresses a body: fast for `once`, and as small as possible for `kept`, which takes a hundred times as long. */
export async function compress(body: Buffer, coding: Coding, use: Use = 'once'): Promise<Buffer<ArrayBuffer>> {
  const level = levels[use][coding];
  if (coding === 'zstd' && use === 'once' && body.length <= atOnceBytes)
    return zstdCompressSync(body, { params: { [constants.ZSTD_c_compressionLevel]: level } });
  return encoders[coding](body, level);
}

/** Whether the client already has the answer: its If-None-Match contains the answer's tag, or is `*`. */
export function isKnown(etag: string, ifNoneMatch = ''): boolean {
  if (ifNoneMatch === etag) return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').map(opaque).includes(opaque(etag));
}
