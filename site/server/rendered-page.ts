import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Encoding, preferredEncoding } from './preferred-encoding.ts';

const encoders: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

/** One finished answer: status, headers and body, with its tag and its compressed forms made when first asked for. */
export class RenderedPage {
  readonly status: number;
  readonly headers: Headers;
  readonly etag: string;
  /** Whether the answer may serve other visitors too. */
  readonly shared: boolean;
  readonly #body: Buffer;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(status: number, headers: Headers, body: Buffer) {
    this.status = status;
    this.headers = headers;
    this.#body = body;
    this.etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    this.shared =
      status === 200 && !headers.has('Set-Cookie') && !/private|no-store/.test(headers.get('Cache-Control') ?? '');
  }

  /** Bytes held in memory, counting the compressed forms before they exist. */
  get size(): number {
    return Math.ceil(this.#body.length * 1.5) + 1024;
  }

  /** The body in the best form `acceptEncoding` allows. */
  async body(acceptEncoding: string): Promise<{ bytes: Buffer; encoding: Encoding | null }> {
    const encoding = preferredEncoding(acceptEncoding);
    if (!encoding || this.#body.length < 512) return { bytes: this.#body, encoding: null };
    const known = this.#encoded.get(encoding) ?? encoders[encoding](this.#body);
    this.#encoded.set(encoding, known);
    return { bytes: await known, encoding };
  }
}
