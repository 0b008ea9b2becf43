import { newInquiry, newPortfolioItem } from '../../../e2e/fixtures/content.factory.ts';
import { atWork, goOnline, line, offline, stored, upToDate } from '../fixtures/at-work.ts';
import { expect, test } from '../fixtures/test.ts';

test('the console opens offline with the last known data, keeps changes, and sends them once online', async ({
  api,
  launch,
}) => {
  await api.database.portfolioItem.deleteMany();
  await api.database.portfolioItem.create({ data: newPortfolioItem({ title: 'A shop' }) });
  await api.database.contactSubmission.create({ data: newInquiry({ name: 'Ada Lovelace' }) });
  let app = await launch();
  let page = await atWork(app, api);
  await expect(line(page, /Ada Lovelace/)).toBeVisible();
  await page.getByRole('button', { name: 'Portfolio' }).click();
  await expect(page.getByRole('button', { name: 'A shop' })).toBeVisible();
  await upToDate(page);
  await expect.poll(() => stored(page, 'cache')).toMatch(/Ada Lovelace.*A shop|A shop.*Ada Lovelace/s);
  await expect.poll(() => stored(page, 'cache')).toMatch(/"syncedAt":"/);
  await app.quit();
  await api.stop();

  app = await launch();
  page = app.page;
  await offline(page);
  await expect(page.getByText(/^As of /)).toBeVisible();
  await page.getByRole('button', { name: 'A shop' }).click();
  await page.getByLabel('Title').fill('A bigger shop');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('In the outbox').first()).toBeVisible();
  await page.getByRole('button', { name: 'Inbox' }).click();
  await line(page, /Ada Lovelace/).click();
  await page.getByRole('article').getByRole('button', { name: 'Trash' }).click();
  await page.getByRole('button', { name: '2 in the outbox' }).click();
  const waiting = page.getByRole('list', { name: 'Outbox' });
  await expect(waiting.getByRole('listitem')).toHaveText([
    /Change A bigger shop/,
    /Move the inquiry from Ada Lovelace to the trash/,
  ]);
  await app.quit();
  expect((await api.database.portfolioItem.findFirstOrThrow()).title).toBe('A shop');

  app = await launch();
  page = app.page;
  await expect(page.getByRole('button', { name: '2 in the outbox' })).toBeVisible();
  await goOnline(page, api);
  await expect
    .poll(() => api.database.contactSubmission.count({ where: { trashedAt: null } }), { timeout: 20_000 })
    .toBe(0);
  expect((await api.database.portfolioItem.findFirstOrThrow()).title).toBe('A bigger shop');
  await expect(page.getByRole('button', { name: /in the outbox/ })).toBeHidden();
});
