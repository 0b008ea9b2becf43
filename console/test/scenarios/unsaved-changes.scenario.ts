import type { Page } from '@playwright/test';
import { atWork, goOffline, goOnline, stored } from '../fixtures/at-work.ts';
import { startWithShop } from '../fixtures/portfolio-form.ts';
import { expect, test } from '../fixtures/test.ts';

test.beforeEach(({ api }) => startWithShop(api));

const title = (page: Page) => page.getByLabel('Title');
async function open(page: Page) {
  await page.getByRole('button', { name: 'Portfolio' }).click();
  await page.getByRole('button', { name: 'A shop' }).click();
  await expect(title(page)).toHaveValue('A shop');
}

test('unsaved changes survive a change of view and a restart, and can be discarded', async ({ api, launch }) => {
  let app = await launch();
  let page = await atWork(app, api);
  await open(page);
  await title(page).fill('Half a tit');
  await page.getByRole('button', { name: 'Add a metric' }).click();
  await page.keyboard.type('+9%');
  await page.getByRole('button', { name: 'Inbox' }).click();
  await page.getByRole('button', { name: 'Portfolio' }).click();
  await expect(title(page)).toHaveValue('Half a tit');
  await expect.poll(() => stored(page, 'documents')).toContain('Half a tit');
  await expect.poll(() => stored(page, 'ui-state')).toContain('"view":"portfolio"');
  await app.quit();
  app = await launch();
  ({ page } = app);
  await expect(title(page)).toHaveValue('Half a tit');
  await expect(page.getByRole('textbox', { name: 'Value 1' })).toHaveValue('+9%');
  await page.getByRole('button', { name: 'Discard the changes' }).click();
  await expect(title(page)).toHaveValue('A shop');
  await expect(page.getByRole('textbox', { name: 'Value 1' })).toHaveCount(0);
});

test('the outbox keeps a refused change, and opens it for editing', async ({ api, page }) => {
  await open(page);
  await goOffline(page, api);
  await title(page).fill('My shop');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: 'My shop' })).toContainText('In the outbox');
  await api.database.portfolioItem.updateMany({ data: { title: 'Their shop' } });
  await page.getByRole('button', { name: 'Inbox' }).click();
  await goOnline(page, api);
  await page.getByRole('button', { name: '1 refused' }).click();
  const waiting = page.getByRole('list', { name: 'Outbox' });
  await expect(waiting).toContainText('Change My shop');
  await waiting.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(title(page)).toHaveValue('My shop');
  await title(page).fill('Our shop');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(async () => (await api.database.portfolioItem.findFirstOrThrow()).title).toBe('Our shop');
  await expect(page.getByText('1 refused')).toBeHidden();
});

test('Log out lists what would be lost, even if the session has ended', async ({ api, page }) => {
  await open(page);
  await title(page).fill('Half a tit');
  const question = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(question).toContainText('1 form has unsaved changes.');
  await page.keyboard.press('Escape');
  await expect(title(page)).toHaveValue('Half a tit');

  await api.database.session.deleteMany();
  await page.getByRole('button', { name: 'Save changes' }).click();
  const ended = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(ended).toContainText('1 change is in the outbox.');
  await ended.getByRole('button', { name: 'Log out instead' }).click();
  await expect(question).toContainText('1 change is in the outbox.');
  await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(ended).toBeVisible();
  await ended.getByRole('button', { name: 'Log out instead' }).click();
  await question.getByRole('button', { name: 'Log out anyway' }).click();
  await expect(page.getByLabel('Server address')).toBeVisible();
});

test('the outbox lists unsaved changes, even those of deleted items, and opens their forms', async ({ api, page }) => {
  await open(page);
  await title(page).fill('Half a tit');
  await page.getByRole('button', { name: 'Keep unsaved' }).click();
  const card = page.getByRole('list').getByRole('button', { name: 'A shop', exact: true });
  await expect(card).toContainText('Unsaved changes');
  await api.database.portfolioItem.deleteMany();
  await expect(card).toBeHidden();
  await page.getByRole('button', { name: /^Outbox/ }).click();
  const unsaved = page.getByRole('list', { name: 'Unsaved changes' });
  await expect(unsaved).toContainText('Half a titTyped ');
  await expect(page.getByRole('dialog')).toContainText('They are sent only after you save them.');
  await unsaved.getByRole('button', { name: 'Open' }).click();
  await expect(title(page)).toHaveValue('Half a tit');
  await expect(page.getByRole('button', { name: 'Save as new' })).toBeVisible();
});
