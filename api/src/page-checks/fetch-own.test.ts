import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { fetchOwn } from './fetch-own.ts';

test('a request that the server answers with 408 is repeated once', async () => {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    response.statusCode = request.url === '/late' || asked === 1 ? 408 : 200;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect((await fetchOwn(`${origin}/`, {})).status).toBe(200);
  expect((await fetchOwn(`${origin}/late`, {})).status).toBe(408);
  expect(asked).toBe(4);
});
