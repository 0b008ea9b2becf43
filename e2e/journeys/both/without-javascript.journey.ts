import { pages } from '../../fixtures/pages.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript, the pages show all items of their lists and whole posts', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same documents at both sizes');
  const main = page.getByRole('main');
  await page.goto('/');
  await expect(main.locator('li:has(h3)')).toHaveCount(8 + 3);
  await expect(page.getByText('Loading portfolio...')).toHaveCount(0);
  await page.goto('/portfolio');
  await expect(main.locator('li:has(h2)')).toHaveCount(9);
  await page.goto('/blog');
  await expect(main.locator('li:has(h2)')).toHaveCount(11);
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  await page.goto(pages.post);
  expect((await page.getByRole('article').textContent())?.split(/\s+/).length).toBeGreaterThan(600);
});

test('without JavaScript, the menus open and their links work', async ({ page, isMobile }) => {
  await page.goto('/');
  if (isMobile) {
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(drawer.getByRole('link', { name: 'Portfolio' })).toBeVisible();
    await drawer.getByRole('button', { name: 'Close menu' }).tap();
    await expect(drawer).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await drawer.getByRole('link', { name: 'Blog' }).tap();
  } else {
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByText('Services', { exact: true }).click();
    await expect(main.getByRole('link', { name: 'Laravel & Vue.js' })).toBeVisible();
    await main.getByText('Resources', { exact: true }).click();
    await expect(main.getByRole('link', { name: 'Laravel & Vue.js' }), 'only one menu is open at a time').toBeHidden();
    await main.getByRole('link', { name: 'Blog' }).click();
  }
  await expect(page).toHaveURL('/blog');
  await page.getByRole('link', { name: /^Read More about Backups/ }).click();
  await expect(page).toHaveURL(pages.post);
  await page.getByRole('link', { name: 'Back to the blog' }).click();
  await expect(page).toHaveURL('/blog');
});
