import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createPrismaClient } from '@agency/prisma';
import { wordPressExport } from '../../api/src/imports/exports.factory.ts';
import { importKey, runImport } from '../../api/src/imports/run-import.ts';
import { openMediaStore } from '../../api/src/media/media-store.ts';
import { openTestDatabase } from '../server/test-cluster.ts';

/**
 * `pnpm bench imports --posts 1000 --kilobytes 20` imports a WordPress export without pictures twice. Measures the
 * posts per second of each import, and the growth of the process's memory.
 */
const { values } = parseArgs({
  options: { posts: { type: 'string', default: '1000' }, kilobytes: { type: 'string', default: '20' } },
});
const [posts, kilobytes] = [Number(values.posts), Number(values.kilobytes)];
const home = 'https://old.example';
const content = `<p>${'A sentence of some words, as posts have them. '.repeat((kilobytes * 1024) / 46)}</p>`;
const [head = '', foot = ''] = wordPressExport(home, [{ id: 0, title: 'POST' }]).split(/<item>[\s\S]*<\/item>/);
const item = (id: number) => {
  const [, one = ''] =
    /(<item>[\s\S]*<\/item>)/.exec(
      wordPressExport(home, [{ id, title: `Post ${id}`, name: `post-${id}`, link: `${home}/${id}/`, content }]),
    ) ?? [];
  return one;
};
function* file() {
  yield head;
  for (let id = 1; id <= posts; id += 1) yield item(id);
  yield foot;
}

const folder = await mkdtemp(join(tmpdir(), 'bench-imports-'));
const { url, close } = await openTestDatabase('bench_imports');
const database = createPrismaClient(url);
try {
  const media = openMediaStore(undefined, folder);
  const path = join(folder, 'export.xml');
  await pipeline(Readable.from(file()), createWriteStream(path));
  console.log(`${posts} posts of ${kilobytes} KB, ${Math.round((await stat(path)).size / 1024 / 1024)} MB`);
  for (const time of ['first', 'second']) {
    const { id } = await database.contentImport.create({ data: { fileName: 'export.xml' } });
    await media.copy('export.xml', importKey(id));
    const rest = process.memoryUsage().rss;
    let peak = rest;
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage().rss);
    }, 20);
    const begun = performance.now();
    await runImport(id, await mkdtemp(join(folder, 'import-')), {
      database,
      media,
      defaultAuthor: 'Studio',
      unreachable: new Map(),
    });
    const seconds = (performance.now() - begun) / 1000;
    clearInterval(watch);
    const { added, existing } = await database.contentImport.findUniqueOrThrow({ where: { id } });
    const megabytes = Math.round((peak - rest) / 1024 / 1024);
    console.log(
      `${time}: ${added} added, ${existing} known, ${Math.round(posts / seconds)} a second, +${megabytes} MB`,
    );
  }
} finally {
  await database.$disconnect();
  await close();
  await rm(folder, { recursive: true, force: true });
}
