import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { signIn } from '../../fixtures/admin.ts';
import { logIn, test, toast, toggleAccountMenu } from '../../fixtures/admin-site.ts';
import { newInquiry, newPortfolioItem } from '../../fixtures/content.factory.ts';
import { expect } from '../../fixtures/test.ts';

test('the dashboard, its dialog and the reset form are accessible in both themes', async ({
  page,
  context,
  ownSite: { url, database },
}) => {
  await page.goto('/admin/reset-password?token=x');
  await expectAccessible(page);
  await signIn(context, database, url);
  await database.portfolioItem.create({
    data: newPortfolioItem({ title: 'A shop', featured: true, metrics: [{ value: '9', label: null }] }),
  });
  await database.contactSubmission.create({ data: newInquiry({ name: 'Ann Marlow' }) });
  await page.goto('/admin');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit A shop' }).click();
  await expectAccessible(page);
});

test('the admin reads an inquiry and adds an item by keyboard alone, and Escape asks before it discards', async ({
  page,
  context,
  ownSite: { url, database },
}) => {
  await signIn(context, database, url);
  await database.contactSubmission.create({ data: newInquiry({ name: 'Gil Ott', createdAt: new Date(0) }) });
  await database.contactSubmission.create({ data: newInquiry({ name: 'Hana Vale' }) });
  await page.goto('/admin');
  const { keyboard } = page;
  /**
   * Presses Tab until the target has the focus.
   *
   * @throws if Tab does not reach the target.
   */
  const tabTo = async (target: ReturnType<Page['getByRole']>) => {
    for (let steps = 0; steps < 60; steps += 1) {
      await keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error('Sixty presses of Tab did not reach the target.');
  };
  await tabTo(page.getByRole('link', { name: /Gil Ott/ }));
  await keyboard.press('Enter');
  await expect(page.getByRole('article', { name: 'Gil Ott' })).toBeVisible();
  await expect(
    page.getByRole('link', { name: /Gil Ott/ }),
    'the focus stays in the list when the pane opens',
  ).toBeFocused();
  await tabTo(page.getByRole('button', { name: 'Add portfolio item' }));
  await keyboard.press('Enter');
  await expect(page.getByLabel('Title')).toBeFocused();
  await keyboard.type('By keyboard');
  await keyboard.press('Escape');
  await expect(page.getByRole('alertdialog', { name: 'Discard what you typed?' })).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Keep editing' }),
    'the button that keeps the input has the focus',
  ).toBeFocused();
  await keyboard.press('Escape');
  await expect(page.getByText('Discard what you typed?')).toBeHidden();
  await expect(page.getByLabel('Title')).toBeFocused();
  await expect(page.getByLabel('Title')).toHaveValue('By keyboard');
  await tabTo(page.getByLabel('Description'));
  await keyboard.type('Typed, not clicked.');
  await keyboard.press('Tab');
  await keyboard.type('Lar');
  await tabTo(page.getByLabel('Image URL'));
  await keyboard.type('/images/portfolio/eso.webp');
  await keyboard.press('Enter');
  await expect(toast(page, 'Portfolio item created')).toBeVisible();
  expect(await database.portfolioItem.findMany()).toMatchObject([{ title: 'By keyboard', technology: 'Laravel' }]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the admin logs in, reads an inquiry, and logs out', async ({ page, ownSite: { database } }) => {
    await database.contactSubmission.create({ data: newInquiry({ name: 'Dee Hall', message: 'All of the message.' }) });
    await page.goto('/admin');
    await logIn(page);
    await page.getByRole('link', { name: /Dee Hall/ }).click();
    await expect(page.getByRole('article', { name: 'Dee Hall' })).toContainText('All of the message.');
    await toggleAccountMenu(page);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('the admin reads and deletes an inquiry', async ({ page, context, ownSite: { url, database } }) => {
    await signIn(context, database, url);
    await database.contactSubmission.createMany({
      data: [newInquiry({ name: 'Eve Lund' }), newInquiry({ name: 'Finn Abara' })],
    });
    await page.goto('/admin');
    await page.getByRole('link', { name: /Eve Lund/ }).tap();
    await expect(page.getByRole('article', { name: 'Eve Lund' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Finn Abara/ })).toBeHidden();
    await page.getByRole('button', { name: 'Delete', exact: true }).tap();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).tap();
    await expect(page.getByRole('link', { name: /Finn Abara/ })).toBeVisible();
    expect(await database.contactSubmission.count()).toBe(1);
    const scrolls = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(scrolls, 'nothing is wider than the screen').toBe(false);
    await page.goto('/admin/inbox?q=is:trash');
    await expect(page.getByRole('link', { name: 'Trash', exact: true })).toBeInViewport({ ratio: 1 });
  });

  test('the bottom bar links to the main views, and its More button opens a menu of all views', async ({
    page,
    context,
    ownSite: { url, database },
  }) => {
    await signIn(context, database, url);
    await page.goto('/admin');
    await page.getByRole('navigation', { name: 'Main views' }).getByRole('link', { name: 'Mail' }).tap();
    await expect(page).toHaveURL('/admin/mail');
    const more = page.getByRole('button', { name: 'More' });
    const menu = page.getByRole('navigation', { name: 'Admin' });
    await more.tap();
    await expect(menu).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await menu.getByRole('link', { name: 'Prices' }).tap();
    await expect(page).toHaveURL('/admin/prices');
    await expect(menu).toBeHidden();
    await more.tap();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(more).toBeFocused();
  });
});
