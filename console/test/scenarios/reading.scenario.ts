import type { Page } from '@playwright/test';
import { newInquiry } from '../../../e2e/fixtures/content.factory.ts';
import { atWork, goOffline, line, stored, upToDate } from '../fixtures/at-work.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TestApi } from '../fixtures/test-api.ts';

const list = (page: Page) => page.getByRole('listbox', { name: 'Inquiries' });
const opened = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
/** Returns the name in the row that a screen reader reads: the list's active row if the list has the focus. */
const meant = (page: Page) =>
  list(page).evaluate((element) => {
    const id = element.getAttribute('aria-activedescendant');
    const there = document.activeElement === element && id ? document.getElementById(id) : null;
    return there?.querySelector('span')?.textContent?.trim() ?? null;
  });

async function fill({ database }: TestApi, count: number): Promise<void> {
  const start = Date.UTC(2026, 0, 1);
  const data = Array.from({ length: count }, (_, index) =>
    newInquiry({ name: `Sender ${index + 1}`, createdAt: new Date(start - index * 60_000), readAt: new Date() }),
  );
  await database.contactSubmission.createMany({ data });
}
const remove = async ({ database }: TestApi, name: string) =>
  database.contactSubmission.deleteMany({ where: { name } });

test('a key opens an inquiry and makes it the active row, wherever the list was scrolled', async ({ api, launch }) => {
  await fill(api, 40);
  const app = await launch();
  const page = await atWork(app, api);
  await expect(line(page, /^Sender 1 /)).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(opened(page, 'Sender 2')).toBeVisible();
  expect(await meant(page)).toBe('Sender 2');
  await page.keyboard.press('Enter');
  await expect(opened(page, 'Sender 2')).toBeFocused();
  await page.keyboard.press('k');
  await expect(opened(page, 'Sender 1')).toBeVisible();
  expect(await meant(page)).toBe('Sender 1');

  await list(page).hover();
  await page.mouse.wheel(0, 2_500);
  await expect(line(page, /^Sender 38 /)).toBeInViewport();
  await expect(line(page, /^Sender 1 /)).not.toBeInViewport();
  expect(await meant(page)).toBe('Sender 1');
  await app.clickMenu('next');
  await expect(line(page, /^Sender 2 /)).toBeInViewport();
  expect(await meant(page)).toBe('Sender 2');

  await page.keyboard.press('End');
  await expect(opened(page, 'Sender 40')).toBeVisible();
  expect(await meant(page)).toBe('Sender 40');
  await page.keyboard.press('PageUp');
  await expect(opened(page, 'Sender 40')).toBeHidden();
  const [upper, lower] = await Promise.all([
    meant(page).then((name) => line(page, new RegExp(`^${name} `)).boundingBox()),
    line(page, /^Sender 40 /).boundingBox(),
  ]);
  const { height } = (await list(page).boundingBox()) ?? { height: 0 };
  expect((lower?.y ?? 0) - (upper?.y ?? 0), 'Page Up moves by less than the height of the list').toBeLessThan(height);
  await page.keyboard.press('Home');
  await expect(opened(page, 'Sender 1')).toBeVisible();
  expect(await meant(page)).toBe('Sender 1');

  await line(page, /^Sender 3 /).click();
  await expect(opened(page, 'Sender 3')).toBeVisible();
  expect(await meant(page), 'a click leaves the focus with the list').toBe('Sender 3');
});

