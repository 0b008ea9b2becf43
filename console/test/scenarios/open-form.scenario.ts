import { goOffline, goOnline } from '../fixtures/at-work.ts';
import { whilePortfolioIsHeld } from '../fixtures/hold-portfolio.ts';
import {
  card,
  save,
  show,
  startWithShop,
  title,
  titles,
  withChangeOffline,
  write,
} from '../fixtures/portfolio-form.ts';
import { expect, test } from '../fixtures/test.ts';

test.beforeEach(({ api }) => startWithShop(api));

test('the result of a save does not overwrite a value that the admin changed back meanwhile', async ({ api, page }) => {
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

test('an open form continues without a conflict after its earlier change was sent', async ({ api, launch }) => {
  const page = await withChangeOffline(await launch(), api);
  await card(page, 'A bigger shop').click();
  await title(page).fill('The biggest shop');
  await goOnline(page, api);
  await expect.poll(() => titles(api)).toEqual(['A bigger shop']);
  await expect(page.getByRole('button', { name: /in the outbox/ })).toBeHidden();
  await expect(page.getByText('Changed elsewhere in the meantime')).toBeHidden();
  await save(page).click();
  await expect.poll(() => titles(api)).toEqual(['The biggest shop']);
});

test('if the save of a new item is canceled, its open form is for a new item again', async ({ api, page }) => {
  await show(page, 'Portfolio');
  await expect(card(page, 'A shop')).toBeVisible();
  await goOffline(page, api);
  await write(page, 'An archive');
  await save(page).click();
  await card(page, 'An archive').click();
  await title(page).fill('A large archive');
  await page.getByRole('button', { name: '1 in the outbox' }).click();
  await page.getByRole('list', { name: 'Outbox' }).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: 'New portfolio item' })).toBeVisible();
  await expect(title(page)).toHaveValue('A large archive');
  await expect(page.getByText('no longer exists')).toBeHidden();
});

test('the focus stays where the admin types when a new item is created', async ({ api, page }) => {
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

test("the form shows the error when the admin's side of a conflict is invalid", async ({ api, page }) => {
  await show(page, 'Portfolio');
  await card(page, 'A shop').click();
  await goOffline(page, api);
  await title(page).fill('My shop');
  await save(page).click();
  await card(page, 'My shop').click();
  await title(page).fill('');
  await api.database.portfolioItem.updateMany({ data: { title: 'Their shop' } });
  await goOnline(page, api);
  const keep = page.getByRole('button', { name: 'Save my choice' });
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
