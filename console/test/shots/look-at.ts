import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { inEveryLook } from '../fixtures/looks.ts';

/** Where the pictures are kept. */
export const folder = join(import.meta.dirname, '../../../e2e/screenshots/console');

/** Keeps a picture of the view in every size of the window, by day and by night. */
export async function lookAt(page: Page, name: string): Promise<void> {
  await inEveryLook(page, async ({ size, time }) => {
    await page.screenshot({ path: join(folder, `${name}-${size}-${time}.png`), animations: 'disabled' });
  });
}
