import { newInquiry, newPortfolioItem } from '../../../e2e/fixtures/content.factory.ts';
import { atWork, connected, goOffline, line, stored } from '../fixtures/at-work.ts';
import { card, show } from '../fixtures/portfolio-form.ts';
import { expect, test } from '../fixtures/test.ts';

const address = 'https://shop.example/story';

test.beforeEach(async ({ api }) => {
  await api.database.portfolioItem.deleteMany();
  await api.database.portfolioItem.create({ data: newPortfolioItem({ title: 'A shop', caseStudyUrl: address }) });
});

test('after a restart, a queued save that only clears a field is still sent', async ({ api, launch }) => {
  let app = await launch();
  let page = await atWork(app, api);
  await show(page, 'Portfolio');
  await card(page, 'A shop').click();
  await goOffline(page, api);
  await page.getByLabel('Case study URL').fill('');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(card(page, 'A shop')).toContainText('In the outbox');
  await expect.poll(() => stored(page, 'documents')).toContain('"mutation":"save"');
  await app.quit();
  await api.database.portfolioItem.updateMany({ data: { caseStudyUrl: `${address}/theirs` } });
  await api.start();

  app = await launch();
  page = app.page;
  await connected(page);
  await expect(page.getByRole('button', { name: '1 refused' })).toBeVisible();
  await expect(card(page, 'A shop')).toContainText('Not saved');
});

test('a toast offers Undo only as long as Undo works, even while the mouse is over the toast', async ({
  api,
  launch,
}) => {
  await api.database.contactSubmission.deleteMany();
  await api.database.contactSubmission.create({ data: newInquiry({ name: 'Ada Lovelace' }) });
  const page = await atWork(await launch(), api);
  await expect(line(page, /Unread: Ada Lovelace/)).toBeVisible();
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Undo' }).hover();
  const unread = () => api.database.contactSubmission.count({ where: { readAt: null } });
  await expect.poll(unread, { timeout: 20_000 }).toBe(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  await page.keyboard.press('z');
  await expect(line(page, /^Ada Lovelace/)).toBeVisible();
});
