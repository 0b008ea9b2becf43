import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { expect, test } from '../../fixtures/test.ts';

const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

async function openDrawer(page: Page) {
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const drawer = drawerOf(page);
  await expect(drawer).toBeVisible();
  return drawer;
}

test('a visitor on a phone opens the drawer from the right and goes to another page', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  const drawer = await openDrawer(page);
  await expect
    .poll(() => drawer.boundingBox(), 'it slides to the right edge')
    .toMatchObject({ x: 90, y: 0, width: 300, height: 844 });
  await expect(drawer.getByRole('link')).toHaveText([
    'Home',
    'Portfolio',
    'Performance Tools',
    'Blog',
    'About',
    'Contact Us',
    'WordPress',
    'Shopify Plus',
    'WordPress Maintenance',
    'API Integration',
    'Laravel & Vue.js',
    'Workflow Automation',
    'CMS Development',
    'Email & DNS',
    'Get Quote',
  ]);
  await expect(drawer.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page');
  await expect(drawer.getByRole('link', { name: 'Home' })).toBeInViewport({ ratio: 1 });
  await expect(
    drawer.getByRole('link', { name: 'Get Quote' }),
    'the link to a quote stays at the foot of the drawer',
  ).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);

  await drawer.getByRole('link', { name: 'Portfolio' }).tap();
  await expect(page).toHaveURL('/portfolio');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work, with its figures');
  await page.goBack();
  await expect(page).toHaveURL('/blog');
  await expect(drawer).toBeHidden();

  await page.setViewportSize({ width: 700, height: 900 });
  await openDrawer(page);
  await expect.poll(() => drawer.boundingBox()).toMatchObject({ x: 300, width: 400, height: 900 });
});

test('the header of a phone links to a quote, and on a service page the link preselects that service', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/services/shopify');
  const quote = page.getByRole('banner').getByRole('link', { name: 'Get Quote' });
  await expect(quote).toBeInViewport({ ratio: 1 });
  await quote.tap();
  await expect(page).toHaveURL('/contact?service=shopify');
  await expect(page.getByRole('combobox', { name: 'Service' })).toHaveValue('shopify');
});

test('the drawer traps the focus, and Escape, its button and a tap beside it close it', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Open menu' });
  const drawer = await openDrawer(page);
  const places = await drawer.locator('a, button').count();
  for (let step = 0; step < places + 3; step++) {
    const outside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused === document.body || focused?.closest('dialog') ? null : focused?.outerHTML;
    });
    expect(outside, 'the focus never reaches the page behind the drawer').toBeNull();
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();

  await openDrawer(page);
  await drawer.getByRole('button', { name: 'Close menu' }).tap();
  await expect(drawer).toBeHidden();

  await openDrawer(page);
  await page.touchscreen.tap(40, 400);
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/');

  // Choosing the current page closes the drawer, too.
  await openDrawer(page);
  await drawer.getByRole('link', { name: 'Home' }).tap();
  await expect(drawer).toBeHidden();
});
