import { createHash } from 'node:crypto';
import { type Coding, codingFor, encode, isKnown } from '@agency/api';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** One finished answer: status, headers and body, with its tag and its compressed forms made when first asked for. */
export class RenderedPage {
  readonly status: number;
  readonly headers: Headers;
  readonly etag: string;
  /** Whether the answer may serve other visitors too. */
  readonly shared: boolean;
  readonly #body: Buffer;
  readonly #encoded = new Map<Coding, Promise<Buffer>>();
  /** What every answer from the store says, once it is known. */
  #sharedHeaders: Record<string, string> | null = null;

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
  async body(acceptEncoding: string | undefined): Promise<{ bytes: Buffer; encoding: Coding | null }> {
    const encoding = codingFor(this.#body, acceptEncoding);
    if (!encoding) return { bytes: this.#body, encoding };
    const known = this.#encoded.get(encoding) ?? encode(this.#body, encoding);
    this.#encoded.set(encoding, known);
    return { bytes: await known, encoding };
  }

  /** Sends the page: compressed as the browser takes it, or 304 when the browser still has it. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { headers: asked, method } = request;
    // A form's answer holds what was entered. What is not there may come: caches keep a 404 even when nothing is said.
    const kept = this.shared && method !== 'POST';
    if (kept) reply.headers(this.#headersOfShared());
    else {
      reply.headers({ 'Cache-Control': 'no-store', ...this.#plainHeaders(), Vary: 'Accept-Encoding' });
      if (method === 'POST') reply.header('Cache-Control', 'no-store');
      // Only cookies may come several times.
      const cookies = this.headers.getSetCookie();
      if (cookies.length > 0) reply.header('Set-Cookie', cookies);
    }
    if (kept && isKnown(this.etag, asked['if-none-match'])) return reply.code(304).send();
    const { bytes, encoding } = await this.body(asked['accept-encoding']);
    if (encoding) reply.header('Content-Encoding', encoding);
    return reply.code(this.status).send(bytes);
  }

  /** Browsers ask each time, and are answered from the store or told that nothing changed. */
  #headersOfShared(): Record<string, string> {
    this.#sharedHeaders ??= {
      'cache-control': 'no-cache',
      ...this.#plainHeaders(),
      ETag: this.etag,
      Vary: 'Accept-Encoding',
    };
    return this.#sharedHeaders;
  }

  #plainHeaders(): Record<string, string> {
    return Object.fromEntries([...this.headers].filter(([name]) => name !== 'set-cookie'));
  }
}
