import { execFileSync } from 'node:child_process';
import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import type {} from '../../console/src/bridge/agency.ts';
import { atWork, line } from '../../console/test/fixtures/at-work.ts';
import { testApi } from '../../console/test/fixtures/test-api.ts';
import { launchHarness } from '../../console/test/launchers/launch-harness.ts';
import { launchOptions } from '../browser/launch-options.ts';
import { heapOf, readStart, scrollThrough, searchFor, watchStart } from './console-page.ts';
import { fillInbox } from './fill-inbox.ts';
import { quantile } from './measure.ts';

/**
 * `pnpm bench console --rows 100000` measures the size of the built console, and how long the admin waits in a full
 * inbox. Runs the console on the harness, with the real API and a real Postgres. The times exclude the startup of
 * Electron and of its window.
 */
const options = {
  rows: { type: 'string', default: '100000' },
  starts: { type: 'string', default: '5' },
  scroll: { type: 'string', default: '10000' },
} as const;
const { values } = parseArgs({ options });
const [rows, starts, scroll] = [Number(values.rows), Number(values.starts), Number(values.scroll)];

const parts = {
  'renderer, JavaScript': 'renderer/**/*.js',
  'renderer, styles': 'renderer/**/*.css',
  'renderer, fonts': 'renderer/**/*.woff2',
  main: 'main/**/*.js',
  preload: 'preload/**/*.cjs',
};

const consoleFolder = join(import.meta.dirname, '../../console');
execFileSync('pnpm', ['--filter', '@agency/console', 'build'], {
  stdio: 'ignore',
  shell: process.platform === 'win32',
});

const api = await testApi();
const browser = await chromium.launch(launchOptions);
const userData = await mkdtemp(join(tmpdir(), 'console-bench-'));
const start = async () => {
  const context = await browser.newContext({ viewport: { width: 1200, height: 800 } });
  await watchStart(context);
  return launchHarness(context, { userData });
};

await fillInbox(api.database, rows);
const first = await start();
// Opens the inbox, because each later start shows the view that was open last.
await (await atWork(first, api)).getByRole('button', { name: /^Inbox/ }).click();
await line(first.page, /./).first().waitFor();
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
console.table(await sizesOf(join(consoleFolder, 'out')));
console.log(
  `${digits.format(rows)} inquiries: time since the page began to load, in ${starts} starts with stored data, ms`,
);
console.table({ 'first rows on screen': spread(drawn), 'next inquiry open after J': spread(answered) });
console.log('Time from the last letter typed to the result on screen, including the pause of 200 ms, ms');
console.table(Object.fromEntries(Object.entries(searches).map(([name, taken]) => [name, spread(taken)])));
console.log('The page after a garbage collection');
console.table({ 'after the start': atStart, [`after ${digits.format(scrolled.reached)} rows`]: afterScroll });
console.log(`Frames while scrolling to row ${digits.format(scrolled.reached)} in ${scrolled.seconds.toFixed(0)} s, ms`);
console.table({ frames: spread(scrolled.frames) });
// The console's main process runs inside this process, and may leave timers and connections that would keep it alive.
process.exit();

/** Returns the size of each part of a build, raw and gzipped. */
async function sizesOf(out: string): Promise<Record<string, { raw: number; gzip: number }>> {
  const sizes: Record<string, { raw: number; gzip: number }> = {};
  for (const [part, pattern] of Object.entries(parts)) {
    const total = { raw: 0, gzip: 0 };
    for await (const file of glob(pattern, { cwd: out })) {
      const content = await readFile(join(out, file));
      total.raw += content.length;
      total.gzip += gzipSync(content).length;
    }
    sizes[part] = total;
  }
  return sizes;
}

/** Returns the distribution of repeated measurements, rounded to tenths. */
function spread(taken: readonly number[]): Record<'count' | 'min' | 'median' | 'p95' | 'max', number> {
  const at = (part: number) => Math.round(quantile(taken, part) * 10) / 10;
  return { count: taken.length, min: at(0), median: at(0.5), p95: at(0.95), max: at(1) };
}
