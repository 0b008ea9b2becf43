import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { type Coding, codingFor, compress, isKnown, type ReadyAnswer } from '@agency/api';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** How a shared page is cached: its tags, and its `CDN-Cache-Control` header. */
export type Sharing = { tags: readonly string[]; cdnCacheControl: string };

/** A shared page in one encoding: the full answer, and the 304 for a browser that already has the page. */
type Form = { etag: string; full: ReadyAnswer; unchanged: ReadyAnswer; isSmallest: boolean };

/**
 * The queue that compresses pages to their smallest size, one at a time. Compression is slow, and sign-ins use the same
 * threads.
 */
let compressing = Promise.resolve();

/** A complete answer: status, headers and body. Its ETag and compressed forms are created on first use. */
export class RenderedPage {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  /** Whether the answer may serve other visitors too. */
  readonly shared: boolean;
  /** Whether this is an old page: rendering the new page failed or took too long, or the content changed meanwhile. */
  isFallback = false;
  /** The content tags of a cached page. */
  readonly tags: readonly string[];
  readonly #sharing: Sharing | null;
  readonly #forms = new Map<Coding | null, Form>();

  /** @param sharing null for a page that was rendered for one visitor. */
  constructor(status: number, headers: Headers, body: Buffer, sharing: Sharing | null = null) {
    this.status = status;
    this.headers = headers;
    this.tags = sharing?.tags ?? [];
    this.body = body;
    this.#sharing = sharing;
    this.shared =
      status === 200 && !headers.has('Set-Cookie') && !/private|no-store/.test(headers.get('Cache-Control') ?? '');
  }

  /**
   * Returns a copy to serve when there is no current page (see `isFallback`). A CDN does not store the copy, because it
   * may be outdated.
   */
  asFallback(): RenderedPage {
    const sharing = this.#sharing && { ...this.#sharing, cdnCacheControl: 'no-store' };
    return Object.assign(new RenderedPage(this.status, this.headers, this.body, sharing), { isFallback: true });
  }

  /** The estimated size in memory, in bytes. Includes the compressed forms, even if they do not exist yet. */
  get size(): number {
    return Math.ceil(this.body.length * 1.8) + 4096;
  }

  /** Returns the answer to a GET of this shared page; undefined if the page has not been sent in this encoding yet. */
  ready(asked: IncomingHttpHeaders): ReadyAnswer | undefined {
    const coding = this.#codingFor(asked);
    const form = this.#forms.get(coding);
    if (!form) return undefined;
    if (!form.isSmallest) this.#makeSmallest(coding, form);
    return answerOf(form, asked);
  }

  /** Sends the page in the browser's encoding, or a 304 if the browser still has it. */
  async send({ headers: asked, method }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const coding = this.#codingFor(asked);
    // Caches may store only shared pages. The answer to a form contains what the visitor typed, and a page that is
    // missing now may exist later.
    if (this.shared && method !== 'POST') {
      const form = this.#forms.get(coding) ?? this.#form(coding, await this.#compressed(coding));
      this.#forms.set(coding, form);
      const { status, headers, body } = answerOf(form, asked);
      return reply
        .code(status)
        .headers(headers)
        .send(body ?? undefined);
    }
    reply.headers({ 'cache-control': 'no-store', ...this.#plainHeaders(), vary: 'Accept-Encoding' });
    if (method === 'POST') reply.header('Cache-Control', 'no-store');
    // Only the header Set-Cookie can occur several times.
    const cookies = this.headers.getSetCookie();
    if (cookies.length > 0) reply.header('Set-Cookie', cookies);
    if (coding) reply.header('Content-Encoding', coding);
    return reply.code(this.status).send(await this.#compressed(coding));
  }

  #codingFor({ 'accept-encoding': accepted }: IncomingHttpHeaders): Coding | null {
    // Pictures are already compressed.
    if (this.headers.get('Content-Type')?.startsWith('image/')) return null;
    return codingFor(this.body, accepted?.toString(), this.#sharing ? 'kept' : 'once');
  }

  async #compressed(coding: Coding | null): Promise<Buffer> {
    return coding ? compress(this.body, coding) : this.body;
  }

  /**
   * Compresses the page again, at the highest level, when the same encoding is requested a second time. The content and
   * the weak ETag stay the same.
   */
  #makeSmallest(coding: Coding | null, form: Form): void {
    form.isSmallest = true;
    if (!coding || !this.#sharing) return;
    compressing = compressing.then(async () => {
      this.#forms.set(coding, { ...this.#form(coding, await compress(this.body, coding, 'kept')), isSmallest: true });
    });
  }

  /** Creates the answers for an encoding. By default, browsers revalidate the page each time. */
  #form(coding: Coding | null, body: Buffer): Form {
    const etag = `W/"${hash('sha256', this.body, 'base64url').slice(0, 22)}${coding ? `-${coding}` : ''}"`;
    const headers = {
      'cache-control': 'no-cache',
      ...this.#plainHeaders(),
      ...(this.#sharing && {
        'cdn-cache-control': this.#sharing.cdnCacheControl,
        'cache-tag': this.tags.join(','),
      }),
      etag,
      vary: 'Accept-Encoding',
    };
    const length = { 'content-length': String(body.length) };
    const full = { ...headers, ...(coding && { 'content-encoding': coding }), ...length };
    return {
      etag,
      full: { status: this.status, headers: full, body, routeKind: 'page' },
      unchanged: { status: 304, headers, body: null, routeKind: 'page' },
      isSmallest: false,
    };
  }

  #plainHeaders(): Record<string, string> {
    return Object.fromEntries([...this.headers].filter(([name]) => name !== 'set-cookie'));
  }
}

const answerOf = ({ etag, full, unchanged }: Form, asked: IncomingHttpHeaders): ReadyAnswer =>
  isKnown(etag, asked['if-none-match']) ? unchanged : full;

/**
 * A page that is sent while a part of it still loads. It is not cached. The next request renders the page again.
 */
export class StreamedPage extends RenderedPage {
  #body: ReadableStream<Uint8Array>;

  constructor(status: number, headers: Headers, body: ReadableStream<Uint8Array>) {
    headers.set('Cache-Control', 'no-store');
    super(status, headers, Buffer.alloc(0));
    this.#body = body;
  }

  override async send(_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // Keeps a copy of the stream for other requests that wait for the same render.
    const [mine, others] = this.#body.tee();
    this.#body = others;
    return reply.code(this.status).headers(Object.fromEntries(this.headers)).send(Readable.from(mine));
  }
}
