import type { Page, Route } from '@playwright/test';
import { atWork, connected, goOffline, goOnline } from '../fixtures/at-work.ts';
import { card, close, save, show, startWithShop, title, titles, write } from '../fixtures/portfolio-form.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TestApi } from '../fixtures/test-api.ts';

test.beforeEach(({ api }) => startWithShop(api));

/** Loses the answer to the next mutation. By default, `arrive` sends the mutation to the server first. */
const loseAnswer = (page: Page, arrive: (route: Route) => Promise<unknown> = (route) => route.fetch()) =>
  page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('mutation')) return route.fallback();
    await page.unroute('**/graphql');
    await arrive(route);
    await route.abort();
  });

test('a new item is deleted at the server too, even if the answer to its creation was lost', async ({ api, page }) => {
  await show(page, 'Portfolio');
  await loseAnswer(page);
  await write(page, 'An archive');
  await save(page).click();
  await expect(card(page, 'An archive')).toContainText('In the outbox');
  expect(await api.database.portfolioItem.count()).toBe(2);
  await card(page, 'An archive').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('It may already be on the server.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => api.database.portfolioItem.count(), { timeout: 20_000 }).toBe(1);
  await expect(page.getByRole('button', { name: /in the outbox/ })).toBeHidden();
  await expect(card(page, 'An archive')).toBeHidden();
});

test('a change that may have arrived cannot be canceled, is resent unchanged, and takes effect once', async ({
  api,
  page,
}) => {
  await renameUnheard(page);
  await close(page);
  await page.getByRole('button', { name: /^1 in the outbox/ }).click();
  const waiting = page.getByRole('list', { name: 'Outbox' });
  await expect(waiting.getByRole('button')).toHaveText(['Send now', 'Edit']);
  await waiting.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText('The outbox is empty. Everything that you saved is on the server.')).toBeVisible();
  expect(await api.database.portfolioItem.findMany()).toMatchObject([{ title: 'A bigger shop', version: 2 }]);
});

/** Renames the shop. The server makes the change, but its answer is lost, so the change stays in the outbox. */
async function renameUnheard(page: Page) {
  await show(page, 'Portfolio');
  await loseAnswer(page);
  await card(page, 'A shop').click();
  await title(page).fill('A bigger shop');
  await save(page).click();
  await expect(title(page)).toBeHidden();
  await expect(card(page, 'A bigger shop')).toContainText('In the outbox');
  await card(page, 'A bigger shop').click();
}

/** Saves a second change while the first one waits and the server is unreachable. */
async function renameOnceMore(page: Page, api: TestApi) {
  await renameUnheard(page);
  await goOffline(page, api);
  await title(page).fill('The biggest shop');
  await save(page).click();
  await expect(page.getByRole('button', { name: /^2 in the outbox/ })).toBeVisible();
  await expect(card(page, 'The biggest shop')).toContainText('In the outbox');
}

test('a later change waits behind a change whose answer was lost, even after a restart, and both arrive once', async ({
  api,
  launch,
}) => {
  let app = await launch();
  await renameOnceMore(await atWork(app, api), api);
  await app.quit();
  await api.start();
  app = await launch();
  await connected(app.page);
  await expect.poll(() => titles(api)).toEqual(['The biggest shop']);
  await expect(app.page.getByRole('button', { name: /refused|outbox/ })).toBeHidden();
  expect(await api.database.portfolioItem.findMany()).toMatchObject([{ version: 3 }]);
});

test('a change that waits behind a lost answer conflicts with a later change by somebody else', async ({
  api,
  page,
}) => {
  await renameOnceMore(page, api);
  await api.database.portfolioItem.updateMany({ data: { title: 'Their shop' } });
  await goOnline(page, api);
  await page.getByRole('button', { name: '1 refused' }).click();
  const waiting = page.getByRole('list', { name: 'Outbox' });
  await waiting.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByText('It was saved elsewhere while you were writing.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Mine The biggest shop' })).toBeVisible();
  expect(await titles(api)).toEqual(['Their shop']);
});
