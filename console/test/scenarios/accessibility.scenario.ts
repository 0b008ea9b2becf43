import type { Page } from '@playwright/test';
import { newInquiry, newPortfolioItem } from '../../../e2e/fixtures/content.factory.ts';
import { atWork, line } from '../fixtures/at-work.ts';
import { expect, test } from '../fixtures/test.ts';
import { violationsOf } from '../fixtures/violations.ts';

test.describe.configure({ timeout: 60_000 });

/** By day and by night. */
async function accessible(page: Page, what: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const found = await violationsOf(page, { colorsOnly: colorScheme === 'dark' });
    expect(found, `${what}, ${colorScheme}`).toEqual([]);
  }
}

test('every usual view is free of what axe finds', async ({ api, launch }) => {
  await api.database.portfolioItem.deleteMany();
  await api.database.portfolioItem.create({ data: newPortfolioItem({ title: 'A shop', featured: true }) });
  for (const name of ['Ada Lovelace', 'Grace Hopper'])
    await api.database.contactSubmission.create({ data: newInquiry({ name, budget: '5k-10k' }) });
  const app = await launch();
  const { page } = app;
  await page.getByRole('button', { name: 'Log in' }).click();
  await accessible(page, 'the sign-in with errors');

  await atWork(app, api);
  await expect(line(page, /Ada/)).toBeVisible();
  await accessible(page, 'the inbox');
  await line(page, /Ada/).click();
  await api.database.contactSubmission.create({ data: newInquiry({ name: 'Mary Somerville' }) });
  await expect(line(page, /Unread: Mary/)).toBeVisible();
  await accessible(page, 'an inquiry');
  await page.keyboard.press('Delete');
  await accessible(page, 'a question');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.getByRole('button', { name: '1 waiting to be sent' }).click();
  await accessible(page, 'what waits');
  await page.keyboard.press('Escape');
  for (const [key, name] of [
    ['ControlOrMeta+k', 'Commands'],
    ['?', 'Keyboard shortcuts'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await accessible(page, name);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }

  await page.getByRole('button', { name: 'Portfolio' }).click();
  await expect(page.getByRole('button', { name: 'A shop' })).toBeVisible();
  await accessible(page, 'the portfolio');
  await page.getByRole('button', { name: 'A shop' }).click();
  await page.getByLabel('Title').fill('');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await accessible(page, 'a form with errors');
  await page.getByLabel('Title').fill('Mine');
  await api.database.portfolioItem.updateMany({ data: { title: 'Theirs' } });
  await expect(page.getByText('Changed elsewhere meanwhile')).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: 'Save my choice' })).toBeVisible();
  await accessible(page, 'a conflict');
});
