import type { Page } from '@playwright/test';
import { newEnquiry } from '../../../e2e/fixtures/content.factory.ts';
import { atWork, line } from '../fixtures/at-work.ts';
import { expect, test } from '../fixtures/test.ts';

/** Which part of the window has the focus. */
const part = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('nav, [role="listbox"], article, footer')?.tagName.toLowerCase());

test('F6 leads from part to part and round again, with Shift the other way, and not out of a dialog', async ({
  api,
  launch,
}) => {
  await api.database.contactSubmission.create({ data: newEnquiry({ name: 'Ada Lovelace' }) });
  const page = await atWork(await launch(), api);
  await line(page, /Ada Lovelace/).click();
  await expect(page.getByRole('article', { name: 'Ada Lovelace' })).toBeVisible();
  await page.getByRole('navigation').getByRole('button', { name: 'Inbox' }).focus();
  const walk = async (keys: string, steps: number) => {
    const seen = [];
    for (let step = 0; step < steps; step += 1) {
      await page.keyboard.press(keys);
      seen.push(await part(page));
    }
    return seen;
  };
  const forwards = await walk('F6', 4);
  expect(new Set(forwards).size, 'every part once').toBe(forwards.length);
  expect(forwards.at(-1)).toBe('nav');
  expect(forwards).toContain('article');
  expect(await walk('Shift+F6', 4)).toEqual([...forwards.slice(0, -1).reverse(), 'nav']);

  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('F6');
  expect(await dialog.evaluate((shown) => shown.contains(document.activeElement))).toBe(true);
});
