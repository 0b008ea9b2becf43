import { expect, type Page } from '@playwright/test';
import { admin } from '../../fixtures/admin.ts';
import { answered, test } from '../../fixtures/admin-site.ts';

/**
 * Runs the operation until the result contains this text, because the editor needs a moment to notice a new tab's
 * operation.
 */
const runUntil = (page: Page, shown: string) =>
  expect(async () => {
    await page.getByRole('button', { name: /execute query/i }).click();
    await expect(page.getByRole('region', { name: /result/i }).getByText(shown)).toBeVisible({ timeout: 3_000 });
  }).toPass();

test('a developer signs in, and the browser keeps no secret', async ({ page, faults, ownSite: { url } }) => {
  const { username, password } = admin;
  faults.allow(...answered(401));
  await page.goto(`${url}/graphql`);
  await page.getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Password').fill('not the password');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Invalid credentials');
  await dialog.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: `Logged in as ${username}` })).toBeVisible();
  await page.getByRole('tab', { name: 'Subscribe' }).click();
  await runUntil(page, 'true');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeFocused();

  await page.getByRole('tab', { name: 'SignIn' }).click();
  const variables = page.getByRole('region', { name: /variables/i });
  await variables.locator('.view-lines:visible').first().click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(JSON.stringify({ input: { username, password } }));
  // Deletes the closing brackets that the editor added.
  await page.keyboard.press('Shift+End');
  await page.keyboard.press('Delete');
  await runUntil(page, '"token"');
  await page.reload();
  await expect(page.getByRole('tab')).toHaveCount(6);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect([kept.includes('tabState'), kept.includes(password), page.url().includes('query')]).toEqual([
    true,
    false,
    false,
  ]);
});
