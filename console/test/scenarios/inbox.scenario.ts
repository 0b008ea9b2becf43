import { newInquiry } from '../../../e2e/fixtures/content.factory.ts';
import { atWork, goOffline, goOnline, line } from '../fixtures/at-work.ts';
import { expect, test } from '../fixtures/test.ts';

test.beforeEach(async ({ api }) => {
  const names = ['Ada Lovelace', 'Grace Hopper', 'Mary Somerville'];
  for (const [index, name] of names.entries())
    await api.database.contactSubmission.create({
      data: newInquiry({
        name,
        budget: '5k-10k',
        createdAt: new Date(Date.UTC(2026, 0, 3 - index)),
        readAt: new Date(),
      }),
    });
});

test('inquiries can be read, selected, searched and answered by mail', async ({ api, launch }) => {
  const app = await launch();
  const page = await atWork(app, api);
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveAccessibleName(/Ada Lovelace/);
  await line(page, /Grace Hopper/).click();
  const pane = page.getByRole('article', { name: 'Grace Hopper' });
  await expect(pane).toContainText('Our shop is slow on phones.');
  await expect(pane).toContainText('Shopify Plus');
  await expect(pane).toContainText('$5,000 to $10,000');
  await pane.getByRole('button', { name: 'grace.hopper@client.example' }).click();
  expect(await app.openedOutside()).toEqual([expect.stringMatching(/^mailto:grace\.hopper@client\.example\?subject=/)]);
  await pane.getByRole('button', { name: 'Copy address' }).click();
  await expect.poll(() => app.clipboard()).toBe('grace.hopper@client.example');
  await line(page, /Ada Lovelace/).hover();
  await page.getByLabel('Select Ada Lovelace').click();
  await page.getByLabel('Select Mary Somerville').click({ modifiers: ['Shift'] });
  await expect(page.getByRole('option', { checked: true })).toHaveCount(3);
  await expect(pane, 'selecting rows opens no inquiry').toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByLabel('Select Ada Lovelace').click();
  await page.keyboard.press('e');
  await expect(line(page, /Ada Lovelace/)).toContainText('Done');
  await expect(pane, 'an action on selected rows leaves another inquiry open').toBeVisible();
  await page.getByRole('searchbox', { name: 'Search inquiries' }).fill('somerville');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await expect(line(page, /Mary Somerville/)).toBeVisible();
});

test('an offline search does not wait for the server, and says that its results are incomplete', async ({
  api,
  page,
}) => {
  await expect(line(page, /Mary Somerville/)).toBeVisible();
  await goOffline(page, api);
  // The network accepts requests, and never answers.
  await page.route('**/graphql', () => undefined);
  const search = page.getByRole('searchbox', { name: 'Search inquiries' });
  await search.fill('somerville');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([/^Mary Somerville/]);
  await expect(page.getByText('Only the inquiries on this computer were searched.')).toBeVisible();
  await search.fill('zeppelin');
  await expect(page.getByText('No inquiry on this computer matches this search.')).toBeVisible();
  await page.unroute('**/graphql');
  await goOnline(page, api);
  await expect(page.getByText('No inquiry matches this search.')).toBeVisible();
});