test('an open inquiry that is deleted elsewhere is reported, and the keys continue from its place', async ({
  api,
  launch,
}) => {
  await fill(api, 4);
  const page = await atWork(await launch(), api);
  await line(page, /^Sender 2 /).click();
  await page.keyboard.press('Enter');
  await expect(opened(page, 'Sender 2')).toBeFocused();
  await remove(api, 'Sender 2');
  await expect(page.getByText('This inquiry does not exist or was deleted.')).toBeVisible();
  await expect(page.getByText('The inquiry from Sender 2 was deleted')).toHaveCount(1);
  await expect(list(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(opened(page, 'Sender 3')).toBeVisible();
  await remove(api, 'Sender 3');
  await expect(opened(page, 'Sender 3')).toBeHidden();
  await page.keyboard.press('k');
  await expect(opened(page, 'Sender 1')).toBeVisible();
});

test('an arriving inquiry appears in the results of a search that it matches', async ({ api, launch }) => {
  await fill(api, 2);
  const app = await launch();
  const page = await atWork(app, api);
  await page.getByRole('searchbox', { name: 'Search inquiries' }).fill('lovelace');
  await expect(page.getByText('No inquiry matches this search.')).toBeVisible();
  for (const name of ['Grace Hopper', 'Ada Lovelace'])
    await api.database.contactSubmission.create({ data: newInquiry({ name }) });
  await expect(line(page, /Unread: Ada Lovelace/)).toBeVisible();
  await expect.poll(() => app.unread()).toBe(2);
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await expect(page.getByText('1 found', { exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search inquiries' }).fill('');
  await expect(page.getByText('4 in all')).toBeVisible();
  await expect(line(page, /Unread: Grace Hopper/)).toBeVisible();
});

test('the hint about the keys J and K is shown only if there are inquiries', async ({ api, launch }) => {
  await api.database.contactSubmission.deleteMany();
  const page = await atWork(await launch(), api);
  const notice = page.getByRole('region', { name: 'No inquiry open' });
  await expect(notice).toContainText('inquiries in all0');
  await expect(notice).not.toContainText('J and K');
  await api.database.contactSubmission.create({ data: newInquiry({ name: 'Ada Lovelace' }) });
  await expect(notice).toContainText('J and K');
});

test('an inquiry that was read in the console or elsewhere stays read after signing out and in', async ({
  api,
  launch,
}) => {
  const app = await launch();
  let page = await atWork(app, api);
  for (const name of ['Ada Lovelace', 'Grace Hopper', 'Mary Somerville'])
    await api.database.contactSubmission.create({ data: newInquiry({ name }) });
  await expect.poll(() => app.unread()).toBe(3);
  await api.database.contactSubmission.updateMany({ where: { name: 'Ada Lovelace' }, data: { readAt: new Date() } });
  await expect(line(page, /^Ada Lovelace/)).toBeVisible();
  await line(page, /Grace Hopper/).click();
  await expect.poll(() => app.unread()).toBe(1);
  const read = () => api.database.contactSubmission.count({ where: { readAt: { not: null } } });
  await expect.poll(read).toBe(2);
  await page.evaluate(() => window.agency.session.signOut());
  await expect(page.getByLabel('Server address')).toBeVisible();
  page = await atWork(app, api);
  await expect(line(page, /^Unread: Mary Somerville/)).toBeVisible();
  await expect(line(page, /^Ada Lovelace/)).toBeVisible();
  await expect(line(page, /^Grace Hopper/)).toBeVisible();
  await expect.poll(() => app.unread()).toBe(1);
});

test('inquiries that were read offline are marked as read at the server', async ({ api, launch }) => {
  await api.database.contactSubmission.create({ data: newInquiry({ name: 'Ada Lovelace' }) });
  let app = await launch();
  let page = await atWork(app, api);
  await expect.poll(() => app.unread()).toBe(1);
  await goOffline(page, api);
  await line(page, /Ada Lovelace/).click();
  await expect.poll(() => app.unread()).toBe(0);
  await expect(page.getByRole('button', { name: /in the outbox/ })).toBeHidden();
  await expect.poll(() => stored(page, 'documents')).toContain('"mutation":"markRead"');
  await app.quit();
  await api.start();
  app = await launch();
  page = app.page;
  await expect.poll(() => api.database.contactSubmission.count({ where: { readAt: null } })).toBe(0);
  await upToDate(page);
  await expect(line(page, /^Ada Lovelace/)).toBeVisible();
  await expect.poll(() => app.unread()).toBe(0);
});
