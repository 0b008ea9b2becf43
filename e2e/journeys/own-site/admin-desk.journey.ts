import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { signedInTest as test, toast } from '../../fixtures/admin-site.ts';
import { newInquiry } from '../../fixtures/content.factory.ts';
import { expect } from '../../fixtures/test.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const people = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'];

/** Touches the screen at the first point, and moves the finger through the others. The caller lifts the finger. */
async function finger(page: Page, ...places: { x: number; y: number }[]) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  for (const [step, place] of places.entries()) await send(step === 0 ? 'touchStart' : 'touchMove', [place]);
  return { lift: () => send('touchEnd', []) };
}

test('the admin works through the inbox by keyboard, and undoes the last actions one by one', async ({
  page,
  database,
  browser,
  baseURL,
}) => {
  for (const [place, name] of people.toReversed().entries())
    await database.contactSubmission.create({
      data: newInquiry({ name, createdAt: new Date(Date.UTC(2026, 10, 1, place)) }),
    });
  const states = async () => {
    const rows = await database.contactSubmission.findMany({ orderBy: { name: 'asc' } });
    return rows.map(({ state, trashedAt }) => (trashedAt ? 'trash' : state)).join(' ');
  };
  const opened = (name: string) => expect(page.getByRole('article', { name })).toBeVisible();
  const { keyboard } = page;
  await page.goto('/admin/inbox');
  await expect(page.getByRole('status').getByText('Live')).toBeVisible();
  await keyboard.press('j');
  await opened('Ada');
  for (const [key, next] of ['eBen', 'sCleo', 'wDora', '#Emil'].map((step) => [step[0], step.slice(1)])) {
    await keyboard.press(key ?? '');
    await opened(next ?? '');
  }
  await expect.poll(states).toBe('done spam won trash new');
  await expect(toast(page, 'Moved to the trashDora')).toBeVisible();
  await keyboard.press('z');
  await keyboard.press('z');
  await expect.poll(states).toBe('done spam new new new');
  await expectAccessible(page);

  await test.step('a filter shows the trash, where # deletes an inquiry for good', async () => {
    await page.getByRole('link', { name: /Emil/ }).click();
    await keyboard.press('#');
    await expect(toast(page, 'Moved to the trashEmil')).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Which inquiries' })
      .getByRole('link', { name: /^Trash/ })
      .click();
    await expect(page).toHaveURL(/q=is%3Atrash/);
    await page.getByRole('link', { name: /Emil/ }).click();
    await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Moved to the trash by');
    await keyboard.press('#');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Inquiry deleted')).toBeVisible();
    expect(await database.contactSubmission.count()).toBe(4);
  });

  await test.step('an action applies to all selected inquiries', async () => {
    await page.goto('/admin/inbox');
    await page.getByRole('link', { name: /Ada/ }).click();
    await opened('Ada');
    await keyboard.press('Shift+J');
    await opened('Cleo');
    await keyboard.press('Shift+J');
    await expect(page.getByText('3 selected: the next action applies to all of them')).toBeVisible();
    await keyboard.press('x');
    await keyboard.press('w');
    await expect.poll(states).toBe('won spam won new');
    await expect(page.getByText('selected: the next')).toBeHidden();
  });

  await test.step('checkboxes select rows, and appear while the pointer is over the row', async () => {
    await page.goto('/admin/inbox');
    const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
    await expect(box('Ada')).toHaveCSS('opacity', '0');
    await page.getByRole('link', { name: /Ada/ }).hover();
    await expect(box('Ada')).toHaveCSS('opacity', '1');
    await box('Ada').click();
    await box('Dora').click({ modifiers: ['Shift'] });
    await expect(page.getByText('3 selected')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(box('Dora')).not.toBeChecked();
  });

  await test.step('on a phone, a swipe moves a row to the trash, and a long press selects it', async () => {
    const context = await browser.newContext({ ...phone, baseURL, storageState: await page.context().storageState() });
    const onPhone = await context.newPage();
    await onPhone.goto('/admin/inbox');
    await expect(onPhone.getByRole('status').getByText('Live')).toBeVisible();
    const row = onPhone.getByRole('link', { name: /Dora/ });
    const { y = 0 } = (await row.boundingBox()) ?? {};
    const swipe = await finger(onPhone, { x: 300, y: y + 20 }, { x: 280, y: y + 20 }, { x: 150, y: y + 22 });
    await expect(onPhone.getByText('Trash', { exact: true })).toHaveCount(2);
    await swipe.lift();
    await expect(toast(onPhone, 'Moved to the trashDora')).toBeVisible();
    await expect.poll(states).toBe('won spam won trash');
    await toast(onPhone, 'Dora').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(states).toBe('won spam won new');
    await expect(row).toBeVisible();
    const press = await finger(onPhone, { x: 200, y: y + 20 });
    await expect(onPhone.getByText('1 selected')).toBeInViewport({ ratio: 1 });
    await press.lift();
    await onPhone.getByRole('link', { name: /Ada/ }).tap();
    await expect(onPhone.getByText('2 selected')).toBeVisible();
    await expectAccessible(onPhone);
    await context.close();
  });

  await test.step('the Snoozed filter lists a snoozed inquiry', async () => {
    await page.goto('/admin/inbox');
    await page.getByRole('link', { name: /Dora/ }).click();
    await page.getByRole('combobox', { name: 'Snooze' }).selectOption('Next Monday');
    await expect(toast(page, 'SnoozedDora')).toBeVisible();
    await page.getByRole('navigation', { name: 'Which inquiries' }).getByRole('link', { name: 'Snoozed' }).click();
    await expect(page.getByRole('link', { name: /Dora/ })).toContainText('Snoozed until');
    await keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Move to trash');
  });

  await test.step('the filtered list is downloaded as a file', async () => {
    await page.goto('/admin/inbox?q=is%3Awon');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'CSV' }).click(),
    ]);
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines.map((line) => line.split(',')[1])).toEqual(['Name', 'Ada', 'Cleo']);
  });

  await test.step('Today lists what needs attention, and links to it', async () => {
    await keyboard.press('g');
    await keyboard.press('t');
    await expect(page).toHaveURL(/admin$/);
    const waiting = page.getByRole('list', { name: 'Needs attention' });
    await expect(waiting.getByRole('link', { name: /Spam/ })).toHaveText('1Spam to check');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Shopify Plus', exact: true }).click();
    await expect(page).toHaveURL(/inbox\?q=service%3Ashopify/);
  });

  await test.step('if the session has ended, the link to the file leads to the sign-in', async () => {
    await page.context().clearCookies();
    await page.getByRole('link', { name: 'CSV' }).click();
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  });
});
