import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { expect, test } from '../../fixtures/test.ts';

const endpoint = '/api/performance/email-report';
const website = (page: Page) => page.getByRole('textbox', { name: 'Website URL' });
const analyze = (page: Page) => page.getByRole('button', { name: 'Analyze' });
const cards = (page: Page) => page.getByRole('region', { name: 'Estimate a website' }).getByRole('listitem');

async function analyzed(page: Page) {
  await page.goto('/tools/performance');
  await website(page).fill('shop.example');
  await website(page).press('Enter');
  await expect(cards(page)).toHaveCount(5);
}

test('a visitor analyzes a website, reads five metrics and follows one to the guide', async ({ page }) => {
  await page.goto('/tools/performance');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Website Performance Boost Toolkit');
  await expect(analyze(page)).toBeDisabled();
  await website(page).fill('shop');
  await analyze(page).click();
  await expect(website(page)).toHaveAccessibleDescription(/^Enter a public domain name/);
  await expect(website(page)).toBeFocused();
  await expectAccessible(page);

  await website(page).fill('shop.example');
  await website(page).press('Enter');
  await expect(page.getByRole('progressbar', { name: 'Analyzing shop.example' })).toBeVisible();
  await expect(analyze(page)).toBeDisabled();
  await expect(page.getByText(/^Estimate for shop\.example: overall score \d+ of 100\./)).toBeAttached();
  await expect(cards(page)).toHaveCount(5);
  for (const card of await cards(page).all()) {
    await expect(card.getByText(/^(Good|Warning|Poor)$/)).toBeVisible();
    await expect(card.getByText(/^In this range /)).toBeVisible();
  }
  await expectAccessible(page);

  await cards(page).first().getByRole('link', { name: 'Fonts' }).click();
  await expect(page.getByRole('heading', { name: 'Fonts' })).toBeInViewport();
  await expect(cards(page), 'the results stay').toHaveCount(5);
});

test('a report that cannot be sent says so, and the entries stay', async ({ page, faults }) => {
  faults.allow(/^answer 502: .*email-report/, /^console error: .*502/);
  await page.route(endpoint, (route) => route.fulfill({ status: 502, json: { error: 'The mailbox is full.' } }));
  await analyzed(page);
  await page.getByRole('button', { name: 'Email Complete Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Email Complete Report' });
  const email = dialog.getByRole('textbox', { name: 'Email' });
  await expect(email).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled();
  await email.fill('ada@example.com');
  await email.press('Enter');
  const toast = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
  await expect(toast).toContainText('Email FailedThe mailbox is full.');
  await expectAccessible(page);
  await expect(email).toHaveValue('ada@example.com');
  // What lies on top goes first.
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Email Complete Report' })).toBeFocused();
});

test('a report that is sent closes the dialog', async ({ page }) => {
  const request = page.waitForRequest(`**${endpoint}`);
  await page.route(endpoint, (route) => route.fulfill({ json: { success: true } }));
  await analyzed(page);
  await page.getByRole('button', { name: 'Email Complete Report' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Your performance report has been sent to your email address.').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  const { performanceData, ...rest } = (await request).postDataJSON();
  expect(rest).toEqual({ email: 'ada@example.com', name: 'Ada', website: 'https://shop.example' });
  expect(performanceData.metrics).toHaveLength(5);
});
