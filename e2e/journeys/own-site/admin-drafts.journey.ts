import { fillIn, signedInTest, toast } from '../../fixtures/admin-site.ts';
import { expect } from '../../fixtures/test.ts';

const test = signedInTest;
test.use({ siteVariables: { AGENCY_TIME_ZONE: 'Asia/Tokyo' } });

test('a draft of a portfolio item is shown to a client, scheduled in the agency’s time zone, and made public', async ({
  page,
  browser,
  ownSite: { url, database },
}) => {
  const visitor = await browser.newPage();
  const seen = async () => {
    await visitor.goto(`${url}/portfolio`);
    return visitor.getByRole('heading', { name: 'The orchard' }).count();
  };
  await page.goto('/admin/portfolio');
  await page.getByRole('button', { name: 'Add portfolio item' }).click();
  await fillIn(page, 'The orchard');
  await page.getByLabel('Draft').check();
  await page.getByRole('button', { name: 'Add to portfolio' }).click();
  const card = page.getByRole('listitem').filter({ hasText: 'The orchard' });
  await expect(card).toContainText('Draft');
  expect(await seen()).toBe(0);

  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    card.getByRole('link', { name: 'Preview' }).click(),
  ]);
  await preview.waitForURL(/\/preview\/portfolio\?token=/);
  await visitor.goto(preview.url());
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('The orchard');
  await expect(visitor.getByText('Anyone with this link can read it.')).toBeVisible();
  expect((await fetch(preview.url().slice(0, -1))).status).toBe(410);
  await preview.close();

  await card.getByRole('button', { name: 'Edit' }).click();
  for (const value of ['+9%', '12 h', '0.9 s', '640']) {
    await page.getByRole('button', { name: 'Add a metric' }).click();
    await page.keyboard.type(value);
  }
  await page.getByLabel('Draft').uncheck();
  await expect(page.getByLabel(/^Published from/)).toHaveAccessibleDescription(/In Tokyo time\.$/);
  await page.getByLabel(/^Published from/).pressSequentially('03012099');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('button', { name: 'Published from: Must be a date and time' }).click();
  await expect(page.getByLabel(/^Published from/)).toBeFocused();
  await page.getByLabel(/^Published from/).fill('2099-03-01T09:30');
  await page.getByRole('button', { name: 'Save changes' }).click();
  // Waits longer, because the save also starts a page check in a browser.
  await expect(toast(page, 'Portfolio item updated')).toBeVisible({ timeout: 30_000 });
  await expect(card).toContainText('Scheduled');
  const { id, publishAt } = await database.portfolioItem.findFirstOrThrow({ where: { title: 'The orchard' } });
  expect(publishAt?.toISOString()).toBe('2099-03-01T00:30:00.000Z');
  await card.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel(/^Published from/)).toHaveValue('2099-03-01T09:30');
  expect(await seen()).toBe(0);

  await database.portfolioItem.update({ where: { id }, data: { publishAt: new Date(Date.now() + 1_000) } });
  expect(await seen()).toBe(0);
  await expect.poll(seen, { timeout: 3_000 }).toBe(1);
  // The list shows three of the item's metrics, and the item's own page shows all.
  const entry = visitor.getByRole('listitem').filter({ hasText: 'The orchard' });
  await expect(entry.getByRole('definition')).toHaveText(['+9%', '12 h', '0.9 s']);
  await visitor.goto(`${url}/portfolio/the-orchard`);
  await expect(visitor.getByRole('main').getByRole('definition')).toHaveCount(4);
});
