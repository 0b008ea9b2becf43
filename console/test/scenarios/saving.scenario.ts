import type { Page } from '@playwright/test';
import { newProject } from '../../../e2e/fixtures/content.factory.ts';
import { atWork, connected, offline } from '../fixtures/at-work.ts';
import { whilePortfolioIsHeld } from '../fixtures/hold-portfolio.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TestApi } from '../fixtures/test-api.ts';

test.beforeEach(async ({ api }) => {
  await api.database.portfolioItem.deleteMany();
  await api.database.portfolioItem.create({ data: newProject({ title: 'A shop' }) });
});

const title = (page: Page) => page.getByLabel('Title');
const card = (page: Page, name: string) => page.getByRole('list').getByRole('button', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: /^(Add to portfolio|Save changes|Saving...)$/ });
const titles = async ({ database }: TestApi) =>
  (await database.portfolioItem.findMany({ orderBy: { title: 'asc' } })).map((item) => item.title);

const show = (page: Page, view: 'Inbox' | 'Portfolio') => page.getByRole('button', { name: view }).click();
const close = (page: Page) => page.getByRole('button', { name: 'Close', exact: true }).first().click();

async function write(page: Page, name: string) {
  await page.getByRole('button', { name: 'New item' }).click();
  await title(page).fill(name);
  await page.getByLabel('Description').fill('What was done.');
  await page.getByLabel('Technology').selectOption('React');
  await page.getByLabel(/^Image/).fill('/images/portfolio/eso.webp');
}

test('a new item whose form is left before the answer is no draft any more, and is made once', async ({
  api,
  launch,
}) => {
  const page = await atWork(await launch(), api);
  await show(page, 'Portfolio');
  await write(page, 'An archive');
  await whilePortfolioIsHeld(api, async () => {
    await save(page).dblclick();
    await expect(card(page, 'An archive')).toContainText('Sending...');
    await close(page);
    await page.getByRole('button', { name: 'New item' }).click();
    await expect(title(page)).toHaveValue('');
    await expect(page.getByText(/^Draft of/)).toBeHidden();
  });
  await expect(card(page, 'An archive')).not.toContainText('Sending...');
  await expect(page.getByRole('button', { name: /waiting to be sent/ })).toBeHidden();
  expect(await titles(api)).toEqual(['A shop', 'An archive']);
});

test('what is typed while a new item is on its way becomes a change of that item', async ({ api, launch }) => {
  let app = await launch();
  let page = await atWork(app, api);
  await show(page, 'Portfolio');
  await write(page, 'An archive');
  await whilePortfolioIsHeld(api, async () => {
    await save(page).click();
    await expect(card(page, 'An archive')).toContainText('Sending...');
    await title(page).fill('A large archive');
  });
  await expect(page.getByRole('heading', { name: 'An archive' })).toBeVisible();
  await expect(title(page)).toHaveValue('A large archive');
  expect(await titles(api)).toEqual(['A shop', 'An archive']);
  await expect.poll(() => page.evaluate(() => window.agency.store.read('view'))).toContain('A large archive');
  await app.quit();

  app = await launch();
  ({ page } = app);
  await connected(page);
  await expect(title(page)).toHaveValue('A large archive');
  await save(page).click();
  await expect.poll(() => titles(api)).toEqual(['A large archive', 'A shop']);
});

test('a draft of a new item that was sent before makes no second one', async ({ api, launch }) => {
  const page = await atWork(await launch(), api);
  await show(page, 'Portfolio');
  await write(page, 'An archive');
  await whilePortfolioIsHeld(api, async () => {
    await save(page).click();
    await expect(card(page, 'An archive')).toContainText('Sending...');
    await title(page).fill('A large archive');
    await show(page, 'Inbox');
  });
  await expect.poll(() => titles(api)).toEqual(['A shop', 'An archive']);
  await show(page, 'Portfolio');
  await expect(title(page)).toHaveValue('A large archive');
  await save(page).click();
  await expect.poll(() => titles(api)).toEqual(['A large archive', 'A shop']);
});

