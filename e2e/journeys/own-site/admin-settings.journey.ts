import { expectAccessible } from '../../fixtures/accessible.ts';
import { signedInTest, toast } from '../../fixtures/admin-site.ts';
import { expect } from '../../fixtures/test.ts';

const test = signedInTest;
test.use({ siteVariables: { AGENCY_PHONE: '+1 555 0199' } });

test('the pages show the settings until they are deleted, and each save is in the history', async ({
  page,
  browser,
  database,
  ownSite: { url },
}) => {
  await database.agencySettings.deleteMany();
  const visitor = await browser.newPage();
  const header = async () => {
    await visitor.goto(`${url}/contact`);
    return visitor.getByRole('banner').getByText('Studio North').count();
  };
  expect(await header()).toBe(0);
  await page.goto('/admin');
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByLabel(/^Phone/)).toHaveAttribute('readonly');
  await expect(page.getByText('Set by the environment variable AGENCY_PHONE: +1 555 0199.')).toBeVisible();
  await page.getByLabel(/^Name/).fill('Studio North');
  await page.getByLabel(/^Notice for clients/).fill('We are back on January 2.');
  await page.getByLabel(/^Time zone/).fill('Berlin');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Must be a time zone such as Europe/Berlin').first()).toBeVisible();
  await page.getByLabel(/^Time zone/).fill('Europe/Berlin');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(toast(page, 'Settings saved')).toBeVisible();
  await expect.poll(header, { timeout: 3_000 }).toBe(1);
  await expect(visitor.getByText('We are back on January 2.')).toBeVisible();

  // Each save is in the history.
  await page.getByLabel(/^Name/).fill('Studio South');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Settings saved')).toBeVisible();
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('navigation', { name: 'Revisions' }).getByRole('link')).toHaveText([
    /^Saved by studio/,
    /^First saved by studio/,
  ]);
  // Leave the history, because deleting the settings removes it.
  await page.goto('/admin');
  await database.agencySettings.deleteMany();
  await expect.poll(header, { timeout: 3_000 }).toBe(0);
});
