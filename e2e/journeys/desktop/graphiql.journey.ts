import { expect, test } from '../../fixtures/test.ts';

test('a developer opens GraphiQL and runs the example that is there', async ({ page }) => {
  const answer = await page.goto('/graphql');
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self';");
  await expect(page.locator('.graphiql-query-editor').getByText('portfolioItems')).toBeVisible();
  await page.getByRole('button', { name: /execute query/i }).click();
  const result = page.getByRole('region', { name: /result/i });
  await expect(result.getByText('Tern & Thistle: wellness shop')).toBeVisible({ timeout: 15_000 });
  await expect(result.getByText('"errors"')).toHaveCount(0);
});