test('a change that waits is no draft, and one made to it goes with it', async ({ api, launch }) => {
  const page = await atWork(await launch(), api);
  await show(page, 'Portfolio');
  await card(page, 'A shop').click();
  await api.stop();
  await offline(page);
  await title(page).fill('A bigger shop');
  await save(page).click();
  await card(page, 'A bigger shop').click();
  await expect(title(page)).toHaveValue('A bigger shop');
  await expect(page.getByText(/^Draft of/)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Keep as draft' })).toBeHidden();
  await title(page).fill('The biggest shop');
  await page.getByRole('button', { name: 'Keep as draft' }).click();
  await api.start();
  await connected(page);
  await expect.poll(() => titles(api)).toEqual(['A bigger shop']);
  await card(page, 'A bigger shop').click();
  await expect(page.getByText(/^Draft of/)).toBeVisible();
  await expect(page.getByText('Changed elsewhere meanwhile')).toBeHidden();
  await save(page).click();
  await expect.poll(() => titles(api)).toEqual(['The biggest shop']);
});

test('taking a deletion back brings the change that waited, and the draft', async ({ api, launch }) => {
  const page = await atWork(await launch(), api);
  await show(page, 'Portfolio');
  await card(page, 'A shop').click();
  await api.stop();
  await offline(page);
  await title(page).fill('A bigger shop');
  await save(page).click();
  await card(page, 'A bigger shop').click();
  await title(page).fill('Half a tit');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(card(page, 'A bigger shop')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'A bigger shop')).toContainText('Waiting to be sent');
  await card(page, 'A bigger shop').click();
  await expect(title(page)).toHaveValue('Half a tit');
  await api.start();
  await connected(page);
  await expect.poll(() => titles(api)).toEqual(['A bigger shop']);
});

