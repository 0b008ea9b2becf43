import type { BrowserContext, Page } from '@playwright/test';

/** In ms since the page began to load. */
type StartTimes = {
  /** When the page first showed rows of the inbox. */
  drawn: number;
  /** When a press of J had opened the next inquiry. */
  answered: number;
};

declare global {
  interface Window {
    startTimes: Promise<StartTimes>;
  }
}

/** Makes every page press J in each frame, from the first rows on until an inquiry opens. Records both times. */
export async function watchStart(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const opened = () => document.querySelector('[role="option"][aria-selected="true"]')?.id;
    const watch = async () => {
      while (!document.querySelector('[role="option"]')) await frame();
      const drawn = performance.now();
      const before = opened();
      while (opened() === before) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }));
        await frame();
      }
      return { drawn, answered: performance.now() };
    };
    window.startTimes = watch();
  });
}

export const readStart = (page: Page): Promise<StartTimes> => page.evaluate(() => window.startTimes);

/** Runs the searches one after the other. Returns the time from input to result for each, in ms. */
export async function searchFor(page: Page, words: readonly string[]): Promise<number[]> {
  const field = page.getByRole('searchbox');
  const taken: number[] = [];
  for (const word of words) {
    await field.fill('');
    await page
      .getByText(/ in all$/)
      .first()
      .waitFor();
    const found = page.evaluate(() => {
      const count = () => document.querySelector('h1 + [role="status"]')?.textContent ?? '';
      const { promise, resolve } = Promise.withResolvers<number>();
      window.addEventListener(
        'input',
        () => {
          const typed = performance.now();
          const look = () => {
            if (count().endsWith(' found')) resolve(performance.now() - typed);
            else requestAnimationFrame(look);
          };
          look();
        },
        { once: true },
      );
      return promise;
    });
    await field.fill(word);
    taken.push(await found);
  }
  await field.fill('');
  await page
    .getByText(/ in all$/)
    .first()
    .waitFor();
  return taken;
}

type Scrolled = { reached: number; seconds: number; frames: number[] };

/** How far the list scrolls in each frame, in px: as far as with the scroll bar's arrow held down. */
const step = 400;

/** Scrolls the inbox down to a row, as fast as older inquiries load. Returns each frame's time in ms. */
export async function scrollThrough(page: Page, line: number): Promise<Scrolled> {
  return page.evaluate(
    async ([to, by]) => {
      const list = document.querySelector('[role="listbox"]');
      if (!list) throw new Error('There is no list');
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      const places = () => [...list.querySelectorAll('[role="option"]')].map((row) => Number(row.ariaPosInSet));
      const lowest = () => Math.max(...places());
      const frames: number[] = [];
      const begun = await frame();
      let before = begun;
      while (!(lowest() >= to)) {
        list.scrollTop += by;
        const now = await frame();
        frames.push(now - before);
        before = now;
      }
      return { reached: lowest(), seconds: (before - begun) / 1_000, frames };
    },
    [line, step] as const,
  );
}

/** Collects garbage. Then returns the size of the page's JavaScript heap, in MB, and its number of DOM nodes. */
export async function heapOf(page: Page): Promise<{ 'heap, MB': number; 'DOM nodes': number }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  await devtools.detach();
  const figureOf = (metric: string) => metrics.find(({ name }) => name === metric)?.value ?? Number.NaN;
  return { 'heap, MB': Math.round(figureOf('JSHeapUsedSize') / 1e5) / 10, 'DOM nodes': figureOf('Nodes') };
}
