import { newPortfolioItem } from '../../../e2e/fixtures/content.factory.ts';
import { expect, test } from '../fixtures/test.ts';

test.beforeEach(async ({ api }) => {
  await api.database.portfolioItem.deleteMany();
  await api.database.portfolioItem.create({ data: newPortfolioItem({ title: 'A shop' }) });
  await api.database.$executeRaw`ALTER TABLE portfolio_items ADD CONSTRAINT full_disk CHECK (title <> 'A bigger shop')`;
});
test.afterEach(async ({ api }) => {
  await api.database.$executeRaw`ALTER TABLE portfolio_items DROP CONSTRAINT IF EXISTS full_disk`;
});

test('a change waits while the server has trouble, and Send now sends it at once', async ({ api, page }) => {
  await page.getByRole('button', { name: 'Portfolio' }).click();
  await page.getByRole('button', { name: 'A shop' }).click();
  await page.getByLabel('Title').fill('A bigger shop');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('button', { name: '1 in the outbox: the server has a problem' }).click();
  const waiting = page.getByRole('list', { name: 'Outbox' });
  await expect(waiting).toContainText(/The server has a problem\. Next attempt at \d+:\d\d:\d\d/);
  await expect(waiting.getByRole('button')).toHaveText(['Send now', 'Edit', 'Cancel']);
  await api.database.$executeRaw`ALTER TABLE portfolio_items DROP CONSTRAINT full_disk`;
  await waiting.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText('The outbox is empty. Everything that you saved is on the server.')).toBeVisible();
  expect((await api.database.portfolioItem.findFirstOrThrow()).title).toBe('A bigger shop');
});
