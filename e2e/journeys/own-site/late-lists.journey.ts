import { newPortfolioItem } from '../../fixtures/content.factory.ts';
import { test } from '../../fixtures/own-site.ts';
import { expect } from '../../fixtures/test.ts';

test('a page whose list is late shows six places first and is not kept that way', async ({ page, database }) => {
  await database.portfolioItem.create({ data: newPortfolioItem({ title: 'Late and then there' }) });
  const shown = page.locator('main li h2').filter({ hasText: 'Late and then there' });
  await database.$transaction(
    async (transaction) => {
      await transaction.$executeRaw`LOCK TABLE portfolio_items IN ACCESS EXCLUSIVE MODE`;
      await page.goto('/portfolio?late', { waitUntil: 'commit' });
      await expect(page.locator('[data-skeleton]')).toHaveCount(6);
      await expect(page.getByRole('status')).toHaveText('Loading projects...');
    },
    { timeout: 30_000 },
  );
  await expect(shown).toBeVisible();
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  const answer = await page.goto('/portfolio');
  expect(await answer?.text()).not.toContain('data-skeleton');
});
