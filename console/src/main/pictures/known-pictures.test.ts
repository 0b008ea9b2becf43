import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { knownPictures } from './known-pictures.ts';

// Electron's own way out, by Node's.
vi.mock('electron', () => ({ net: { fetch } }));

/** A server that answers nothing until it is told what pictures there are. */
async function serve() {
  const waiting: ServerResponse[] = [];
  const server = createServer((request, response) => {
    request.resume();
    waiting.push(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const next = () => vi.waitFor(() => waiting.shift() ?? expect.fail('nobody asks'), { timeout: 15_000 });
  return {
    door: { server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token: null },
    asking: () => waiting.length,
    async answer(...pictures: string[]) {
      const edges = pictures.map((imageUrl) => ({ node: { imageUrl } }));
      const portfolioItems = { edges, pageInfo: { hasNextPage: false, endCursor: null } };
      const response = await next();
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ data: { portfolioItems } }));
    },
    fail: async () => void (await next()).destroy(),
  };
}

const [one, other] = [new URL('https://pictures.example/1.png'), new URL('https://pictures.example/2.png')];

test('all who wait are answered by one question', async () => {
  const { door, answer, asking } = await serve();
  const known = knownPictures(door);
  const first = known.has(one);
  const others = [known.has(other), known.has(one)];
  await answer(one.href, other.href);
  expect(await Promise.all([first, ...others])).toEqual([true, true, true]);
  expect(asking()).toBe(0);
});

test('what was saved after the question is found by the next', async () => {
  const { door, answer } = await serve();
  const known = knownPictures(door);
  const first = known.has(one);
  const second = known.has(other);
  await answer(one.href);
  expect(await first).toBe(true);
  await answer(one.href, other.href);
  expect(await second).toBe(true);
});

test('after a failure nobody is asked for a moment, and then again', async () => {
  let now = 0;
  const { door, answer, fail, asking } = await serve();
  const known = knownPictures(door, () => now);
  const both = Promise.allSettled([known.has(one), known.has(other)]);
  await fail();
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(known.has(one)).rejects.toThrow();
  expect(asking()).toBe(0);
  now += 5_000;
  const again = known.has(one);
  await answer(one.href);
  expect(await again).toBe(true);
});
