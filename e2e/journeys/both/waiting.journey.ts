import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const lists = [
  {
    path: '/portfolio',
    link: 'Portfolio',
    words: 'Loading projects...',
    items: 9,
    fault: /The portfolio could not be/,
  },
  { path: '/blog', link: 'Blog', words: 'Loading posts...', items: 11, fault: /The blog could not be loaded/ },
];

/** Goes there inside the page, as a visitor who already has the site open. */
async function follow(page: Page, link: string, isMobile: boolean) {
  if (!isMobile && link === 'Blog') await page.getByRole('button', { name: 'Resources' }).click();
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).tap();
  const role = !isMobile && link === 'Blog' ? 'menuitem' : 'link';
  const place = isMobile ? page.getByRole('dialog') : page.locator('header, [role=menu]');
  await place.getByRole(role, { name: link, exact: true }).click();
}

for (const { path, link, words, items, fault } of lists) {
  const isData = (url: URL) => url.pathname === `${path}.data`;

  test(`while ${path} is fetched, six places wait for the list`, async ({ page, isMobile }) => {
    const held = Promise.withResolvers<void>();
    await page.route(isData, async (route: Route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/admin');
    await follow(page, link, isMobile);
    await expect(page).toHaveURL(path);
    await expect(page.locator('[data-skeleton]')).toHaveCount(6);
    await expect(page.getByRole('status')).toHaveText(words);
    await expect(page.getByRole('main').locator('li:has(h2)')).toHaveCount(0);
    held.resolve();
    await expect(page.getByRole('main').locator('li:has(h2)')).toHaveCount(items);
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  });

  test(`when ${path} cannot be fetched, the visitor is told and can try again`, async ({ page, isMobile, faults }) => {
    faults.allow(/^request failed: net::ERR_CONNECTION_RESET .*\.data/, /^console error: .*ERR_CONNECTION_RESET/);
    await page.route(isData, (route) => route.abort('connectionreset'));
    await page.goto('/admin');
    await follow(page, link, isMobile);
    await expect(page.getByRole('alert')).toHaveText(fault);
    const failed = page.waitForEvent('requestfailed', (request) => isData(new URL(request.url())));
    await page.getByRole('button', { name: 'Try again' }).click();
    await failed;
    await expect(page.getByRole('alert'), 'still no connection').toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
    await page.unroute(isData);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').locator('li:has(h2)')).toHaveCount(items);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('the home page shows at once while its projects are fetched', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname === '/_root.data' || url.pathname === '/_.data',
    async (route) => {
      await held.promise;
      await route.continue();
    },
  );
  await page.goto('/admin');
  await page.getByRole('banner').getByRole('link', { name: 'Meridian Web' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading portfolio...' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Our Work' }).first()).toBeVisible();
  held.resolve();
  await expect(page.getByRole('region', { name: 'Featured projects' }).locator('li:has(h3)')).toHaveCount(3);
});
