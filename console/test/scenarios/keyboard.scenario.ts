import type { Page } from '@playwright/test';
import { newInquiry, newPortfolioItem } from '../../../e2e/fixtures/content.factory.ts';
import { atWork, connected, line, stored } from '../fixtures/at-work.ts';
import { show } from '../fixtures/portfolio-form.ts';
import { expect, test } from '../fixtures/test.ts';
import { admin } from '../fixtures/test-api.ts';

test('the console can be used by keyboard alone, from the sign-in to the trash', async ({ api, launch }) => {
  for (const name of ['Ada Lovelace', 'Grace Hopper'])
    await api.database.contactSubmission.create({ data: newInquiry({ name }) });
  const app = await launch();
  const { page } = app;
  const { keyboard } = page;
  await expect(page.getByLabel('Server address')).toBeFocused();
  await page.getByLabel('Server address').selectText();
  await keyboard.type(api.url);
  await keyboard.press('Tab');
  await keyboard.type(admin.username);
  await keyboard.press('Tab');
  await keyboard.type(admin.password);
  await keyboard.press('Enter');
  await connected(page);
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  // Presses capital letters, as with caps lock.
  await keyboard.press('G');
  await keyboard.press('I');
  await expect(line(page, /Grace Hopper/)).toBeVisible();
  await keyboard.press('j');
  await expect(page.getByRole('heading', { name: 'Grace Hopper' })).toBeVisible();
  await keyboard.press('j');
  await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
  await keyboard.press('r');
  await keyboard.type('Hello Ada,');
  await keyboard.press('Escape');
  await keyboard.press('#');
  await expect(page.getByRole('heading', { name: 'Grace Hopper' })).toBeVisible();
  const trashed = () => api.database.contactSubmission.count({ where: { trashedAt: { not: null } } });
  await expect.poll(trashed, { timeout: 20_000 }).toBe(1);

  await test.step('the heading has the focus after the last inquiry is moved to the trash', async () => {
    await keyboard.press('Delete');
    await expect(page.getByRole('heading', { name: 'Inbox' })).toBeFocused();
  });
});

test('the palette finds names, even without their accents', async ({ api, launch }) => {
  for (const name of ['Ada Lovelace', 'Annie Easley', 'José Ñúñez'])
    await api.database.contactSubmission.create({ data: newInquiry({ name }) });
  const page = await atWork(await launch(), api);
  await expect(line(page, /José/)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('ada');
  await expect(
    page.getByRole('dialog').getByRole('option'),
    'only names with this word, not with its letters anywhere',
  ).toHaveText([/^Ada Lovelace/]);
  await page.getByRole('dialog').getByRole('combobox').fill('jose nunez');
  await expect(page.getByRole('dialog').getByRole('option')).toHaveText([/^José Ñúñez/]);
  await page.keyboard.press('Enter');
  await expect(opened(page, 'José Ñúñez')).toBeVisible();
});

const opened = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const cards = (page: Page) => page.getByRole('region', { name: 'Portfolio' }).getByRole('listitem').getByRole('button');

test('arrow keys move through the list while no element has the focus', async ({ api, launch }) => {
  for (const name of ['Ada Lovelace', 'Annie Easley', 'Grace Hopper'])
    await api.database.contactSubmission.create({ data: newInquiry({ name }) });
  await api.database.portfolioItem.deleteMany();
  for (const title of ['A shop', 'An archive'])
    await api.database.portfolioItem.create({ data: newPortfolioItem({ title }) });
  let app = await launch();
  let page = await atWork(app, api);
  const nothing = () => expect(page.locator('body')).toBeFocused();
  await expect(line(page, /Grace Hopper/)).toBeVisible();
  await nothing();
  await page.keyboard.press('Control+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await nothing();
  await page.keyboard.press('ArrowDown');
  await expect(opened(page, 'Grace Hopper')).toBeVisible();
  await expect(page.getByRole('listbox', { name: 'Inquiries' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(opened(page, 'Annie Easley')).toBeVisible();
  const { id } = await api.database.contactSubmission.findFirstOrThrow({ where: { name: 'Annie Easley' } });
  await expect.poll(() => stored(page, 'ui-state')).toContain(id);

  await app.quit();
  app = await launch();
  page = app.page;
  await expect(opened(page, 'Annie Easley')).toBeVisible();
  await expect(line(page, /Ada Lovelace/)).toBeVisible();
  await nothing();
  await page.keyboard.press('End');
  await expect(opened(page, 'Ada Lovelace')).toBeVisible();
  await expect(page.getByRole('listbox', { name: 'Inquiries' })).toBeFocused();
  await show(page, 'Portfolio');
  await expect(cards(page)).toHaveCount(2);
  await expect.poll(() => stored(page, 'ui-state')).toContain('"view":"portfolio"');

  await app.quit();
  app = await launch();
  page = app.page;
  await expect(cards(page)).toHaveCount(2);
  await nothing();
  await page.keyboard.press('End');
  await expect(cards(page).nth(1)).toBeFocused();
});