test('a refusal is told in the form of its item, and called out to whoever writes in another', async ({
  api,
  launch,
}) => {
  await api.database.portfolioItem.create({ data: newProject({ title: 'A bank' }) });
  const page = await atWork(await launch(), api);
  await show(page, 'Portfolio');
  await expect(card(page, 'A bank')).toBeVisible();
  await api.stop();
  await offline(page);
  for (const name of ['A shop', 'A bank']) {
    await card(page, name).click();
    await title(page).fill(`${name}, larger`);
    await save(page).click();
    await expect(card(page, `${name}, larger`)).toContainText('Waiting to be sent');
  }
  await card(page, 'A bank, larger').click();
  await api.database.portfolioItem.updateMany({ data: { featured: true } });
  await api.start();
  await expect(page.getByRole('button', { name: 'Show', exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Somebody else changed this item');
  await expect(page.getByRole('button', { name: '2 refused' })).toBeVisible();
});

test('a new item that is taken back before it was sent is a draft again', async ({ api, launch }) => {
  const page = await atWork(await launch(), api);
  await show(page, 'Portfolio');
  await expect(card(page, 'A shop')).toBeVisible();
  await api.stop();
  await offline(page);
  await write(page, 'An archive');
  await save(page).click();
  await expect(card(page, 'An archive')).toContainText('Waiting to be sent');
  await page.getByRole('button', { name: '1 waiting to be sent' }).click();
  await page.getByRole('list', { name: 'Waiting to be sent' }).getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('Nothing waits.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(card(page, 'An archive')).toBeHidden();
  await page.getByRole('button', { name: 'New item' }).click();
  await expect(title(page)).toHaveValue('An archive');
  await expect(page.getByText(/^Draft of/)).toBeVisible();
});

test('what is put back while it is on its way is typed anew, and stays', async ({ api, launch }) => {
  const page = await atWork(await launch(), api);
  const featured = page.getByLabel(/^Featured/);
  await show(page, 'Portfolio');
  await card(page, 'A shop').click();
  await expect(featured).not.toBeChecked();
  await featured.check();
  await whilePortfolioIsHeld(api, async () => {
    await save(page).click();
    await expect(card(page, 'A shop')).toContainText('Sending...');
    await featured.uncheck();
  });
  await expect(card(page, 'A shop')).not.toContainText('Sending...');
  await expect(featured).not.toBeChecked();
  await save(page).click();
  await expect(featured).toBeHidden();
  expect((await api.database.portfolioItem.findFirstOrThrow()).featured).toBe(false);
});

test('a form that lies open while the change it began with goes out goes on from there', async ({ api, launch }) => {
  const page = await atWork(await launch(), api);
  await show(page, 'Portfolio');
  await card(page, 'A shop').click();
  await api.stop();
  await offline(page);
  await title(page).fill('A bigger shop');
  await save(page).click();
  await card(page, 'A bigger shop').click();
  await title(page).fill('The biggest shop');
  await api.start();
  await connected(page);
  await expect.poll(() => titles(api)).toEqual(['A bigger shop']);
  await expect(page.getByRole('button', { name: /waiting to be sent/ })).toBeHidden();
  await expect(page.getByText('Changed elsewhere meanwhile')).toBeHidden();
  await save(page).click();
  await expect.poll(() => titles(api)).toEqual(['The biggest shop']);
});

test('a change that waits and is taken back beneath its open form stays typed', async ({ api, launch }) => {
  const page = await atWork(await launch(), api);
  await show(page, 'Portfolio');
  await card(page, 'A shop').click();
  await api.stop();
  await offline(page);
  await title(page).fill('A bigger shop');
  await save(page).click();
  await card(page, 'A bigger shop').click();
  await expect(title(page)).toHaveValue('A bigger shop');
  await page.getByRole('button', { name: '1 waiting to be sent' }).click();
  await page.getByRole('list', { name: 'Waiting to be sent' }).getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await title(page).press('End');
  await title(page).press('s');
  await title(page).press('Backspace');
  await page.getByRole('button', { name: 'Keep as draft' }).click();
  await card(page, 'A shop').click();
  await expect(title(page)).toHaveValue('A bigger shop');
});

test('a change of an item that was deleted meanwhile can be opened and saved as a new one', async ({ api, launch }) => {
  const page = await atWork(await launch(), api);
  await show(page, 'Portfolio');
  await card(page, 'A shop').click();
  await api.stop();
  await offline(page);
  await title(page).fill('A bigger shop');
  await save(page).click();
  await expect(card(page, 'A bigger shop')).toContainText('Waiting to be sent');
  await api.database.portfolioItem.deleteMany();
  await show(page, 'Inbox');
  await api.start();
  await connected(page);
  await page.getByRole('button', { name: '1 refused' }).click();
  await page.getByRole('list', { name: 'Waiting to be sent' }).getByRole('button', { name: 'Edit' }).click();
  await expect(title(page)).toHaveValue('A bigger shop');
  await page.getByRole('button', { name: 'Save as new' }).click();
  await expect.poll(() => titles(api)).toEqual(['A bigger shop']);
  await expect(page.getByText('1 refused')).toBeHidden();
});

test('a new item that is taken back while its form lies open is the new one again', async ({ api, launch }) => {
  const page = await atWork(await launch(), api);
  await show(page, 'Portfolio');
  await expect(card(page, 'A shop')).toBeVisible();
  await api.stop();
  await offline(page);
  await write(page, 'An archive');
  await save(page).click();
  await card(page, 'An archive').click();
  await title(page).fill('A large archive');
  await page.getByRole('button', { name: '1 waiting to be sent' }).click();
  await page.getByRole('list', { name: 'Waiting to be sent' }).getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: 'New portfolio item' })).toBeVisible();
  await expect(title(page)).toHaveValue('A large archive');
  await expect(page.getByText('does not exist any more')).toBeHidden();
});

test('the focus stays where one types when a new item gets its id', async ({ api, launch }) => {
  const page = await atWork(await launch(), api);
  await show(page, 'Portfolio');
  await write(page, 'An archive');
  const description = page.getByLabel('Description');
  await whilePortfolioIsHeld(api, async () => {
    await save(page).click();
    await expect(card(page, 'An archive')).toContainText('Sending...');
    await description.fill('What was done there.');
  });
  await expect(page.getByRole('heading', { name: 'An archive' })).toBeVisible();
  await expect(description).toBeFocused();
  await expect(description).toHaveValue('What was done there.');
  await save(page).click();
  await expect
    .poll(async () => (await api.database.portfolioItem.findMany()).map((item) => item.description))
    .toContain('What was done there.');
});

test('mine that breaks a rule is not kept in silence: the form says what is wrong', async ({ api, launch }) => {
  const page = await atWork(await launch(), api);
  await show(page, 'Portfolio');
  await card(page, 'A shop').click();
  await api.stop();
  await offline(page);
  await title(page).fill('My shop');
  await save(page).click();
  await card(page, 'My shop').click();
  await title(page).fill('');
  await api.database.portfolioItem.updateMany({ data: { title: 'Their shop' } });
  await api.start();
  await connected(page);
  const keep = page.getByRole('button', { name: 'Keep mine' });
  await expect(keep).toBeVisible();
  await page.getByRole('navigation').getByRole('button', { name: 'Portfolio' }).focus();
  await page.keyboard.press('F6');
  await page.keyboard.press('F6');
  await expect(keep).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toHaveAttribute('aria-invalid', 'true');
  await title(page).fill('Our shop');
  await save(page).click();
  await expect.poll(() => titles(api)).toEqual(['Our shop']);
});
