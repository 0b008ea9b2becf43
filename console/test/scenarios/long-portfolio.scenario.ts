import { newPortfolioItem } from '../../../e2e/fixtures/content.factory.ts';
import { atWork, connected, goOffline } from '../fixtures/at-work.ts';
import { expect, test } from '../fixtures/test.ts';

const first = Date.parse('2026-01-01T09:00:00Z');
const id = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const items = (count: number) =>
  Array.from({ length: count }, (_none, index) =>
    newPortfolioItem({ id: id(index), title: `Item ${index}`, createdAt: new Date(first + index * 60_000) }),
  );

test.beforeEach(async ({ api }) => {
  await api.database.portfolioItem.deleteMany();
  await api.database.portfolioItem.createMany({ data: items(60) });
});

test('while a grid of several pages is reloaded, all pages and the open form stay', async ({ api, page }) => {
  await page.getByRole('button', { name: 'Portfolio' }).click();
  await page.getByRole('list').getByRole('button', { name: 'Item 0', exact: true }).click();
  await page.getByLabel('Title').fill('Item nought');
  await expect(page.getByText('60 items')).toBeVisible();
  await page.evaluate(() => {
    const seen = { fewest: 60, deleted: false };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      seen.fewest = Math.min(seen.fewest, document.querySelectorAll('[data-card]').length);
      seen.deleted ||= document.body.textContent.includes('no longer exists');
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await api.database.portfolioItem.create({ data: newPortfolioItem({ title: 'One more' }) });
  await expect(page.getByText('61 items')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Item nought');
  expect(await page.evaluate(() => (window as { seen?: object }).seen)).toEqual({ fewest: 60, deleted: false });
  await page.getByRole('button', { name: 'Save changes' }).click();
  const saved = () => api.database.portfolioItem.findUniqueOrThrow({ where: { id: id(0) } });
  await expect.poll(async () => (await saved()).title).toBe('Item nought');
});

test('an item is reported as deleted only if the server confirms the deletion', async ({ api, launch }) => {
  const app = await launch();
  const page = await atWork(app, api);
  await page.getByRole('button', { name: 'Portfolio' }).click();
  await expect(page.getByText('60 items')).toBeVisible();
  await app.openLink(`agency-console://portfolio/${id(99)}`);
  await expect(page.getByText('does not exist or was deleted.')).toBeVisible();
  await goOffline(page, api);
  await app.openLink(`agency-console://portfolio/${id(98)}`);
  await expect(page.getByText('The server cannot be reached.')).toBeVisible();
  await api.database.portfolioItem.create({ data: newPortfolioItem({ id: id(98), title: 'Made elsewhere' }) });
  await api.start();
  await expect(page.getByLabel('Title')).toHaveValue('Made elsewhere');
  await connected(page);

  await page.getByRole('list').getByRole('button', { name: 'Item 0', exact: true }).click();
  await page.getByLabel('Title').fill('Item nought');
  await api.database.portfolioItem.delete({ where: { id: id(0) } });
  await expect(page.getByRole('alert')).toContainText('no longer exists');
  await expect(page.getByLabel('Title')).toHaveValue('Item nought');
  await page.getByRole('button', { name: 'Save as new' }).dblclick();
  await expect
    .poll(() => api.database.portfolioItem.count({ where: { title: 'Item nought' } }), 'the item is created once')
    .toBe(1);
  await expect(page.getByText('61 items')).toBeVisible();
});

test('an arrow key starts at the first visible card, and does not scroll', async ({ page }) => {
  await page.getByRole('button', { name: 'Portfolio' }).click();
  const cards = page.getByRole('region', { name: 'Portfolio' }).getByRole('listitem').getByRole('button');
  await expect(cards).toHaveCount(60);
  await cards.nth(30).evaluate((card) => {
    card.scrollIntoView({ block: 'center' });
    (document.activeElement as HTMLElement).blur();
  });
  const place = () => cards.nth(30).evaluate((card) => card.getBoundingClientRect().top);
  const before = await place();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-card]:focus')).toBeInViewport({ ratio: 1 });
  expect(await place()).toBe(before);
});
