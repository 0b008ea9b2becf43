import type { Page } from '@playwright/test';
import { newInquiry, newPortfolioItem } from '../../../e2e/fixtures/content.factory.ts';
import { atWork, goOffline, goOnline, line, openTrashed } from '../fixtures/at-work.ts';
import { card, show } from '../fixtures/portfolio-form.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TestApi } from '../fixtures/test-api.ts';

const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search inquiries' });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
const lines = (page: Page) => page.getByRole('listbox').getByRole('option');
const read = ['Ada Lovelace'];
const unread = ['Grace Hopper', 'Mary Somerville', 'Hedy Lamarr'];

async function fill({ database }: TestApi): Promise<void> {
  const data = [...read, ...unread].map((name) =>
    newInquiry({ name, readAt: read.includes(name) ? new Date() : null }),
  );
  await database.contactSubmission.createMany({ data });
}
const unreadAtServer = ({ database }: TestApi) => database.contactSubmission.count({ where: { readAt: null } });

test('Z undoes "mark all as read" for exactly the inquiries that it marked', async ({ api, launch }) => {
  await fill(api);
  const app = await launch();
  const page = await atWork(app, api);
  const unreadLines = page.getByRole('listbox').getByRole('option', { name: /^Unread/ });
  await expect(unreadLines).toHaveCount(3);
  await test.step('one press of Z makes the inquiries unread again, and a second press does nothing', async () => {
    await page.keyboard.press('m');
    await expect(unreadLines).toHaveCount(0);
    await expect(page.getByText('3 inquiries marked as read').first()).toBeVisible();
    await page.keyboard.press('z');
    await page.keyboard.press('z');
    await expect(unreadLines).toHaveCount(3);
    await expect(line(page, /^Ada Lovelace/)).toBeVisible();
    await expect(page.getByRole('button', { name: /in the outbox/ })).toBeHidden();
    expect(await unreadAtServer(api)).toBe(3);
  });
  await test.step('in the search field, Z types a letter, and Escape does not remove Undo', async () => {
    await page.keyboard.press('m');
    await page.keyboard.press('/');
    await page.keyboard.press('z');
    await expect(searchField(page)).toHaveValue('z');
    await page.keyboard.press('Escape');
    await expect(searchField(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(searchField(page)).not.toBeFocused();
    await expect(undo(page)).toBeVisible();
    // Moves the focus to the toast, and to its button.
    for (const key of ['F8', 'Tab', 'Tab']) await page.keyboard.press(key);
    await expect(undo(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(unreadLines).toHaveCount(3);
  });
  await test.step('offline, the change waits in the outbox, and Z cancels it there', async () => {
    await goOffline(page, api);
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect.poll(() => app.unread()).toBe(0);
    await page.getByRole('button', { name: '1 in the outbox' }).click();
    const waiting = page.getByRole('list', { name: 'Outbox' }).getByRole('listitem');
    await expect(waiting).toHaveText([/Mark 3 inquiries as read/]);
    await page.keyboard.press('Escape');
    await line(page, /Grace Hopper/).click();
    await expect(line(page, /Grace Hopper/)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('z');
    await expect(page.getByRole('button', { name: /in the outbox/ })).toBeHidden();
    // Of three inquiries, the one that was opened meanwhile stays read.
    await expect.poll(() => app.unread()).toBe(2);
    await goOnline(page, api);
    await expect.poll(() => unreadAtServer(api)).toBe(2);
  });
});

/** From now on, records the number of rows or cards (including placeholders) whenever it grows. */
const watchGrowth = (page: Page, drawn: string) =>
  page.evaluate((selector) => {
    let before = document.querySelectorAll(selector).length;
    const growths: number[] = [];
    const look = () => {
      const now = document.querySelectorAll(selector).length;
      if (now > before) growths.push(now);
      before = now;
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { growths });
  }, drawn);
const growths = (page: Page) => page.evaluate(() => Reflect.get(window, 'growths'));

test('a confirmed deletion takes effect at once, and the record does not reappear', async ({ api, launch }) => {
  await fill(api);
  await api.database.portfolioItem.deleteMany();
  for (const title of ['A shop', 'A bank'])
    await api.database.portfolioItem.create({ data: newPortfolioItem({ title }) });
  const page = await atWork(await launch(), api);
  const confirm = () => page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).dblclick();
  await test.step('an inquiry', async () => {
    await openTrashed(page, api, 'Ada Lovelace');
    await watchGrowth(page, '#inquiry-list [role="presentation"] > *');
    await page.keyboard.press('Delete');
    await confirm();
    await expect(page.getByRole('listitem').getByText('Inquiry deleted')).toBeVisible();
    expect(await api.database.contactSubmission.count()).toBe(3);
    await expect(lines(page)).toHaveCount(0);
    await expect(undo(page)).toHaveCount(0);
    expect(await growths(page)).toEqual([]);
  });
  await test.step('a portfolio item', async () => {
    await show(page, 'Portfolio');
    await card(page, 'A shop').click();
    await watchGrowth(page, '[data-card]');
    await page.getByRole('button', { name: 'Delete' }).click();
    await confirm();
    await expect(page.getByRole('listitem').getByText('Portfolio item deleted')).toBeVisible();
    expect(await api.database.portfolioItem.count()).toBe(1);
    await expect(card(page, 'A shop')).toHaveCount(0);
    await expect(undo(page)).toHaveCount(0);
    expect(await growths(page)).toEqual([]);
  });
});
