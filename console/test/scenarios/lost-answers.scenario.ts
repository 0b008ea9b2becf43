import type { Page, Route } from '@playwright/test';
import { newPortfolioItem } from '../../../e2e/fixtures/content.factory.ts';
import { atWork, connected, kept, offline } from '../fixtures/at-work.ts';
import { card, close, save, show, title, write } from '../fixtures/portfolio-form.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TestApi } from '../fixtures/test-api.ts';

test.beforeEach(async ({ api }) => {
  await api.database.portfolioItem.deleteMany();
  await api.database.portfolioItem.create({ data: newPortfolioItem({ title: 'A shop' }) });
});

/** Lets the next write leave, and loses the answer; `arrive` is what becomes of it on the way. */
const loseAnswer = (page: Page, arrive: (route: Route) => Promise<unknown> = (route) => route.fetch()) =>
  page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('mutation')) return route.fallback();
    await page.unroute('**/graphql');
    await arrive(route);
    await route.abort();
  });

test('a new item that is deleted after its answer was lost is deleted at the server too', async ({ api, launch }) => {
  const page = await atWork(await launch(), api);
  await show(page, 'Portfolio');
  await loseAnswer(page);
  await write(page, 'An archive');
  await save(page).click();
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
  await loseAnswer(page, async () => undefined);
  await card(page, 'A shop').click();
  await title(page).fill('A bigger shop');
  await save(page).click();
  await page.getByRole('button', { name: /^1 waiting to be sent/ }).click();
  await page.getByRole('list', { name: 'Waiting to be sent' }).getByRole('button', { name: 'Stop trying' }).click();
  await expect(page.getByText('It may have reached the server already. What you typed is kept').first()).toBeVisible();
  await expect.poll(() => kept(page, 'view')).toContain('A bigger shop');
  expect(await kept(page, 'outbox')).toBe('[]');
});

/** Renames the shop, and leaves the change waiting although the server made it. */
async function renameUnheard(page: Page) {
  await show(page, 'Portfolio');
  await loseAnswer(page);
  await card(page, 'A shop').click();
  await title(page).fill('A bigger shop');
  await save(page).click();
  await expect(title(page)).toBeHidden();
  await expect(card(page, 'A bigger shop')).toContainText('Waiting to be sent');
  await card(page, 'A bigger shop').click();
}

test('a change whose answer was lost, and that is written anew, is not taken for somebody else’s', async ({
  api,
  launch,
}) => {
  const page = await atWork(await launch(), api);
  await renameUnheard(page);
  await title(page).fill('The biggest shop');
  await save(page).click();
  await expect(page.getByText('Portfolio item updated').first()).toBeVisible();
  expect((await api.database.portfolioItem.findFirstOrThrow()).title).toBe('The biggest shop');
  await expect(page.getByRole('button', { name: /refused|waiting/ })).toBeHidden();
});

test('a change whose answer was lost is made once, and what somebody else made of it since stays', async ({
  api,
  launch,
}) => {
  const page = await atWork(await launch(), api);
  await renameUnheard(page);
  await close(page);
  await api.database.portfolioItem.updateMany({ data: { title: 'Their shop' } });
  await page.getByRole('button', { name: /^1 waiting to be sent/ }).click();
  await page.getByRole('list', { name: 'Waiting to be sent' }).getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText('Portfolio item updated').first()).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(card(page, 'Their shop')).toBeVisible();
  await expect(page.getByRole('button', { name: /refused|waiting/ })).toBeHidden();
  expect(await api.database.portfolioItem.findMany()).toMatchObject([{ title: 'Their shop', version: 3 }]);
});

test('an item whose change was made, and whose answer was lost, is deleted when it is asked to be', async ({
  api,
  launch,
}) => {
  const page = await atWork(await launch(), api);
  await renameUnheard(page);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => api.database.portfolioItem.count(), { timeout: 20_000 }).toBe(0);
  await expect(page.getByRole('button', { name: /refused|waiting/ })).toBeHidden();
});

