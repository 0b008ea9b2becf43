import type { Page } from '@playwright/test';
import { newEnquiry, newProject } from '../../../e2e/fixtures/content.factory.ts';
import { atWork, connected, kept, line, offline } from '../fixtures/at-work.ts';
import { card, show, write } from '../fixtures/portfolio-form.ts';
import { expect, test } from '../fixtures/test.ts';

const address = 'https://shop.example/story';

test.beforeEach(async ({ api }) => {
  await api.database.portfolioItem.deleteMany();
  await api.database.portfolioItem.create({ data: newProject({ title: 'A shop', caseStudyUrl: address }) });
});

const held = (page: Page) => page.getByRole('list', { name: 'Waiting to be sent' });

test('a field that was cleared and not saved yet is no less a change after a restart', async ({ api, launch }) => {
  let app = await launch();
  let page = await atWork(app, api);
  await show(page, 'Portfolio');
  await card(page, 'A shop').click();
  await api.stop();
  await offline(page);
  await page.getByLabel('Case study URL').fill('');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(card(page, 'A shop')).toContainText('Waiting to be sent');
  await expect.poll(() => kept(page, 'outbox')).toContain('update-item');
  await app.quit();
  await api.database.portfolioItem.updateMany({ data: { caseStudyUrl: `${address}/theirs` } });
  await api.start();

  app = await launch();
  page = app.page;
  await connected(page);
  await expect(page.getByRole('button', { name: '1 refused' })).toBeVisible();
  await expect(card(page, 'A shop')).toContainText('Not saved');
});

/** Lets the next write through to the server, and loses the answer. */
const loseAnswer = (page: Page) =>
  page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('mutation')) return route.fallback();
    await page.unroute('**/graphql');
    await route.fetch();
    await route.abort();
  });

async function add(page: Page, title: string) {
  await write(page, title);
  await page.getByRole('button', { name: 'Add to portfolio' }).click();
}

test('a new item that is deleted after its answer was lost is deleted at the server too', async ({ api, launch }) => {
  const page = await atWork(await launch(), api);
  await show(page, 'Portfolio');
  await loseAnswer(page);
  await add(page, 'An archive');
  await expect(card(page, 'An archive')).toContainText('Waiting to be sent');
  expect(await api.database.portfolioItem.count()).toBe(2);
  await card(page, 'An archive').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('It may have reached the server already.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => api.database.portfolioItem.count(), { timeout: 20_000 }).toBe(1);
  await expect(page.getByRole('button', { name: /waiting to be sent/ })).toBeHidden();
  await expect(card(page, 'An archive')).toBeHidden();
});

test('what left once is not called taken back: it is only sent no more, and a draft again', async ({ api, launch }) => {
  const page = await atWork(await launch(), api);
  await show(page, 'Portfolio');
  await loseAnswer(page);
  await card(page, 'A shop').click();
  await page.getByLabel('Title').fill('A bigger shop');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('button', { name: /^1 waiting to be sent/ }).click();
  await held(page).getByRole('button', { name: 'Stop trying' }).click();
  await expect(page.getByText('It may have reached the server already. What you typed is kept').first()).toBeVisible();
  await expect.poll(() => kept(page, 'view')).toContain('A bigger shop');
  expect(await kept(page, 'outbox')).toBe('[]');
});

test('the way back is offered no longer than it leads anywhere, however long it is pointed at', async ({
  api,
  launch,
}) => {
  await api.database.contactSubmission.deleteMany();
  await api.database.contactSubmission.create({ data: newEnquiry({ name: 'Ada Lovelace' }) });
  const page = await atWork(await launch(), api);
  await line(page, /Ada Lovelace/).click();
  await page.getByRole('article').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Undo' }).hover();
  await expect.poll(() => api.database.contactSubmission.count(), { timeout: 20_000 }).toBe(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  await expect(page.getByRole('listitem').getByText('Enquiry deleted')).toBeVisible();
});

test('saving an item gives up the deletion of it that was refused', async ({ api, launch }) => {
  const page = await atWork(await launch(), api);
  await show(page, 'Portfolio');
  await card(page, 'A shop').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(card(page, 'A shop')).toBeHidden();
  await api.database.portfolioItem.updateMany({ data: { title: 'Their shop' } });
  await expect(page.getByRole('button', { name: '1 refused' })).toBeVisible();
  await card(page, 'Their shop').click();
  await page.getByLabel('Title').fill('Our shop');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(async () => (await api.database.portfolioItem.findFirstOrThrow()).title).toBe('Our shop');
  await expect(page.getByRole('button', { name: /refused|waiting/ })).toBeHidden();
});

test('a conflict shows what was written last, also when that waited behind', async ({ api, launch }) => {
  const page = await atWork(await launch(), api);
  await show(page, 'Portfolio');
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('mutation')) await answered;
    await route.continue();
  });
  const retitle = async (from: string, to: string) => {
    await card(page, from).click();
    await page.getByLabel('Title').fill(to);
    await page.getByRole('button', { name: 'Save changes' }).click();
  };
  await retitle('A shop', 'A bigger shop');
  await expect(card(page, 'A bigger shop')).toContainText('Sending...');
  await page.getByRole('button', { name: 'Close', exact: true }).first().click();
  await retitle('A bigger shop', 'The biggest shop');
  await expect(page.getByRole('button', { name: '2 waiting to be sent' })).toBeVisible();
  await api.database.portfolioItem.updateMany({ data: { title: 'Their shop' } });
  answer();
  await expect(page.getByRole('button', { name: '1 refused', exact: true })).toBeVisible();
  await card(page, 'Their shop').click();
  await expect(page.getByRole('alert')).toContainText('Somebody else changed this item');
  await expect(page.getByRole('cell', { name: 'The biggest shop' })).toBeVisible();
});
