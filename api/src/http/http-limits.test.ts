import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { sendRaw } from '../../test/send-raw.ts';
import { serveApp } from '../../test/serve-app.ts';
import { RefusedError } from './handle-error.ts';

const longPost = `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 500000\r\n\r\n${'x'.repeat(500_000)}`;
const lastGet = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';

test('a half-read body does not block the next request of its connection', async () => {
  const { port } = await serveApp((request, reply) => {
    request.raw.once('data', () => reply.send('ok')).once('data', () => request.raw.pause());
    if (request.method === 'GET') reply.send('ok');
  });
  expect((await sendRaw(port, longPost + lastGet)).match(/HTTP\/1.1 200/g)).toHaveLength(2);
});

/** Collects the chunks of a request's body without reading them. */
function collectChunks(raw: IncomingMessage, chunks: Buffer[]): void {
  const emit = raw.emit.bind(raw);
  raw.emit = (name: string, ...values: unknown[]) => {
    if (name === 'data') chunks.push(values[0] as Buffer);
    return emit(name, ...values);
  };
}

test('the memory of a body that arrives after its answer is freed at once', async () => {
  const chunks: Buffer[] = [];
  const { port } = await serveApp(({ raw }, reply) => {
    collectChunks(raw, chunks);
    raw.once('data', () => reply.send('ok'));
    if (raw.method === 'GET') reply.send('ok');
  });
  await sendRaw(port, longPost + lastGet);
  expect(chunks.length).toBeGreaterThan(2);
  expect(chunks.at(-1)?.buffer.byteLength).toBe(0);
});

test('a body that is refused before it is read is discarded, and its client gets the refusal', async () => {
  const chunks: Buffer[] = [];
  const { port } = await serveApp(({ raw }) => {
    collectChunks(raw, chunks);
    throw new RefusedError(413, 'Too long.');
  });
  expect(await sendRaw(port, longPost)).toMatch(/^HTTP\/1\.1 413 .*Too long\./s);
  expect(chunks.length).toBeGreaterThan(0);
  expect(chunks.at(0)?.buffer.byteLength).toBe(0);
});
