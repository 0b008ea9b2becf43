import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { launchOptions } from '../browser/launch-options.ts';
import { openOffice } from '../faults/day/office.ts';
import { openBrowser, openConsole, type Shell } from '../faults/day/shells.ts';
import { fillInbox } from './fill-inbox.ts';
import { quantile } from './measure.ts';

/**
 * `pnpm bench desk --rows 100000` measures the time from a key or a click to the changed screen, in `/admin` and in the
 * console, on one server with a full inbox. The times of the console's search include the 200 ms that the console waits
 * for another letter.
 */
const options = { rows: { type: 'string', default: '100000' }, times: { type: 'string', default: '40' } } as const;
const { values } = parseArgs({ options });
const [rows, times] = [Number(values.rows), Number(values.times)];

type Screen = 'article' | 'list';

/**
 * Makes the page wait for a key or click, then for a changed heading or first row, then for the next frame. Returns a
 * function that resolves with the time from the key or click to that frame, in ms.
 */
async function watch({ page }: Shell, screen: Screen): Promise<() => Promise<number>> {
  await page().evaluate((screen) => {
    const look = () =>
      screen === 'article'
        ? document.querySelector('article :is(h2, h3)')?.textContent
        : document.querySelector('[role="option"], a[id^="row-"]')?.textContent;
    const before = look();
    const changed = new Promise<number>((resolve) => {
      let begun: number | null = null;
      const begin = () => {
        begun ??= performance.now();
      };
      for (const event of ['keydown', 'mousedown']) addEventListener(event, begin, { capture: true, once: true });
      const check = () => {
        const since = begun;
        if (since === null || look() === before) return requestAnimationFrame(check);
        return requestAnimationFrame(() => resolve(performance.now() - since));
      };
      check();
    });
    Object.assign(window, { changed });
  }, screen);
  return () => page().evaluate(() => (window as unknown as { changed: Promise<number> }).changed);
}

async function measure(shell: Shell, screen: Screen, acts: readonly (() => Promise<unknown>)[]): Promise<object> {
  const taken: number[] = [];
  for (let at = 0; at < times; at += 1) {
    const changed = await watch(shell, screen);
    await acts[at % acts.length]?.();
    taken.push(await changed());
  }
  const of = (part: number) => Math.round(quantile(taken, part));
  return { median: of(0.5), p95: of(0.95), max: of(1) };
}

execFileSync('npx', ['-y', 'pnpm@12', '--filter', '@agency/console', 'build'], { stdio: 'ignore' });
const office = await openOffice('bench_desk');
await fillInbox(office.database, rows);
const browser = await chromium.launch(launchOptions);
const table: Record<string, object> = {};
for (const open of [openBrowser, openConsole]) {
  const shell = await open(browser, office);
  await shell.live();
  const page = shell.page();
  await page.setViewportSize({ width: 1440, height: 900 });
  const list = page.locator('[role="option"], a[id^="row-"]');
  await list.first().click();
  await page.locator('article').getByRole('heading').first().waitFor();
  const step = (key: string) => () => page.keyboard.press(key);
  table[`${shell.name}: the next by J, back by K`] = await measure(shell, 'article', [step('j'), step('k')]);
  table[`${shell.name}: a filter`] = await measure(shell, 'list', [() => shell.show('Spam'), () => shell.show('All')]);
  const field = page.getByRole('searchbox').or(page.locator('input[name="q"]')).first();
  const search = (words: string) => async () => {
    await field.evaluate(
      (input, words) => {
        (input as HTMLInputElement).value = words;
      },
      words.slice(0, -1),
    );
    await field.focus();
    await page.keyboard.press('End');
    await page.keyboard.press(words.at(-1) ?? '');
    if (shell.name === 'browser') await page.keyboard.press('Enter');
  };
  // Each search finds another inquiry, so that the first row changes.
  const words = [0.2, 0.4, 0.6, 0.8].map((part) => search(`visitor-${Math.floor(rows * part) + 1}@`));
  table[`${shell.name}: a search`] = await measure(shell, 'list', words);
  await shell.close();
}
console.log(`${rows} inquiries, ${times} times each, ms:`);
console.table(table);
await browser.close();
await office.close();
// The console's main process runs inside this process, and may leave timers and connections that would keep it alive.
process.exit();
