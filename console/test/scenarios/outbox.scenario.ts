import { newInquiry, newPortfolioItem } from '../../../e2e/fixtures/content.factory.ts';
import { atWork, connected, line, offline, stored } from '../fixtures/at-work.ts';
import { card, show } from '../fixtures/portfolio-form.ts';
import { holdWrites } from '../fixtures/sent.ts';
import { expect, test } from '../fixtures/test.ts';

const address = 'https://shop.example/story';

test.beforeEach(async ({ api }) => {
  await api.database.portfolioItem.deleteMany();
  await api.database.portfolioItem.create({ data: newPortfolioItem({ title: 'A shop', caseStudyUrl: address }) });
});

test('a field that was cleared and not saved yet is no less a change after a restart', async ({ api, launch }) => {
  let app = await launch();
  let page = await atWork(app, api);
  await show(page, 'Portfolio');
  await card(page, 'A shop').click();
  await api.stop();
  await offline(page);
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

test('the way back is offered no longer than it leads anywhere, however long it is pointed at', async ({
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

test('saving an item gives up the deletion of it that was refused', async ({ api, launch }) => {
  const page = await atWork(await launch(), api);
  const writes = await holdWrites(page);
  await show(page, 'Portfolio');
  await card(page, 'A shop').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(card(page, 'A shop')).toBeHidden();
  await api.database.portfolioItem.updateMany({ data: { title: 'Their shop' } });
  writes.go();
  await expect(page.getByRole('button', { name: '1 refused' })).toBeVisible();
  await card(page, 'Their shop').click();
  await page.getByLabel('Title').fill('Our shop');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(async () => (await api.database.portfolioItem.findFirstOrThrow()).title).toBe('Our shop');
  await expect(page.getByRole('button', { name: /refused|outbox/ })).toBeHidden();
});

test('a conflict shows what was written last, also when that waited behind', async ({ api, launch }) => {
  const page = await atWork(await launch(), api);
  await show(page, 'Portfolio');
  const writes = await holdWrites(page);
  const retitle = async (from: string, to: string) => {
    await card(page, from).click();
    await page.getByLabel('Title').fill(to);
    await page.getByRole('button', { name: 'Save changes' }).click();
  };
  await retitle('A shop', 'A bigger shop');
  await expect(card(page, 'A bigger shop')).toContainText('Sending...');
  await page.getByRole('button', { name: 'Close', exact: true }).first().click();
  await retitle('A bigger shop', 'The biggest shop');
  await expect(page.getByRole('button', { name: '2 in the outbox' })).toBeVisible();
  await api.database.portfolioItem.updateMany({ data: { title: 'Their shop' } });
  writes.go();
  await expect(page.getByRole('button', { name: '1 refused', exact: true })).toBeVisible();
  await card(page, 'Their shop').click();
  await expect(page.getByText('It was saved elsewhere while you were writing.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Mine The biggest shop' })).toBeVisible();
});
