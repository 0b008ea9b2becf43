import type { Page } from '@playwright/test';
import { newInquiry, newPortfolioItem } from '../../../e2e/fixtures/content.factory.ts';
import { atWork, line } from '../fixtures/at-work.ts';
import { expect, test } from '../fixtures/test.ts';

/** Returns which part of the window has the focus. */
const part = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('nav, [role="listbox"], article, footer')?.tagName.toLowerCase());

test('F6 moves the focus through all parts, Shift+F6 in reverse, and F6 does not leave a dialog', async ({
  api,
  launch,
}) => {
  await api.database.contactSubmission.create({ data: newInquiry({ name: 'Ada Lovelace' }) });
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
  expect(new Set(forwards).size, 'F6 reaches every part once').toBe(forwards.length);
  expect(forwards.at(-1)).toBe('nav');
  expect(forwards).toContain('article');
  expect(await walk('Shift+F6', 4)).toEqual([...forwards.slice(0, -1).reverse(), 'nav']);

  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('F6');
  expect(await dialog.evaluate((shown) => shown.contains(document.activeElement))).toBe(true);
});

test('after a key opens a view, arrow keys and Enter work in it at once', async ({ api, launch }) => {
  await api.database.portfolioItem.deleteMany();
  await api.database.portfolioItem.create({ data: newPortfolioItem({ title: 'A shop' }) });
  for (const name of ['Ada Lovelace', 'Grace Hopper'])
    await api.database.contactSubmission.create({ data: newInquiry({ name }) });
  const page = await atWork(await launch(), api);
  await expect(line(page, /Ada Lovelace/)).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Control+5');
  await expect(page.getByRole('button', { name: 'A shop' })).toBeVisible();
  await page.keyboard.press('Control+1');
  await expect(page.getByRole('heading', { name: 'Grace Hopper' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
  await page.keyboard.press('Control+5');
  await expect(page.getByRole('button', { name: 'A shop' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Title')).toHaveValue('A shop');
});
