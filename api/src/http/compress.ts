import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

/** Below this a packet is not saved. */
const worthwhileBytes = 1_024;

/** Content codings, best first. Brotli's default quality takes ten times as long for a tenth less. */
const encoders = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

export type Coding = keyof typeof encoders;

/** The best coding that `acceptEncoding` allows; null for none, also where the body is too short to gain by one. */
export function codingFor(body: Buffer, acceptEncoding: string | null | undefined): Coding | null {
  if (body.length < worthwhileBytes) return null;
  return negotiate(acceptEncoding?.toLowerCase() ?? '', Object.keys(encoders)) as Coding | null;
}

export const encode = (body: Buffer, coding: Coding): Promise<Buffer<ArrayBuffer>> => encoders[coding](body);

/** Whether a client has an answer already: one of the tags it names (or any, `*`) is that of the answer. */
export function isKnown(etag: string, ifNoneMatch = ''): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').map(opaque).includes(opaque(etag));
}
