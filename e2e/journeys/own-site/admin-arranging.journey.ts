import { expectAccessible } from '../../fixtures/accessible.ts';
import { signedInTest as test, toast } from '../../fixtures/admin-site.ts';
import { newPortfolioItem } from '../../fixtures/content.factory.ts';
import { expect } from '../../fixtures/test.ts';

test('the admin arranges the portfolio by keyboard and by dragging, and the pages show the new order', async ({
  page,
  database,
  browser,
  ownSite: { url },
}) => {
  for (const [title, featured] of [
    ['Alder', false],
    ['Birch', false],
    ['Cedar', true],
    ['Dogwood', true],
    ['Elm', true],
    ['Fir', true],
  ] as const)
    await database.portfolioItem.create({ data: newPortfolioItem({ title, featured }) });
  await page.goto('/admin/portfolio');
  const titles = page.getByRole('region', { name: 'Portfolio' }).getByRole('button', { name: /^Edit / });
  await expect(titles).toHaveText([/^Fir/, /^Elm/, /^Dogwood/, /^Cedar/, /^Birch/, /^Alder/]);
  const card = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Edit ${name}` }) });
  await expect(card('Dogwood')).toContainText('Home page');
  await expect(card('Cedar')).not.toContainText('Home page');
  await expect(card('Cedar')).toContainText('Featured');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Move Cedar' }).press('Space');
  await expect(page.getByText('Cedar is over position 4 of 6.')).toBeAttached();
  for (let place = 3; place > 0; place -= 1) {
    // Tries again, because the first key press may come before the cards are measured.
    await expect(async () => {
      const isWaiting = await page.getByText(`Cedar is over position ${place + 1} of 6.`).count();
      if (isWaiting) await page.keyboard.press('ArrowLeft');
      await expect(page.getByText(`Cedar is over position ${place} of 6.`)).toBeAttached({ timeout: 1_000 });
    }).toPass({ timeout: 15_000 });
  }
  await page.keyboard.press('Space');
  await expect(page.getByText('Cedar was moved to position 1 of 6.')).toBeAttached();
  await expect(titles).toHaveText([/^Cedar/, /^Fir/, /^Elm/, /^Dogwood/, /^Birch/, /^Alder/]);
  await expect(card('Cedar')).toContainText('Home page');

  // Items that are not featured can change places with each other, but cannot move among the featured items.
  const handle = page.getByRole('button', { name: 'Move Alder' });
  const drag = async (name: string) => {
    await handle.hover();
    await page.mouse.down();
    const { x = 0, y = 0, width = 0, height = 0 } = (await card(name).boundingBox()) ?? {};
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 12 });
    await page.mouse.up();
  };
  await drag('Elm');
  await expect(page.getByText('Alder stays at position 6 of 6.')).toBeAttached();
  await drag('Birch');
  await expect(titles).toHaveText([/^Cedar/, /^Fir/, /^Elm/, /^Dogwood/, /^Alder/, /^Birch/]);
  await expect(toast(page, 'Order of the portfolio saved')).toBeVisible();
  await page.reload();
  await expect(titles).toHaveText([/^Cedar/, /^Fir/, /^Elm/, /^Dogwood/, /^Alder/, /^Birch/]);
  const visitor = await browser.newPage();
  await visitor.goto(url);
  const projects = visitor.getByRole('region', { name: 'Featured projects' }).getByRole('heading', { level: 3 });
  await expect(projects).toHaveText([/^Cedar/, /^Fir/, /^Elm/]);
});
