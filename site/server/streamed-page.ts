import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RenderedPage } from './rendered-page.ts';

/** An answer that is sent while a part of it is still awaited. It is not kept: the next visitor finds everything there. */
export class StreamedPage extends RenderedPage {
  #body: ReadableStream<Uint8Array>;

  constructor(status: number, headers: Headers, body: ReadableStream<Uint8Array>) {
    headers.set('Cache-Control', 'no-store');
    super(status, headers, Buffer.alloc(0));
    this.#body = body;
  }

  override async send(_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // Whoever waited for the same render gets it from its beginning, too.
    const [mine, others] = this.#body.tee();
    this.#body = others;
    return reply.code(this.status).headers(Object.fromEntries(this.headers)).send(Readable.from(mine));
  }
}
