import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { fillInbox } from '../../../e2e/benchmarks/fill-inbox.ts';
import { launchOptions } from '../../../e2e/browser/launch-options.ts';
import { atWork } from '../fixtures/at-work.ts';
import { testApi } from '../fixtures/test-api.ts';
import { launchHarness } from '../launchers/launch-harness.ts';
import { sizesOf } from './bundle-sizes.ts';
import { heapOf } from './heap.ts';
import { scrollThrough } from './scroll-through.ts';
import { searchFor } from './search-for.ts';
import { spread } from './spread.ts';
import { readStart, watchStart } from './start-times.ts';

/**
 * `pnpm console:figures --rows 100000`: how big the built program is, and what the admin waits for in a full inbox: the built
 * program on the harness, the real API, a real Postgres. Electron's own start and window are not in the times.
 */
const options = {
  rows: { type: 'string', default: '100000' },
  starts: { type: 'string', default: '5' },
  scroll: { type: 'string', default: '10000' },
} as const;
const { values } = parseArgs({ options });
const [rows, starts, scroll] = [Number(values.rows), Number(values.starts), Number(values.scroll)];

const api = await testApi();
const browser = await chromium.launch(launchOptions);
const userData = await mkdtemp(join(tmpdir(), 'console-figures-'));
const start = async () => {
  const context = await browser.newContext({ viewport: { width: 1200, height: 800 } });
  await watchStart(context);
  return launchHarness(context, { userData });
};

await fillInbox(api.database, rows);
const first = await start();
await atWork(first, api);
await first.quit();

const drawn: number[] = [];
const answered: number[] = [];
for (let round = 0; round < starts; round += 1) {
  const app = await start();
  const times = await readStart(app.page);
  drawn.push(times.drawn);
  answered.push(times.answered);
  await app.quit();
}

const app = await start();
const { page } = app;
await readStart(page);
const atStart = await heapOf(page);
const searches = {
  'one visitor': await searchFor(
    page,
    [0.2, 0.4, 0.5, 0.6, 0.8].map((part) => `visitor-${Math.floor(rows * part)}@`),
  ),
  'common words': await searchFor(page, ['checkout', 'theme', 'invoice', 'basket', 'plugin']),
  'words nowhere': await searchFor(page, ['zeppelin', 'quagga', 'zymurgy', 'xylograph', 'zugzwang']),
};
const scrolled = await scrollThrough(page, Math.min(scroll, rows));
const afterScroll = await heapOf(page);
await app.quit();
await browser.close();
await api.close();
await rm(userData, { recursive: true, force: true });

const digits = new Intl.NumberFormat('en-US');
console.log(`\nThe built program, bytes`);
console.table(await sizesOf(join(import.meta.dirname, '../../out')));
console.log(`${digits.format(rows)} inquiries: from load, ${starts} starts with what the last one kept, ms`);
console.table({ 'first lines drawn': spread(drawn), 'a key pressed is answered': spread(answered) });
console.log('From the last letter typed to the result on screen, the pause of 200 ms in it, ms');
console.table(Object.fromEntries(Object.entries(searches).map(([name, taken]) => [name, spread(taken)])));
console.log('The page after a garbage collection');
console.table({ 'after the start': atStart, [`after ${digits.format(scrolled.reached)} lines`]: afterScroll });
console.log(
  `Frames while scrolling to line ${digits.format(scrolled.reached)} in ${scrolled.seconds.toFixed(0)} s, ms`,
);
console.table({ frames: spread(scrolled.frames) });
// What main leaves running ends with its process, in Electron as here.
process.exit();
