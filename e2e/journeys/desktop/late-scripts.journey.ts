import type { Page } from '@playwright/test';
import { inquiryForm } from '../../fixtures/inquiry-form.ts';
import { pages } from '../../fixtures/pages.ts';
import { expect, test } from '../../fixtures/test.ts';

/** The scripts that a page fetches from now on. */
function scriptsOf(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && fetched.push(request.url()));
  return fetched;
}

test('a page of content fetches no script, whatever is done with it', async ({ page }) => {
  const fetched = scriptsOf(page);
  await page.goto(pages['maintenance page']);
  await page.getByRole('button', { name: 'Services' }).click();
  await expect(page.getByRole('menuitem', { name: 'Shopify Plus' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('summary').first().click();
  const social = page.getByRole('contentinfo').getByRole('link', { name: 'LinkedIn' });
  const delay = () => social.evaluate((link) => getComputedStyle(link.closest('ul') ?? link).transitionDelay);
  expect(await delay(), 'a tooltip stays so long for the next one').toBe('0.3s');
  await social.hover();
  expect(await delay(), 'and waits so long itself').toBe('0.7s');
  await expect(social.getByText('LinkedIn')).toHaveCSS('opacity', '1');
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
});

test('the home page fetches the framework when its form comes near, and not before', async ({ page }) => {
  const fetched = scriptsOf(page);
  const { form, send } = inquiryForm(page);
  await page.goto('/');
  await page.mouse.wheel(0, 100);
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  await form.scrollIntoViewIfNeeded();
  await expect(send, 'the form waits for the check').toBeDisabled();
  expect(fetched.length).toBeGreaterThan(5);
});

test('what is typed, ticked and sent before the framework is there is kept and then done', async ({ page }) => {
  const { form, fields, check, send, expectErrors } = inquiryForm(page);
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/contact');
  await fields.name.fill('A');
  await fields.service.selectOption('shopify');
  await check.check();
  await send.click();
  await expect(page, 'it is not sent as it is').toHaveURL('/contact');
  scripts.resolve();
  await expectErrors({
    name: 'Name must be at least 2 characters',
    email: 'Please enter a valid email address',
    message: 'Message must be at least 10 characters',
  });
  await expect(fields.name).toHaveValue('A');
  await expect(fields.service).toHaveValue('shopify');
  await expect(form.getByRole('status')).toHaveText('Checked. You can send the form.');
});

test('the toolkit analyzes an address that was sent before the framework was there', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(pages.toolkit);
  const analyze = page.getByRole('button', { name: 'Analyze' });
  await expect(analyze).toBeDisabled();
  await page.getByRole('textbox', { name: 'Website URL' }).fill('shop.example');
  await analyze.click();
  scripts.resolve();
  await expect(page.getByRole('progressbar', { name: 'Analyzing shop.example' })).toBeVisible();
});
