import { newPortfolioItem } from '../../../e2e/fixtures/content.factory.ts';
import { atWork, connected, goOffline } from '../fixtures/at-work.ts';
import { whilePortfolioIsHeld } from '../fixtures/hold-portfolio.ts';
import {
  card,
  save,
  show,
  startWithShop,
  title,
  titles,
  withChangeOffline,
  write,
} from '../fixtures/portfolio-form.ts';
import { expect, test } from '../fixtures/test.ts';

test.beforeEach(({ api }) => startWithShop(api));

test('changes that are typed while a new item is being sent become changes of that item', async ({ api, launch }) => {
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

test("a refusal is shown in its item's form, or as a toast while the admin edits another item", async ({
  api,
  launch,
}) => {
  await api.database.portfolioItem.create({ data: newPortfolioItem({ title: 'A bank' }) });
  const page = await atWork(await launch(), api);
  await show(page, 'Portfolio');
  await expect(card(page, 'A bank')).toBeVisible();
  await goOffline(page, api);
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

test('the toast about a successful save replaces the toast about the earlier refusal', async ({ api, launch }) => {
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
