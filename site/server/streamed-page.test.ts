import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { PageCache } from './page-cache.ts';
import { StreamedPage } from './rendered-page.ts';

test('every request that waits for a streamed page gets the whole page, and the page is not cached', async () => {
  const pages = new PageCache();
  let renders = 0;
  const render = async () => {
    renders += 1;
    const late = Promise.withResolvers<string>();
    setTimeout(() => late.resolve('list'));
    const parts = async function* () {
      yield Buffer.from('skeleton ');
      yield Buffer.from(await late.promise);
    };
    const body = Readable.toWeb(Readable.from(parts())) as ReadableStream<Uint8Array>;
    return new StreamedPage(200, new Headers({ 'Content-Type': 'text/html' }), body);
  };
  const app = Fastify();
  app.get('/', async (request, reply) => (await pages.get('/', render)).send(request, reply));
  const answers = await Promise.all([app.inject('/'), app.inject('/')]);
  expect(answers.map(({ body }) => body)).toEqual(Array(2).fill('skeleton list'));
  expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(Array(2).fill('no-store'));
  await app.inject('/');
  expect([pages.has('/'), renders]).toEqual([false, 2]);
});
