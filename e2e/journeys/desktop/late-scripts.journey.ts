import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { inquiryForm } from '../../fixtures/inquiry-form.ts';
import { pages } from '../../fixtures/pages.ts';
import { expect, test } from '../../fixtures/test.ts';

/** The notice that the page shows after a press before the framework has loaded. */
const scriptNotice = (page: Page) => page.locator('#script-notice');
/** The options of a click before the scripts have loaded. Playwright would otherwise wait until the button works. */
const early = { force: true };

/** Collects the addresses of the scripts that a page fetches from now on. */
function scriptsOf(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && fetched.push(request.url()));
  return fetched;
}

/** Returns the addresses of scripts that only the admin area needs. */
const adminsOf = (fetched: readonly string[]) => fetched.filter((address) => address.includes('/admin-'));

test('a content page fetches no script, even when a visitor uses it', async ({ page }) => {
  const fetched = scriptsOf(page);
  await page.goto(pages['maintenance page']);
  await page.getByRole('button', { name: 'Services' }).click();
  await expect(page.getByRole('menuitem', { name: 'Shopify Plus' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('summary').first().click();
  const social = page.getByRole('contentinfo').getByRole('link', { name: 'LinkedIn' });
  const delay = () => social.evaluate((link) => getComputedStyle(link.closest('ul') ?? link).transitionDelay);
  expect(await delay(), 'for 0.3 s after one tooltip, the next tooltip appears at once').toBe('0.3s');
  await social.hover();
  expect(await delay(), 'the first tooltip appears after 0.7 s').toBe('0.7s');
  await expect(social.getByText('LinkedIn')).toHaveCSS('opacity', '1');
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
});

test('the home page fetches the framework only when its form is near the viewport', async ({ page }) => {
  const fetched = scriptsOf(page);
  const { form, send } = inquiryForm(page);
  await page.goto('/');
  await page.mouse.wheel(0, 100);
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  await form.scrollIntoViewIfNeeded();
  await expect(send, 'the framework has loaded').toHaveText('Complete the check above to send');
  expect(fetched.length).toBeGreaterThan(5);
  await page.waitForLoadState('networkidle');
  expect(adminsOf(fetched)).toEqual([]);
});

test('a page with the framework fetches few scripts, and no script of the admin area', async ({ page }) => {
  const fetched = scriptsOf(page);
  const most = { '/maintenance/checkout': 8, '/admin': 9, '/contact': 12 };
  for (const [path, allowed] of Object.entries(most)) {
    fetched.length = 0;
    await page.goto(path);
    await page.getByRole('textbox').or(page.getByRole('radio')).first().focus();
    await page.waitForLoadState('networkidle');
    expect([path, fetched.length > 3, fetched.length <= allowed]).toEqual([path, true, true]);
    if (path !== '/admin') expect(adminsOf(fetched)).toEqual([]);
  }
});

test('if a visitor sends a form before the framework loads, the page handles the form after loading', async ({
  page,
}) => {
  const { form, fields, check, send, expectErrors } = inquiryForm(page);
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/contact');
  await fields.name.fill('A');
  await fields.service.selectOption('shopify');
  await expect(send).toBeDisabled();
  await check.check();
  await send.click(early);
  await expect(scriptNotice(page)).toHaveText('Loading...', { useInnerText: true });
  await expect(send).toHaveAttribute('aria-busy', 'true');
  await expect(page, 'the browser does not send the form itself').toHaveURL('/contact');
  scripts.resolve();
  await expectErrors({
    name: 'Name must be at least 2 characters',
    email: 'Please enter a valid email address',
    message: 'Message must be at least 10 characters',
  });
  await expect(fields.name).toHaveValue('A');
  await expect(fields.service).toHaveValue('shopify');
  await expect(form.getByRole('status')).toHaveText('Checked. You can send the form.');
  await expect(scriptNotice(page).getByRole('paragraph')).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
});

test('if scripts do not load, a press shows what to do instead, and nothing typed is lost', async ({
  page,
  faults,
}) => {
  faults.allow(/^console error: .*ERR_FAILED/, /^request failed: net::ERR_FAILED .*\.js$/);
  await page.route('**/*.js', (route) => route.abort());
  const instead = /^Part of this page did not load.*reload the page, or write to hello@meridianweb\.example\.$/;
  await page.goto(pages.toolkit);
  const website = page.getByRole('textbox', { name: 'Website URL' });
  await website.fill('shop.example');
  await page.getByRole('button', { name: 'Analyze' }).click();
  await expect(scriptNotice(page)).toHaveText(instead, { useInnerText: true });
  await expect(website).toHaveValue('shop.example');
  await expectAccessible(page);
  await page.goto('/contact');
  const { fields, send } = inquiryForm(page);
  await fields.name.fill('Ada');
  await send.click(early);
  await expect(scriptNotice(page)).toHaveText(instead, { useInnerText: true });
  await expect(fields.name).toHaveValue('Ada');
});
