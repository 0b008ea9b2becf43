import { join } from 'node:path';
import type { Page } from '@playwright/test';

const folder = join(import.meta.dirname, '../../../e2e/screenshots/console');

/** Keeps a picture of the view by day and one by night. */
export async function lookAt(page: Page, name: string): Promise<void> {
  for (const [colorScheme, time] of [
    ['light', 'day'],
    ['dark', 'night'],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.screenshot({ path: join(folder, `${name}-${time}.png`), animations: 'disabled' });
  }
}
