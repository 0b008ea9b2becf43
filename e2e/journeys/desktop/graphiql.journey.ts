import { expect, test } from '../../fixtures/test.ts';

test('a developer opens GraphiQL, runs examples, and finds them in the history and after a reload', async ({
  page,
}) => {
  const answer = await page.goto('/graphql');
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self';");
  const tabs = page.getByRole('tablist').getByRole('tab');
  await expect(tabs).toContainText(['Read', 'Page', 'Filter', 'MutateWithKey', 'Subscribe', 'SignIn']);
  await expect(page.locator('.graphiql-query-editor').getByText('portfolioItems')).toBeVisible();
  const run = page.getByRole('button', { name: /execute query/i });
  await run.click();
  const result = page.getByRole('region', { name: /result/i });
  await expect(result.getByText('Tern & Thistle: wellness shop')).toBeVisible({ timeout: 15_000 });
  await tabs.nth(1).click();
  // Tries again, because the editor takes a moment to notice which operation the tab contains.
  await expect(async () => {
    await run.click();
    await expect(result.getByText('endCursor')).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(result.getByText('"errors"')).toHaveCount(0);
  // The address contains no query, so neither the browser's history nor a log shows queries.
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('button', { name: /history/i }).click();
  await expect(page.getByRole('button', { name: 'Read', exact: true })).toBeVisible();
  await page.reload();
  await expect(tabs).toHaveCount(6);
});
