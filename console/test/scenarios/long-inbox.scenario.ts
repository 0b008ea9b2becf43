import type { Page } from '@playwright/test';
import { newInquiry } from '../../../e2e/fixtures/content.factory.ts';
import { atWork, line } from '../fixtures/at-work.ts';
import { expect, test } from '../fixtures/test.ts';

const count = 400;

test.beforeEach(async ({ api }) => {
  const start = Date.UTC(2026, 0, 1);
  await api.database.contactSubmission.createMany({
    data: Array.from({ length: count }, (_, index) =>
      newInquiry({ name: `Sender ${index + 1}`, createdAt: new Date(start - index * 60_000) }),
    ),
  });
});

const search = (page: Page, words: string) => page.getByRole('searchbox', { name: 'Search inquiries' }).fill(words);
const list = (page: Page) => page.getByRole('listbox', { name: 'Inquiries' });
/** Returns the distance from the list's upper edge to a row, in px. */
const placeOf = async (page: Page, name: RegExp) => {
  const [inner, outer] = await Promise.all([line(page, name).boundingBox(), list(page).boundingBox()]);
  return (inner?.y ?? Number.NaN) - (outer?.y ?? Number.NaN);
};

const opened = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('End, the scroll bar and Home reach any of 30,000 inquiries, although few are loaded', async ({ api, launch }) => {
  const all = 30_000;
  // Inserts the inquiries in batches, because a long transaction would delay the change feeds of other tests in this
  // Postgres.
  for (let from = count; from < all; from += 3_700)
    await api.database.$executeRaw`
      INSERT INTO contact_submissions (id, name, email, service, message, created_at)
      SELECT gen_random_uuid(), 'Sender ' || n, 'sender@client.example', 'shopify', 'Our shop is slow.',
        timestamptz '2026-01-01 00:00:00+00' - make_interval(mins => n - 1)
      FROM generate_series(${from + 1}::int, ${from + 3_700}::int) AS n`;
  const app = await launch();
  const page = await atWork(app, api);
  let pages = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('contactSubmissions(')) pages += 1;
  });
  await expect(page.getByText('30,000 in all')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Inbox 30,000 unread' })).toBeVisible();
  await expect.poll(() => app.unread()).toBe(all);
  await list(page).focus();
  await test.step('End opens the last inquiry of all, not the last loaded one', async () => {
    await page.keyboard.press('End');
    await expect(opened(page, 'Sender 30000')).toBeVisible();
    await expect(line(page, /Sender 30000 /)).toBeInViewport();
    await expect(line(page, /Sender 30000 /)).toHaveAttribute('aria-posinset', '30000');
    await page.keyboard.press('k');
    await expect(opened(page, 'Sender 29999')).toBeVisible();
  });
  await test.step('a new inquiry at the top does not move the rows in view', async () => {
    const before = await placeOf(page, /Sender 29995 /);
    await api.database.contactSubmission.create({ data: newInquiry({ name: 'Ada Lovelace' }) });
    await expect(page.getByText('30,001 in all')).toBeVisible({ timeout: 30_000 });
    await expect(line(page, /Sender 29995 /)).toHaveAttribute('aria-posinset', '29996');
    expect(await placeOf(page, /Sender 29995 /)).toBeCloseTo(before, 0);
  });
  await test.step('the scroll bar leads to the middle, and the list continues there in both directions', async () => {
    await list(page).evaluate((element) => element.scrollTo(0, 15_000 * 76));
    await expect(line(page, /Sender 15000 /)).toBeInViewport();
    await list(page).hover();
    await page.mouse.wheel(0, -76 * 60);
    await expect(line(page, /Sender 14942 /)).toBeInViewport();
    await page.mouse.wheel(0, 76 * 120);
    await expect(line(page, /Sender 15060 /)).toBeInViewport();
  });
  await test.step('Home opens the newest inquiry', async () => {
    await list(page).focus();
    await page.keyboard.press('Home');
    await expect(opened(page, 'Ada Lovelace')).toBeVisible();
  });
  expect(pages).toBeLessThan(20);
  expect(await page.getByRole('listbox').getByRole('option').count()).toBeLessThan(60);
});

test('an arrival does not move the rows in view', async ({ api, page }) => {
  await expect(line(page, /Sender 1 /)).toBeVisible();
  await list(page).hover();
  await page.mouse.wheel(0, 1_500);
  await expect(line(page, /Sender 25 /)).toBeInViewport();
  const before = await placeOf(page, /Sender 25 /);
  await api.database.contactSubmission.create({ data: newInquiry({ name: 'Ada Lovelace' }) });
  await expect(page.getByRole('button', { name: '1 new' })).toBeVisible();
  expect(await placeOf(page, /Sender 25 /)).toBeCloseTo(before, 0);
  await page.getByRole('button', { name: '1 new' }).click();
  await expect(line(page, /Unread: Ada Lovelace/)).toBeInViewport();
  await expect(page.getByRole('button', { name: '1 new' })).toBeHidden();
});

test('up to 1,000 results are counted, and more are shown as "More than 1,000"', async ({ api, launch }) => {
  const { contactSubmission } = api.database;
  const pilots = Array.from({ length: 1_000 }, (_, index) =>
    newInquiry({
      name: `Pilot ${index + 1}`,
      company: 'Zeppelin',
      createdAt: new Date(Date.UTC(2025, 0, 1) - index * 60_000),
    }),
  );
  await contactSubmission.createMany({ data: pilots });
  const page = await atWork(await launch(), api);
  const count = page.getByRole('region', { name: 'Inbox' }).getByRole('status').first();
  await expect(count).toHaveText('1,400 in all');
  await search(page, 'zeppelin');
  await expect(count).toHaveText('1,000 found');
  await expect(line(page, /Pilot 1 /)).toHaveAttribute('aria-setsize', '1000');

  await contactSubmission.create({ data: newInquiry({ name: 'Ada Lovelace', company: 'Zeppelin' }) });
  await expect(count).toHaveText('More than 1,000 found');
  await expect(line(page, /Ada Lovelace/)).toHaveAttribute('aria-setsize', '-1');
  await contactSubmission.deleteMany({ where: { company: 'Zeppelin', name: 'Pilot 1000' } });
  await expect(count, 'the deletion of an unloaded inquiry also lowers the count').toHaveText('1,000 found');
});
