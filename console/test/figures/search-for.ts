import type { Page } from '@playwright/test';

/** Searches for one after the other, and gives how long each took from its last letter to the result on screen, in ms. */
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
