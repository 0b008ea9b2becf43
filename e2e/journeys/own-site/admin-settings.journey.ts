import { expectAccessible } from '../../fixtures/accessible.ts';
import { signedInTest, toast } from '../../fixtures/admin-site.ts';
import { expect } from '../../fixtures/test.ts';

const test = signedInTest;
test.use({ siteVariables: { AGENCY_PHONE: '+1 555 0199' } });

test('pages show stored settings, defaults are shown but not stored, and the history lists each save', async ({
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
  const phone = page.getByLabel('Phone');
  await expect(phone).toHaveAttribute('readonly');
  await expect(phone).toHaveValue('+1 555 0199');
  await expect(page.getByText('Set by the environment variable AGENCY_PHONE.')).toBeVisible();
  const state = page.locator('[data-save-state]');
  const initials = page.getByLabel(/^Initials/);
  await expect(state).toHaveText('All changes saved');
  await page.getByLabel('Name default').fill('Studio North');
  await expect(state).toHaveText(/^1 unsaved change/);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Studio North');
  await initials.fill('');
  await initials.blur();
  await expect(initials).toHaveValue('MW');
  await page.getByLabel(/^Notice for clients/).fill('We are back on January 2.');
  await page.getByLabel(/^Time zone/).selectOption('Europe/Berlin');
  await expect(state).toHaveText(/^3 unsaved changes/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Settings saved')).toBeVisible();
  await expect(state).toHaveText('All changes saved');
  const stored = { name: 'Studio North', timeZone: 'Europe/Berlin', initials: null, phone: null, hours: null };
  expect(await database.agencySettings.findFirst()).toMatchObject(stored);
  await expect.poll(header, { timeout: 3_000 }).toBe(1);
  await expect(visitor.getByText('We are back on January 2.')).toBeVisible();

  await page.getByLabel(/^Name/).fill('Studio South');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Settings saved')).toBeVisible();
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('navigation', { name: 'Revisions' }).getByRole('link')).toHaveText([
    /^Saved by studio/,
    /^First saved by studio/,
  ]);
  // Leaves the history, because deleting the settings also deletes their history.
  await page.goto('/admin');
  await database.agencySettings.deleteMany();
  await expect.poll(header, { timeout: 3_000 }).toBe(0);
});
