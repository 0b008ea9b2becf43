import { fullTitle } from '../../fixtures/pages.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a visitor looks through the portfolio: featured work first, each with the figures it has', async ({ page }) => {
  await page.goto('/portfolio');
  await expect(page).toHaveTitle(fullTitle('Portfolio'));
  const projects = page.getByRole('main').locator('li:has(h2)');
  await expect(projects).toHaveCount(9);

  const banners = await projects.evaluateAll((cards) =>
    cards.map((card) => card.textContent?.includes('Featured Project')),
  );
  expect(banners).toEqual([true, true, true, ...Array(6).fill(false)]);
  const figures = await projects.evaluateAll((cards) => cards.map((card) => card.querySelectorAll('dl dd').length));
  expect(figures.toSorted()).toEqual([0, 1, 1, 2, 2, 2, 3, 3, 3]);
  await expect(projects.filter({ hasText: 'Hatch & Ostrow' }).locator('dl'), 'no figures, no row').toHaveCount(0);

  for (const project of await projects.all()) {
    await expect(project.getByText(/^(WordPress|Shopify Plus|Laravel|React|Custom)$/)).toBeVisible();
    const picture = project.getByRole('img');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(300);
  }

  const studies = page.getByRole('link', { name: /^View Case Study about / });
  const targets = await studies.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets.toSorted()).toEqual([
    '/case-studies/eso',
    '/case-studies/red-bull-enterprise',
    '/case-studies/wellness-brand',
  ]);
});
