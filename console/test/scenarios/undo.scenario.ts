import type { Page } from '@playwright/test';
import { newInquiry, newPortfolioItem } from '../../../e2e/fixtures/content.factory.ts';
import { atWork, line } from '../fixtures/at-work.ts';
import { card, show } from '../fixtures/portfolio-form.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TestApi } from '../fixtures/test-api.ts';

const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search inquiries' });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

const inquiriesFrom = ({ database }: TestApi, ...names: string[]) =>
  database.contactSubmission.createMany({ data: names.map((name) => newInquiry({ name })) });

async function confirm(page: Page) {
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
}

async function isUndoneByKey(page: Page, name: RegExp) {
  await expect(line(page, name)).toHaveCount(0);
  await expect(undo(page)).toBeVisible();
  await page.keyboard.press('z');
  await expect(line(page, name)).toBeVisible();
  await expect(page.getByRole('button', { name: /waiting to be sent/ })).toBeHidden();
  // The list's own keys go on from there.
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('article', { name })).toBeVisible();
}

test('what was deleted comes back by Z, whatever lies open', async ({ api, launch }) => {
  await inquiriesFrom(api, 'Ada Lovelace', 'Grace Hopper');
  const app = await launch();
  const page = await atWork(app, api);
  await test.step('Z undoes the deletion of the only hit of a search', async () => {
    await searchField(page).fill('ada');
    await expect(page.getByRole('option')).toHaveCount(1);
    await line(page, /Ada/).click();
    await page.keyboard.press('Delete');
    await confirm(page);
    await isUndoneByKey(page, /Ada/);
    await expect(searchField(page)).toHaveValue('ada');
  });
  await test.step('Z undoes a deletion that was asked for while the search had the focus', async () => {
    await searchField(page).fill('lovelace');
    await expect(page.getByRole('option')).toHaveCount(1);
    await app.clickMenu('delete');
    await confirm(page);
    await isUndoneByKey(page, /Ada/);
    await expect(searchField(page)).toHaveValue('lovelace');
  });
  await test.step('another notice does not push Undo aside', async () => {
    await searchField(page).fill('');
    await line(page, /Ada/).click();
    await page.keyboard.press('Delete');
    await confirm(page);
    await expect(page.getByRole('article', { name: 'Grace Hopper' })).toBeVisible();
    await page.keyboard.press('c');
    await expect.poll(() => app.clipboard()).toBe('grace.hopper@client.example');
    await expect(page.getByText('Address copied')).toHaveCount(1);
    await undo(page).click();
    await expect(line(page, /Ada/)).toBeVisible();
  });
});

test('the deletion of the only inquiry can be undone', async ({ api, launch }) => {
  await inquiriesFrom(api, 'Zoe Adams');
  const app = await launch();
  const page = await atWork(app, api);
  await test.step('Z undoes the deletion of the only inquiry', async () => {
    await line(page, /Zoe/).click();
    await page.getByRole('article').getByRole('button', { name: 'Delete' }).click();
    await confirm(page);
    await isUndoneByKey(page, /Zoe/);
    await expect(searchField(page)).toHaveValue('');
  });
  await test.step('in the search Z is a letter, and the deletion is undone beside it', async () => {
    await page.keyboard.press('Delete');
    await confirm(page);
    await page.keyboard.press('/');
    await page.keyboard.press('z');
    await expect(searchField(page)).toHaveValue('z');
    await expect(line(page, /Zoe/)).toHaveCount(0);
    await expect(undo(page)).toBeVisible();
    // To the notice, and on to what can be done about it.
    for (const key of ['F8', 'Tab', 'Tab']) await page.keyboard.press(key);
    await expect(undo(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(line(page, /Zoe/)).toBeVisible();
  });
});

test('an inquiry that goes elsewhere leaves the focus where keys are commands', async ({ api, launch }) => {
  await inquiriesFrom(api, 'Ada Lovelace');
  const page = await atWork(await launch(), api);
  await line(page, /Ada/).click();
  await page.getByRole('article').getByRole('button', { name: 'Delete' }).focus();
  await api.database.contactSubmission.deleteMany();
  await expect(page.getByText('This inquiry is not here any more.')).toBeVisible();
  await page.keyboard.press('z');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(searchField(page)).toHaveValue('');
});

test('Z undoes the deletion of the only portfolio item, asked for in its form', async ({ api, launch }) => {
  await api.database.portfolioItem.deleteMany();
  await api.database.portfolioItem.create({ data: newPortfolioItem({ title: 'A shop' }) });
  const app = await launch();
  const page = await atWork(app, api);
  await show(page, 'Portfolio');
  await card(page, 'A shop').click();
  await page.getByLabel('Title').focus();
  await app.clickMenu('delete');
  await confirm(page);
  await expect(card(page, 'A shop')).toHaveCount(0);
  await expect(undo(page)).toBeVisible();
  await page.keyboard.press('z');
  await expect(card(page, 'A shop')).toBeVisible();
});
