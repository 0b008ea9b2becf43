import { card, startWithShop } from '../fixtures/portfolio-form.ts';
import { shownPictures } from '../fixtures/shown-pictures.ts';
import { expect, test } from '../fixtures/test.ts';

test.beforeEach(({ api }) => startWithShop(api));

test('an item can be added, with the same rules as on the site', async ({ api, page }) => {
  await page.getByRole('button', { name: 'Portfolio' }).click();
  await page.getByRole('button', { name: 'New item' }).click();
  await page.getByRole('button', { name: 'Add to portfolio' }).click();
  await expect(page.getByText('Required').first()).toBeVisible();
  await expect(page.locator('p', { hasText: 'Please select a technology' })).toBeVisible();
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.getByRole('alert').getByRole('button', { name: 'Technology: Please select a technology' }).click();
  await expect(page.getByLabel('Technology')).toBeFocused();
  await page.getByLabel('Title').fill('An archive');
  await page.getByLabel('Description').fill('What was done.');
  await page.getByLabel('Technology').selectOption('React');
  await page.getByLabel(/^Image/).fill('/images/portfolio/eso.webp');
  await page.getByRole('button', { name: 'Add to portfolio' }).click();
  await expect(card(page, 'An archive')).toBeVisible();
  await expect
    .poll(() => api.database.portfolioItem.findMany({ where: { title: 'An archive' } }))
    .toEqual([expect.objectContaining({ technology: 'React', featured: false })]);
});

test('pictures are shown in the grid and in the form, and a missing picture is reported', async ({ page }) => {
  await page.getByRole('button', { name: 'Portfolio' }).click();
  const eso = '/images/portfolio/eso.webp';
  await expect.poll(() => shownPictures(page)).toEqual([eso]);
  await card(page, 'A shop').click();
  await expect.poll(() => shownPictures(page)).toEqual([eso, eso]);
  await page.getByLabel(/^Image/).fill('/images/portfolio/nothing-here.webp');
  await expect(page.getByText('This picture cannot be shown.')).toBeVisible();
  await page.getByLabel(/^Image/).fill('/images/portfolio/wellness-brand.webp');
  await expect.poll(() => shownPictures(page)).toEqual([eso, '/images/portfolio/wellness-brand.webp']);
});

test('saving asks before it overwrites somebody else’s change', async ({ api, page }) => {
  await page.getByRole('button', { name: 'Portfolio' }).click();
  await card(page, 'A shop').click();
  await api.database.portfolioItem.updateMany({ data: { title: 'The store', version: { increment: 1 } } });
  await expect(page.getByLabel('Title'), 'an unedited form shows the new value').toHaveValue('The store');
  await page.getByLabel('Title').fill('My shop');
  await api.database.portfolioItem.updateMany({ data: { title: 'Their shop', version: { increment: 1 } } });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('It was saved elsewhere while you were writing.')).toBeVisible();
  const row = page.getByRole('group', { name: /^Title/ });
  await expect(row).toContainText('My shop');
  await expect(row).toContainText('Their shop');
  const title = async () => (await api.database.portfolioItem.findFirstOrThrow()).title;
  expect(await title()).toBe('Their shop');
  await page.getByRole('button', { name: 'Save my choice' }).click();
  await expect.poll(title).toBe('My shop');
});
