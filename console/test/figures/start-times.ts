import type { BrowserContext, Page } from '@playwright/test';

/** In ms since the page began to load. */
type StartTimes = {
  /** The first lines of the inbox were on screen. */
  drawn: number;
  /** J had opened the next inquiry. */
  answered: number;
};

declare global {
  interface Window {
    startTimes: Promise<StartTimes>;
  }
}

/** Has every page of a context look for its own first lines, and press J until that does something. */
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
