import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Below this a packet is not saved. */
const worthwhileBytes = 1_024;

/** The most compact first. Brotli's default takes ten times as long for a tenth less. */
const encoders: Record<string, (body: Buffer) => Promise<Buffer<ArrayBuffer>>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body) => promisify(gzip)(body),
};

type Compressed = { body: Buffer<ArrayBuffer>; headers: Record<string, string> };

/** A body as the client's Accept-Encoding wants it, when it is long enough to gain, and the headers that tell of it. */
export async function compress(text: string, acceptEncoding: string | null | undefined): Promise<Compressed> {
  const body = Buffer.from(text);
  if (body.length < worthwhileBytes) return { body, headers: {} };
  const Vary = 'Accept-Encoding';
  const accepted = (acceptEncoding ?? '').split(',').map((part) => part.trim().toLowerCase());
  for (const [name, encode] of Object.entries(encoders)) {
    // With parameters too, but not with a quality of nought, which forbids it.
    const wanted = accepted.some((part) => part.split(';', 1)[0]?.trim() === name && !/;\s*q=0(\.0*)?$/.test(part));
    if (wanted) return { body: await encode(body), headers: { Vary, 'Content-Encoding': name } };
  }
  return { body, headers: { Vary } };
}
