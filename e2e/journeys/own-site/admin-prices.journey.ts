import { expectAccessible } from '../../fixtures/accessible.ts';
import { signedInTest as test, toast } from '../../fixtures/admin-site.ts';
import { expect } from '../../fixtures/test.ts';

const edit = (name: string) => ({ name: `Edit ${name}`, exact: true });

test('the admin changes a price, which visitors and buyers then see, and restores the old one', async ({
  page,
  browser,
  database,
  ownSite: { url },
}) => {
  const before = await database.servicePackage.findMany();
  const visitor = await browser.newPage();
  const shown = async (path: string, words: string) => {
    await visitor.goto(url + path);
    return visitor.getByText(words, { exact: true }).count();
  };
  // A buyer opens the form before the price changes.
  const buyer = await browser.newPage();
  await buyer.goto(`${url}/maintenance/checkout?step=details&plan=protect`);
  await buyer.getByLabel('Full Name *').fill('Ada Buyer');
  await buyer.getByLabel('Email Address *').fill('ada@mail.example');

  await page.goto('/admin');
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Prices' }).click();
  await expectAccessible(page);
  await page.getByRole('link', edit('Protect, WordPress maintenance')).click();
  await expect(page.getByLabel('Name')).toHaveAttribute('readonly');
  const price = page.getByLabel(/^Price in US dollars/);
  await price.fill('159,5');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Must be an amount in US dollars, such as 2,500').first()).toBeVisible();
  await price.fill('$159.50');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(toast(page, 'Package saved')).toBeVisible();
  await expect.poll(() => shown('/services/wordpress-maintenance', '$159.50'), { timeout: 3_000 }).toBe(1);

  await buyer.getByRole('button', { name: /Continue/ }).click();
  await expect(buyer.getByText('This plan is $159.50 a month. Please choose it again.').first()).toBeVisible();
  await expect(buyer.getByLabel('Full Name *')).toHaveValue('Ada Buyer');
  await buyer.reload();
  await expect(buyer.getByText('$159.50').first()).toBeVisible();

  // The admin restores the earlier revision and saves.
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('navigation', { name: 'Revisions' }).getByRole('link').last().click();
  await expect(page.getByRole('article').getByText('159.5')).toBeVisible();
  await page.getByRole('button', { name: 'Restore this revision' }).click();
  await expect(price).toHaveValue('149');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect.poll(() => shown('/services/wordpress-maintenance', '$149'), { timeout: 3_000 }).toBe(1);

  // The admin adds a package. The service page and the quote form show the package until the admin deletes it.
  await page.getByRole('link', { name: 'Prices', exact: true }).first().click();
  await page.getByRole('link', { name: 'Add package' }).click();
  await page.getByLabel('Service').selectOption('WordPress development');
  await page.getByLabel('Name').fill('Landing page');
  await page.getByLabel('Who it is for').fill('For one campaign.');
  await page.getByLabel('What it includes').fill('One page\n\nOne form');
  await price.fill('900');
  await page.getByRole('button', { name: 'Save package' }).click();
  await expect(toast(page, 'Package saved')).toBeVisible();
  await expect.poll(() => shown('/services/wordpress', 'Landing page'), { timeout: 3_000 }).toBe(1);
  await visitor.locator('a[href="/contact?service=wordpress&package=landing-page"]').click();
  await expect(visitor.getByText('WordPress development: Landing page package, $900').first()).toBeVisible();
  await page.getByRole('link', { name: 'Prices', exact: true }).first().click();
  await page.getByRole('button', { name: 'Delete Landing page, WordPress development' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => shown('/services/wordpress', 'Landing page'), { timeout: 3_000 }).toBe(0);
  const after = await database.servicePackage.findMany();
  expect(after.map(({ name, price }) => `${name} ${price}`).sort()).toEqual(
    before.map(({ name, price }) => `${name} ${price}`).sort(),
  );
});
