import type { IncomingMessage } from 'node:http';
import { RefusedError } from './refused-error.ts';

/**
 * Reads a request's body, byte by byte as it was sent.
 *
 * @throws RefusedError 413 when it is longer than that.
 */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLong = new RefusedError(413, `The body is longer than ${maxBytes} bytes.`);
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLong;
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Leaving the loop early must not cut the connection: the refusal still goes out on it.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw tooLong;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
