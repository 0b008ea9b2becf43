import type { Locator } from '@playwright/test';
import { newInquiry, newPortfolioItem } from '../../../e2e/fixtures/content.factory.ts';
import { atWork, line } from '../fixtures/at-work.ts';
import { card, close, show, title } from '../fixtures/portfolio-form.ts';
import { expect, test } from '../fixtures/test.ts';

const figure = { metrics: [{ value: '+38%', label: 'sales' }] };

/** Waits until an element is visible, and returns the position of its text, not of its box. */
async function wordsOf(locator: Locator) {
  await expect(locator).toBeVisible();
  return locator.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { top } = range.getBoundingClientRect();
    return { top };
  });
}

test('the actions of an inquiry are on one line below its sender', async ({ api, launch }) => {
  await api.database.contactSubmission.create({ data: newInquiry({ name: 'Ada Lovelace' }) });
  const page = await atWork(await launch(), api);
  await page.setViewportSize({ width: 1440, height: 900 });
  await line(page, /Ada/).click();
  const inquiry = page.getByRole('article', { name: 'Ada Lovelace' });
  const done = inquiry.getByRole('button', { name: 'Mark as done' });
  const { top } = await wordsOf(done);
  expect((await wordsOf(inquiry.getByRole('heading', { name: 'Ada Lovelace' }))).top).toBeLessThan(top);
  const [button, select] = await Promise.all([done, inquiry.getByLabel('State')].map((each) => each.boundingBox()));
  expect(Math.abs((button?.y ?? 0) - (select?.y ?? 99))).toBeLessThan(1.5);
  // The reply field is in view, so no button leads to it.
  await expect(inquiry.getByRole('textbox', { name: 'Reply' })).toBeVisible();
  await expect(inquiry.getByRole('button', { name: 'Reply', exact: true })).toBeHidden();
});

test('a toast covers no rows or buttons, and the last row stays in view', async ({ api, launch }) => {
  const data = Array.from({ length: 40 }, (_, index) =>
    newInquiry({ name: `Sender ${index + 1}`, createdAt: new Date(Date.UTC(2026, 0, 1) - index * 60_000) }),
  );
  await api.database.contactSubmission.createMany({ data });
  const page = await atWork(await launch(), api);
  const last = line(page, /Sender 40 /);
  await expect(line(page, /Sender 1 /)).toBeVisible();
  const notice = page.getByRole('listitem').filter({ hasText: 'marked as read' });
  for (const [width, height] of [
    [720, 480],
    [1200, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.keyboard.press('End');
    await expect(last).toBeInViewport({ ratio: 0.98 });
    await page.keyboard.press('m');
    // The toast stays while the pointer is over it.
    await notice.hover();
    await expect(last).toBeInViewport({ ratio: 0.98 });
    const covered = await notice.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const others = [...document.querySelectorAll('[role="listbox"], article, footer, nav button, footer button')];
      return others
        .map((other) => other.getBoundingClientRect())
        .filter((other) => other.right > 190 && other.top < bottom - 1 && other.bottom > top + 1).length;
    });
    expect(covered, `at ${width} by ${height}`).toBe(0);
    await page.keyboard.press('z');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice).toHaveCount(0);
  }
});

test.describe('in the portfolio', () => {
  test.beforeEach(async ({ api: { database } }) => {
    await database.portfolioItem.deleteMany();
    for (const name of ['A shop', 'An archive'])
      await database.portfolioItem.create({ data: newPortfolioItem({ title: name, ...figure }) });
  });

  test('the text of a card with a status mark is level with the text of the next card', async ({ api, launch }) => {
    const page = await atWork(await launch(), api);
    await show(page, 'Portfolio');
    await card(page, 'A shop').click();
    await title(page).fill('A bigger shop');
    await close(page);
    await expect(card(page, 'A shop')).toContainText('Unsaved changes');
    const marked = await wordsOf(card(page, 'A shop').getByText('+38%'));
    const plain = await wordsOf(card(page, 'An archive').getByText('+38%'));
    // Compares to a tenth of a pixel, because the browser rounds each text block to 1/64 px.
    expect(marked.top).toBeCloseTo(plain.top, 1);
  });
});
