import { Agent, type IncomingMessage, request as open } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import type { FuzzRequest } from './requests.ts';

export type Answer = { status: number; contentType: string; body: string };

/** The response did not arrive completely before the timeout, or, for `sendRequest`, before the connection ended. */
export class NoAnswerError extends Error {}

const timeoutMs = 20_000;
const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/**
 * Sends a request, and reads the whole response, or only the headers if it is an event stream.
 *
 * @throws NoAnswerError
 */
export function sendRequest(port: number, { method, path, headers, body }: FuzzRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = open(
      { host: '127.0.0.1', port, method, path, headers, agent, timeout: timeoutMs },
      async (response) => {
        try {
          const contentType = String(response.headers['content-type'] ?? '');
          if (contentType.startsWith('text/event-stream')) {
            response.destroy();
            return resolve({ status: response.statusCode ?? 0, contentType, body: '' });
          }
          resolve({ status: response.statusCode ?? 0, contentType, body: await readBody(response) });
        } catch (error) {
          reject(new NoAnswerError(`the answer broke off: ${(error as Error).message}`));
        }
      },
    );
    sent.on('timeout', () => sent.destroy(new NoAnswerError(`no answer in ${timeoutMs / 1000} s`)));
    sent.on('error', (error) => reject(error instanceof NoAnswerError ? error : new NoAnswerError(error.message)));
    sent.end(body ?? undefined);
  });
}

const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
  deflate: inflateSync,
  zstd: zstdDecompressSync,
};

async function readBody(response: IncomingMessage): Promise<string> {
  const bytes = Buffer.concat(await response.toArray());
  const decode = decoders[response.headers['content-encoding'] ?? ''];
  return (decode && bytes.length > 0 ? decode(bytes) : bytes).toString();
}

/**
 * Sends raw bytes, and reads until the connection ends. Returns null if no response arrived, for example because the
 * request was incomplete.
 *
 * @throws NoAnswerError
 */
export function sendBytes(port: number, bytes: string): Promise<Answer | null> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes, 'latin1'));
    socket.setTimeout(timeoutMs, () =>
      socket.destroy(new NoAnswerError(`the connection was open after ${timeoutMs / 1000} s`)),
    );
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
    });
    socket.on('error', (error) => (error instanceof NoAnswerError ? reject(error) : undefined));
    socket.on('close', () => {
      const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(received) ?? [];
      const [, contentType = ''] = /^content-type: (.*)$/im.exec(received) ?? [];
      resolve(status ? { status: Number(status), contentType, body: received } : null);
    });
  });
}
