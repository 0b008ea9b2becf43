import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { expect, test } from '../../fixtures/test.ts';

/** How long an analysis takes. */
const analysisMs = 3_000;

const website = (page: Page) => page.getByRole('textbox', { name: 'Website URL' });
const analyze = (page: Page) => page.getByRole('button', { name: /^Analyz/ });
const cards = (page: Page) => page.getByRole('region', { name: 'Estimate a website' }).getByRole('listitem');

test('a visitor analyzes a website, reads five metrics, and follows a metric’s link to the guide', async ({ page }) => {
  await page.clock.install();
  await page.goto('/tools/performance');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Website Performance Boost Toolkit');
  await expect(analyze(page)).toBeDisabled();
  await website(page).fill('shop.example');
  await website(page).press('Enter');
  await expect(page.getByRole('progressbar', { name: 'Analyzing shop.example' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { level: 1 }), 'heading and progress are on one screen').toBeInViewport({
    ratio: 1,
  });
  await expect(analyze(page)).toBeDisabled();
  await page.clock.fastForward(analysisMs);
  await expect(page.getByText(/^Estimate for shop\.example: overall score \d+ of 100\./)).toBeAttached();
  await expect(cards(page)).toHaveCount(5);
  for (const card of await cards(page).all()) {
    await expect(card.getByText(/^(Good|Warning|Poor)$/)).toBeVisible();
    await expect(card.getByText(/^In this range /)).toBeVisible();
  }
  await expectAccessible(page);

  // Analyzes again with the button. The progress and the result come into view, and the focus stays on the button.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => window.scrollTo(0, 0));
  await analyze(page).click();
  await expect(page.getByRole('progressbar')).toBeInViewport({ ratio: 1 });
  await expect(analyze(page)).toBeFocused();
  await page.clock.fastForward(analysisMs);
  const email = page.getByRole('button', { name: 'Email Complete Report' });
  await expect(email).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('of 100', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(analyze(page)).toBeFocused();
  await email.click();
  await page.getByRole('dialog').press('Escape');
  await expect(email).toBeFocused();

  await cards(page).first().getByRole('link', { name: 'Fonts' }).click();
  await expect(page.getByRole('heading', { name: 'Fonts' })).toBeInViewport();
  await expect(cards(page), 'the results are still shown').toHaveCount(5);
});
