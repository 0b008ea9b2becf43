import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { allLooks, showLook } from '../fixtures/looks.ts';

export const folder = join(import.meta.dirname, '../../../e2e/screenshots/console');

/** Takes a screenshot of the view in every window size and theme. */
export async function lookAt(page: Page, name: string): Promise<void> {
  for (const look of allLooks) {
    await showLook(page, look);
    await page.screenshot({ path: join(folder, `${name}-${look.size}-${look.time}.png`), animations: 'disabled' });
  }
}
