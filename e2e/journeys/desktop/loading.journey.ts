import type { Page } from '@playwright/test';
import { fullTitle } from '../../fixtures/pages.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Opens a page and focuses its form, which loads the framework. From then on, links navigate within the document. */
async function openWithFramework(page: Page) {
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Name', exact: true }).focus();
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeAttached();
}

test('a list shows six placeholders while it loads, and a link to try again if loading fails', async ({
  page,
  faults,
}) => {
  const path = '/portfolio';
  const isData = (url: URL) => url.pathname === `${path}.data`;
  const posts = page.getByRole('main').locator('li:has(h2)');
  const retry = page.getByRole('link', { name: 'Try again' });
  const held = Promise.withResolvers<void>();
  const asked: string[] = [];
  page.on('request', (request) => isData(new URL(request.url())) && asked.push(request.method()));
  await page.route(isData, async (route) => {
    await held.promise;
    await route.abort('connectionreset');
  });
  await openWithFramework(page);
  await page.getByRole('banner').getByRole('link', { name: 'Portfolio', exact: true }).click();
  await expect(page).toHaveURL(path);
  await expect(page.locator('p[aria-live]'), 'the new page is announced').toHaveText(fullTitle('Portfolio'));
  await expect(page.locator('[data-skeleton]')).toHaveCount(6);
  await expect(page.getByRole('status')).toHaveText('Loading projects...');
  await expect(posts).toHaveCount(0);

  faults.allow(/^request failed: net::ERR_CONNECTION_RESET .*\.data/, /^console error: .*ERR_CONNECTION_RESET/);
  held.resolve();
  await expect(page.getByRole('alert')).toHaveText(/The portfolio could not be/);
  const failed = page.waitForEvent('requestfailed', (request) => isData(new URL(request.url())));
  await retry.click();
  await failed;
  await expect(page.getByRole('alert'), 'the error stays while there is no connection').toBeVisible();
  await expect(retry).toBeEnabled();
  await page.unroute(isData);
  await retry.click();
  await expect(posts).toHaveCount(9);
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  await page.evaluate(() => {
    for (const event of ['focus', 'online']) window.dispatchEvent(new Event(event));
    document.dispatchEvent(new Event('visibilitychange'));
    return new Promise(requestAnimationFrame);
  });
  expect(asked, 'the list is requested once at first and once for each Try again').toEqual(['GET', 'GET', 'GET']);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the home page appears at once while its projects are fetched', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname === '/_root.data' || url.pathname === '/_.data',
    async (route) => {
      await held.promise;
      await route.continue();
    },
  );
  await openWithFramework(page);
  await page.getByRole('banner').getByRole('link', { name: 'Meridian Web' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading portfolio...' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Our Work' }).first()).toBeVisible();
  held.resolve();
  await expect(page.getByRole('region', { name: 'Featured projects' }).locator('li:has(h3)')).toHaveCount(3);
});
