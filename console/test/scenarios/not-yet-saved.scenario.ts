import type { Page, Route } from '@playwright/test';
import { card, save, show, startWithShop, title, write } from '../fixtures/portfolio-form.ts';
import { holdWrites, watchWrites } from '../fixtures/sent.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TestApi } from '../fixtures/test-api.ts';

test.beforeEach(({ api }) => startWithShop(api));

test('a save is reported only when the server has confirmed it, and a double click saves once', async ({
  api,
  page,
}) => {
  const log = watchWrites(page);
  const server = await holdWrites(page);
  await show(page, 'Portfolio');
  await write(page, 'An archive');
  await save(page).dblclick();
  await expect(save(page)).toHaveText('Saving...');
  await save(page).click({ force: true });
  await page.keyboard.press('ControlOrMeta+s');
  await expect(card(page, 'An archive')).toContainText('Sending...');
  await expect(page.getByText('Portfolio item created')).toHaveCount(0);
  await expect(page.getByText('1 in the outbox')).toBeVisible();
  server.go();
  await expect(page.getByText('Portfolio item created').first()).toBeVisible();
  await expect(card(page, 'An archive')).not.toContainText('Sending...');
  await expect(page.getByRole('button', { name: /in the outbox/ })).toBeHidden();
  expect(log).toEqual(['sent createPortfolioItem An archive', 'answered createPortfolioItem An archive']);
  expect(await api.database.portfolioItem.count({ where: { title: 'An archive' } })).toBe(1);
});

test('if an item changed before its deletion arrived, the item returns to its place, and the outbox shows why', async ({
  api,
  page,
}) => {
  const writes = await holdWrites(page);
  await show(page, 'Portfolio');
  await card(page, 'A shop').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(card(page, 'A shop')).toBeHidden();
  await api.database.portfolioItem.updateMany({ data: { title: 'Their shop' } });
  writes.go();
  await expect(card(page, 'Their shop')).toContainText('Not saved');
  await page.getByRole('button', { name: '1 refused' }).click();
  await expect(page.getByRole('list', { name: 'Outbox' })).toContainText(
    /Delete A shop.*Held: .*changed in the meantime/,
  );
  expect(await api.database.portfolioItem.count()).toBe(1);
});

/**
 * Adds an item. The server creates the item, and somebody else then deletes it. No answer to a mutation arrives until
 * `hear` is called.
 */
async function makeUnheard(page: Page, api: TestApi): Promise<{ hear(): Promise<void> }> {
  const answerIsLost = async (route: Route) => {
    if (!route.request().postData()?.includes('mutation')) return route.continue();
    await route.fetch();
    await route.abort();
  };
  await page.route('**/graphql', answerIsLost);
  await show(page, 'Portfolio');
  await write(page, 'An archive');
  await save(page).click();
  await expect(title(page)).toBeHidden();
  await expect(card(page, 'An archive')).toContainText('In the outbox');
  const { count } = await api.database.portfolioItem.deleteMany({ where: { title: 'An archive' } });
  expect(count, 'the server had created the item').toBe(1);
  return { hear: () => page.unroute('**/graphql', answerIsLost) };
}

const waiting = (page: Page) => page.getByRole('list', { name: 'Outbox' });

test('an edit of a new item that was deleted elsewhere is refused, and saved as a new item only on request', async ({
  api,
  page,
}) => {
  const answers = await makeUnheard(page, api);
  await card(page, 'An archive').click();
  await title(page).fill('A library');
  await answers.hear();
  await save(page).click();
  await page.getByRole('button', { name: '1 refused' }).click();
  await expect(waiting(page)).toContainText('Refused: This portfolio item no longer exists.');
  expect(await api.database.portfolioItem.count()).toBe(1);
  await waiting(page).getByRole('button', { name: 'Edit' }).click();
  await expect(title(page)).toHaveValue('A library');
  await page.getByRole('button', { name: 'Save as new' }).dblclick();
  await expect.poll(() => api.database.portfolioItem.count({ where: { title: 'A library' } })).toBe(1);
  await expect(page.getByRole('button', { name: /in the outbox|refused/ })).toBeHidden();
  await expect(card(page, 'A library')).toBeVisible();
});
