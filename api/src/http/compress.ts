import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress, zstdCompressSync } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

/** Below this a packet is not saved. */
const worthwhileBytes = 1_024;

export type Coding = 'br' | 'zstd' | 'gzip';

/**
 * What a body is compressed for. `once`: for one answer, so time counts; zstd takes a fifth of brotli's for a few per cent
 * more bytes. `kept`: for many answers, so bytes count.
 */
type Use = 'once' | 'kept';

const levels: Record<Use, Record<Coding, number>> = {
  once: { zstd: 3, br: 5, gzip: 6 },
  kept: { zstd: 19, br: 11, gzip: 9 },
};

/** Up to here a page is compressed in less time than it takes to hand it to another thread and back. */
const atOnceBytes = 128 * 1_024;

const encoders: Record<Coding, (body: Buffer, level: number) => Promise<Buffer<ArrayBuffer>>> = {
  zstd: (body, level) => promisify(zstdCompress)(body, { params: { [constants.ZSTD_c_compressionLevel]: level } }),
  br: (body, level) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }),
  gzip: (body, level) => promisify(gzip)(body, { level }),
};

/** Browsers send a handful of headers; what strangers invent is bounded. */
const negotiatorOf = (...supportedValues: Coding[]) =>
  new Negotiator<Coding>({ supportedValues, cache: new LRUCache<string, string>({ max: 100 }) });

/** Each prefers what is best for its use, where a client likes several as well. */
const negotiators: Record<Use, { negotiate(header: string): Coding | null }> = {
  once: negotiatorOf('zstd', 'br', 'gzip'),
  kept: negotiatorOf('br', 'zstd', 'gzip'),
};

/** The best coding that `acceptEncoding` allows; null for none, also where the body is too short to gain by one. */
export function codingFor(body: Buffer, acceptEncoding: string | null | undefined, use: Use = 'once'): Coding | null {
  if (!acceptEncoding || body.length < worthwhileBytes) return null;
  return negotiators[use].negotiate(acceptEncoding.toLowerCase());
}

/** A body in a coding: quickly, or for what is kept as small as can be, which takes a hundred times as long. */
export async function compress(body: Buffer, coding: Coding, use: Use = 'once'): Promise<Buffer<ArrayBuffer>> {
  const level = levels[use][coding];
  if (coding === 'zstd' && use === 'once' && body.length <= atOnceBytes)
    return zstdCompressSync(body, { params: { [constants.ZSTD_c_compressionLevel]: level } });
  return encoders[coding](body, level);
}

/** Whether a client has an answer already: one of the tags it names (or any, `*`) is that of the answer. */
export function isKnown(etag: string, ifNoneMatch = ''): boolean {
  if (ifNoneMatch === etag) return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').map(opaque).includes(opaque(etag));
}
