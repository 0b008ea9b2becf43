import { newPortfolioItem } from '../../../e2e/fixtures/content.factory.ts';
import { atWork, connected, offline } from '../fixtures/at-work.ts';
import { whilePortfolioIsHeld } from '../fixtures/hold-portfolio.ts';
import { card, close, save, show, title, titles, withChangeOffline, write } from '../fixtures/portfolio-form.ts';
import { expect, test } from '../fixtures/test.ts';

test.beforeEach(async ({ api }) => {
  await api.database.portfolioItem.deleteMany();
  await api.database.portfolioItem.create({ data: newPortfolioItem({ title: 'A shop' }) });
});

test('a new item whose form is left before the answer is not unsaved any more, and is made once', async ({
  api,
  launch,
}) => {
  const page = await atWork(await launch(), api);
  await show(page, 'Portfolio');
  await write(page, 'An archive');
  await whilePortfolioIsHeld(api, async () => {
    await save(page).dblclick();
    await expect(card(page, 'An archive')).toContainText('Sending...');
    await close(page);
    await page.getByRole('button', { name: 'New item' }).click();
    await expect(title(page)).toHaveValue('');
    await expect(page.getByText(/^Unsaved changes from/)).toBeHidden();
  });
  await expect(card(page, 'An archive')).not.toContainText('Sending...');
  await expect(page.getByRole('button', { name: /in the outbox/ })).toBeHidden();
  expect(await titles(api)).toEqual(['A shop', 'An archive']);
});

test('what is typed while a new item is on its way becomes a change of that item', async ({ api, launch }) => {
  let app = await launch();
  let page = await atWork(app, api);
  await show(page, 'Portfolio');
  await write(page, 'An archive');
  await whilePortfolioIsHeld(api, async () => {
    await save(page).click();
    await expect(card(page, 'An archive')).toContainText('Sending...');
    await title(page).fill('A large archive');
  });
  await expect(page.getByRole('heading', { name: 'An archive' })).toBeVisible();
  await expect.poll(() => titles(api)).toEqual(['A shop', 'An archive']);
  await expect(title(page)).toHaveValue('A large archive');
  await expect.poll(() => page.evaluate(() => window.agency.store.read('documents'))).toContain('A large archive');
  await app.quit();

  app = await launch();
  ({ page } = app);
  await connected(page);
  await expect(title(page)).toHaveValue('A large archive');
  await save(page).click();
  await expect.poll(() => titles(api)).toEqual(['A large archive', 'A shop']);
});

test('unsaved changes of a new item that was sent before make no second one', async ({ api, launch }) => {
  const page = await atWork(await launch(), api);
  await show(page, 'Portfolio');
  await write(page, 'An archive');
  await whilePortfolioIsHeld(api, async () => {
    await save(page).click();
    await expect(card(page, 'An archive')).toContainText('Sending...');
    await title(page).fill('A large archive');
    await show(page, 'Inbox');
  });
  await expect.poll(() => titles(api)).toEqual(['A shop', 'An archive']);
  await show(page, 'Portfolio');
  await expect(title(page)).toHaveValue('A large archive');
  await save(page).click();
  await expect.poll(() => titles(api)).toEqual(['A large archive', 'A shop']);
});

test('a change in the outbox is not unsaved, and one made to it goes with it', async ({ api, launch }) => {
  const page = await withChangeOffline(await launch(), api);
  await card(page, 'A bigger shop').click();
  await expect(title(page)).toHaveValue('A bigger shop');
  await expect(page.getByText(/^Unsaved changes from/)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Keep unsaved' })).toBeHidden();
  await title(page).fill('The biggest shop');
  await page.getByRole('button', { name: 'Keep unsaved' }).click();
  await api.start();
  await connected(page);
  await expect.poll(() => titles(api)).toEqual(['A bigger shop']);
  await card(page, 'A bigger shop').click();
  await expect(page.getByText(/^Unsaved changes from/)).toBeVisible();
  await expect(page.getByText('Changed elsewhere meanwhile')).toBeHidden();
  await save(page).click();
  await expect.poll(() => titles(api)).toEqual(['The biggest shop']);
});

test('canceling a deletion that waits brings the change that waited, and the unsaved ones', async ({ api, launch }) => {
  const page = await withChangeOffline(await launch(), api);
  await card(page, 'A bigger shop').click();
  await title(page).fill('Half a tit');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(card(page, 'A bigger shop')).toBeHidden();
  await page.getByRole('button', { name: '2 in the outbox' }).click();
  const deletion = page.getByRole('listitem').filter({ hasText: 'Delete A bigger shop' });
  await deletion.getByRole('button', { name: 'Cancel' }).click();
  await page.keyboard.press('Escape');
  await expect(card(page, 'A bigger shop')).toContainText('In the outbox');
  await card(page, 'A bigger shop').click();
  await expect(title(page)).toHaveValue('Half a tit');
  await api.start();
  await connected(page);
  await expect.poll(() => titles(api)).toEqual(['A bigger shop']);
});

test('a refusal is shown in the form of its item, and announced to whoever writes in another', async ({
  api,
  launch,
}) => {
  await api.database.portfolioItem.create({ data: newPortfolioItem({ title: 'A bank' }) });
  const page = await atWork(await launch(), api);
  await show(page, 'Portfolio');
  await expect(card(page, 'A bank')).toBeVisible();
  await api.stop();
  await offline(page);
  for (const name of ['A shop', 'A bank']) {
    await card(page, name).click();
    await title(page).fill(`${name}, larger`);
    await save(page).click();
    await expect(card(page, `${name}, larger`)).toContainText('In the outbox');
  }
  await card(page, 'A bank, larger').click();
  await api.database.portfolioItem.updateMany({ data: { featured: true } });
  await api.start();
  await expect(page.getByRole('button', { name: 'Show', exact: true })).toBeVisible();
  await expect(page.getByText('It was saved elsewhere while you were writing.')).toBeVisible();
  await expect(page.getByRole('button', { name: '2 refused' })).toBeVisible();
});

test('the notice of a refusal makes room for the one that it was saved after all', async ({ api, launch }) => {
  const page = await withChangeOffline(await launch(), api);
  await expect(card(page, 'A bigger shop')).toContainText('In the outbox');
  await api.database.portfolioItem.updateMany({ data: { title: 'Their shop' } });
  await api.start();
  const notices = page.getByRole('region', { name: /^Notifications/ });
  await expect(notices).toContainText('Failed to update portfolio item.');
  await card(page, 'Their shop').click();
  await page.getByRole('button', { name: 'Save my choice' }).click();
  await expect(notices).toContainText('Portfolio item updated');
  await expect(notices).not.toContainText('Failed');
});

test('a new item that is canceled before it was sent is unsaved again', async ({ api, launch }) => {
  const page = await atWork(await launch(), api);
  await show(page, 'Portfolio');
  await expect(card(page, 'A shop')).toBeVisible();
  await api.stop();
  await offline(page);
  await write(page, 'An archive');
  await save(page).click();
  await expect(card(page, 'An archive')).toContainText('In the outbox');
  await page.getByRole('button', { name: '1 in the outbox' }).click();
  await page.getByRole('list', { name: 'Outbox' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('The outbox is empty.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(card(page, 'An archive')).toBeHidden();
  await page.getByRole('button', { name: 'New item' }).click();
  await expect(title(page)).toHaveValue('An archive');
  await expect(page.getByText(/^Unsaved changes from/)).toBeVisible();
});
