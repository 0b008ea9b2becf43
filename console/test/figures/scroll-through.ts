import type { Page } from '@playwright/test';

type Scrolled = { reached: number; seconds: number; frames: number[] };

/** So far the list is moved with each frame, in px: as somebody does who holds the scroll bar's arrow. */
const step = 400;

/** Scrolls the inbox down to a line, as fast as older inquiries come, and gives how long each frame took, in ms. */
export async function scrollThrough(page: Page, line: number): Promise<Scrolled> {
  return page.evaluate(
    async ([to, by]) => {
      const list = document.querySelector('[role="listbox"]');
      if (!list) throw new Error('There is no list');
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      const lowest = () => Number(list.querySelector('[role="option"]:last-of-type')?.getAttribute('aria-posinset'));
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
