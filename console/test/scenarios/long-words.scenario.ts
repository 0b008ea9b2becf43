import { limits } from '@agency/api/contract/limits';
import type { Page } from '@playwright/test';
import { newInquiry, newPortfolioItem } from '../../../e2e/fixtures/content.factory.ts';
import { line, openTrashed } from '../fixtures/at-work.ts';
import { show } from '../fixtures/portfolio-form.ts';
import { expect, test } from '../fixtures/test.ts';

/** Returns a single word of this length. */
const word = (length: number) => 'Wolfeschlegelsteinhausen'.repeat(10).slice(0, length);

test.beforeEach(async ({ api }) => {
  await api.database.portfolioItem.deleteMany();
  for (const title of [
    'A shop',
    word(limits.title.max),
    'What was made for somebody who had rather much to say about it',
  ])
    await api.database.portfolioItem.create({
      data: newPortfolioItem({
        title,
        metrics: [{ value: word(limits.metricValue.max), label: word(limits.metricLabel.max) }],
      }),
    });
  await api.database.contactSubmission.create({
    data: newInquiry({ name: word(limits.name.max), company: word(limits.company.max), message: word(240) }),
  });
});

/** Returns the parts of the window whose content is too wide, for one window width of each layout. */
async function tooWide(page: Page): Promise<string[]> {
  const found: string[] = [];
  // Hide separators, because they overlap the edges of their columns on purpose.
  for (const separator of await page.getByRole('separator').all())
    await separator.evaluate((element) => element.style.setProperty('display', 'none'));
  for (const width of [720, 1024, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    const parts = await page.locator('main, main section, main article, [data-card], [role$="dialog"], footer').all();
    for (const part of parts) {
      if (!(await part.isVisible())) continue;
      const beyond = await part.evaluate((element) => element.scrollWidth - element.clientWidth);
      if (beyond > 0)
        found.push(`${beyond} px beyond ${await part.evaluate((element) => element.outerHTML.slice(0, 80))}`);
    }
  }
  return found;
}

test('the longest allowed words do not break the layout', async ({ api, page }) => {
  await line(page, /Wolfe/).click();
  await expect(page.getByRole('article')).toBeVisible();
  expect(await tooWide(page), 'an inquiry').toEqual([]);
  await openTrashed(page, api, word(limits.name.max));
  await page.keyboard.press('Delete');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await tooWide(page), 'a confirmation dialog').toEqual([]);
  await page.keyboard.press('Escape');
  await show(page, 'Portfolio');
  const cards = page.getByRole('main').getByRole('list').getByRole('button');
  await expect(cards).toHaveCount(3);
  expect(await tooWide(page), 'the portfolio').toEqual([]);
  for (const title of [/^Wolfe/, /^What was made/]) {
    await page.setViewportSize({ width: 1440, height: 700 });
    await cards.filter({ hasText: title }).click();
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title);
    expect(await tooWide(page), 'a form').toEqual([]);
  }
});