async function stopTrying(page: Page) {
  await page.getByRole('button', { name: /^\d waiting to be sent/ }).click();
  await page.getByRole('list', { name: 'Waiting to be sent' }).getByRole('button', { name: 'Stop trying' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
}

test('a change that was sent no more, and had arrived, leaves no draft of what is saved, and no conflict', async ({
  api,
  launch,
}) => {
  const page = await atWork(await launch(), api);
  await renameUnheard(page);
  await stopTrying(page);
  await expect(page.getByText('It had reached the server').first()).toBeVisible();
  await expect(card(page, 'A bigger shop')).not.toContainText('Draft');
  await title(page).fill('The biggest shop');
  await expect(page.getByText('Changed elsewhere meanwhile')).toBeHidden();
  await save(page).click();
  await expect(page.getByText('Portfolio item updated').first()).toBeVisible();
  expect((await api.database.portfolioItem.findFirstOrThrow()).title).toBe('The biggest shop');
});

/** What the server does with the change before it is gone. */
async function arriveUnheard(api: TestApi) {
  await api.stop();
  await api.database.portfolioItem.updateMany({ data: { title: 'A bigger shop' } });
}

/** Renames the shop in the moment in which the server goes, so that nobody hears of it, and sends it no more. */
async function stopUnheard(page: Page, api: TestApi) {
  await show(page, 'Portfolio');
  await loseAnswer(page, () => arriveUnheard(api));
  await card(page, 'A shop').click();
  await title(page).fill('A bigger shop');
  await save(page).click();
  await expect(title(page)).toBeHidden();
  await offline(page);
  await stopTrying(page);
  await card(page, 'A shop').click();
  await expect(title(page)).toHaveValue('A bigger shop');
  // As it was for a moment, as happens to whoever types letter by letter.
  await title(page).fill('A shop');
  await title(page).fill('The biggest shop');
}

test('nor when its draft went on and was saved before anybody heard that it had arrived', async ({ api, launch }) => {
  const page = await atWork(await launch(), api);
  await stopUnheard(page, api);
  await save(page).click();
  await expect(card(page, 'The biggest shop')).toContainText('Waiting to be sent');
  await api.start();
  await connected(page);
  await expect(page.getByRole('button', { name: /refused|waiting/ })).toBeHidden();
  expect((await api.database.portfolioItem.findFirstOrThrow()).title).toBe('The biggest shop');
});

test('nor when a later change of it waited behind, which goes on', async ({ api, launch }) => {
  const page = await atWork(await launch(), api);
  const later = Promise.withResolvers<void>();
  await show(page, 'Portfolio');
  await loseAnswer(page, async () => {
    await later.promise;
    await arriveUnheard(api);
  });
  await card(page, 'A shop').click();
  await title(page).fill('A bigger shop');
  await save(page).click();
  await expect(card(page, 'A bigger shop')).toContainText('Sending...');
  await close(page);
  await card(page, 'A bigger shop').click();
  await title(page).fill('The biggest shop');
  await save(page).click();
  await expect(title(page)).toBeHidden();
  later.resolve();
  await offline(page);
  await stopTrying(page);
  await expect(page.getByText('Your later change of it still waits.').first()).toBeVisible();
  await expect.poll(() => kept(page, 'view')).toContain('"drafts":{}');
  await api.start();
  await expect(page.getByRole('button', { name: /refused|waiting/ })).toBeHidden();
  expect((await api.database.portfolioItem.findFirstOrThrow()).title).toBe('The biggest shop');
});

test('nor when its draft went on, and is saved after that', async ({ api, launch }) => {
  const page = await atWork(await launch(), api);
  await stopUnheard(page, api);
  await api.start();
  await connected(page);
  await expect(card(page, 'A bigger shop')).toContainText('Draft');
  await expect(page.getByText('Changed elsewhere meanwhile')).toBeHidden();
  await save(page).click();
  await expect(page.getByText('Portfolio item updated').first()).toBeVisible();
  expect((await api.database.portfolioItem.findFirstOrThrow()).title).toBe('The biggest shop');
});

test('what somebody else makes the same again later is theirs', async ({ api, launch }) => {
  const page = await atWork(await launch(), api);
  const theyRename = (to: string) => api.database.portfolioItem.updateMany({ data: { title: to } });
  await renameUnheard(page);
  await stopTrying(page);
  await expect(page.getByText('It had reached the server').first()).toBeVisible();
  await theyRename('A smaller shop');
  await expect(title(page)).toHaveValue('A smaller shop');
  await page.getByLabel('Description').fill('More of it.');
  await theyRename('A bigger shop');
  await expect(page.getByText('Changed elsewhere meanwhile')).toBeVisible();
  await save(page).click();
  await expect(page.getByText('It was saved elsewhere while you were writing.')).toBeVisible();
});

test('what somebody else made of it since is asked about', async ({ api, launch }) => {
  const page = await atWork(await launch(), api);
  await stopUnheard(page, api);
  await api.start();
  await connected(page);
  await expect(card(page, 'A bigger shop')).toContainText('Draft');
  await api.database.portfolioItem.updateMany({ data: { description: 'Their words.' } });
  await expect(page.getByText('Changed elsewhere meanwhile')).toBeVisible();
  await save(page).click();
  await expect(page.getByText('It was saved elsewhere while you were writing.')).toBeVisible();
});
