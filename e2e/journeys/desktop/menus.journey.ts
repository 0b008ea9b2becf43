import { expectAccessible } from '../../fixtures/accessible.ts';
import { expect, test } from '../../fixtures/test.ts';

const services = [
  'WordPress',
  'Shopify Plus',
  'WordPress Maintenance',
  'API Integration',
  'Laravel & Vue.js',
  'Workflow Automation',
  'CMS Development',
  'Email & DNS',
];

test('a visitor with a mouse finds all services and resources in the header', async ({ page }) => {
  await page.goto('/portfolio');
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link')).toHaveText(['Home', 'Portfolio', 'About', 'Contact Us']);
  await expect(main.getByRole('link', { name: 'Portfolio' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Get Quote' })).toHaveAttribute('href', '/contact');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();

  await main.getByRole('button', { name: 'Services' }).click();
  const menu = page.getByRole('menu', { name: 'Services' });
  await expect(menu.getByRole('menuitem')).toHaveText(services);
  for (const item of await menu.getByRole('menuitem').all())
    await expect(item).toHaveAttribute('href', /^\/services\/[a-z-]+$/);
  await expectAccessible(page);
  await page.mouse.click(700, 800);
  await expect(menu).toBeHidden();

  await main.getByRole('button', { name: 'Resources' }).click();
  const resources = page.getByRole('menu', { name: 'Resources' });
  await expect(resources.getByRole('menuitem')).toHaveText(['Performance Tools', 'Blog']);
  await resources.getByRole('menuitem', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(resources).toBeHidden();
  await expect(
    main.getByRole('button', { name: 'Resources' }),
    'the menu of the current page is marked',
  ).toHaveAttribute('data-current');

  // The header stays in view while a visitor scrolls.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).toBeInViewport();
  const home = page.getByRole('banner').getByRole('link', { name: /Meridian Web/ });
  await home.click();
  await expect(page).toHaveURL('/');
});
