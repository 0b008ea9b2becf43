import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openSessionOperation } from '#main/session/operations.ts';
import { readAtMost, sendOperation, TooLong, Unreachable } from './graphql.ts';

test('reads a whole body up to the limit', async () => {
  expect((await readAtMost(8, new Response('12345678').body)).toString()).toBe('12345678');
  expect(await readAtMost(8, null)).toHaveLength(0);
});

test('stops reading an endless body when it exceeds the limit', async () => {
  let given = 0;
  let cancelled = false;
  const endless = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        given += 4;
        controller.enqueue(new Uint8Array(4));
      },
      cancel() {
        cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  await expect(readAtMost(8, endless)).rejects.toThrow(TooLong);
  expect({ given, cancelled }).toEqual({ given: 12, cancelled: true });
});

test.each<[string, (response: ServerResponse) => unknown]>([
  ['is cut off', (response) => response.destroy()],
  ['does not end before the timeout', () => {}],
])('throws Unreachable when the answer %s', async (_what, afterStart) => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"data":', () => afterStart(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const endpoint = { server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token: null };
  await expect(sendOperation(endpoint, openSessionOperation, {}, 500)).rejects.toThrow(Unreachable);
});
