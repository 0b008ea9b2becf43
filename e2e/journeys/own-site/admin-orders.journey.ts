import { expectAccessible } from '../../fixtures/accessible.ts';
import { logIn, signedInTest, toast } from '../../fixtures/admin-site.ts';
import { forgetOrders, newOrder } from '../../fixtures/orders.ts';
import { expect } from '../../fixtures/test.ts';

const test = signedInTest.extend<{ ordersForgotten: undefined }>({
  ordersForgotten: [
    async ({ database }, use) => {
      await forgetOrders(database);
      await use(undefined);
    },
    { auto: true },
  ],
});

const requestId = '019a0000-0000-7000-8000-000000000001';
const paid = newOrder({ customerName: 'Ann Marlow', paymentStatus: 'paid' }, [
  { kind: 'placed', amount: '149.00', requestId },
  { kind: 'capture-requested', amount: '149.00', requestId },
  { kind: 'call-failed', status: '503', requestId, detail: { call: 'capture' } },
  { kind: 'settled', amount: '149.00', status: 'COMPLETED', captureId: 'CAPTURE' },
]);

test('a signed-out admin sees the login form, which leads to the order in the address', async ({
  page,
  context,
  database,
}) => {
  await context.clearCookies();
  const { id } = await database.maintenanceOrder.create({ data: paid });
  await database.maintenanceOrder.create({ data: newOrder({ customerName: 'Ben Ito' }) });
  const answer = await page.goto(`/admin/orders?order=${id}`);
  expect(answer?.headers()['cache-control']).toContain('no-store');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page).toHaveTitle(/^Admin login/);
  await expect(page.getByText('Ann Marlow')).toBeHidden();
  await logIn(page);
  await expect(page).toHaveTitle(/^Orders/);
  await expect(page.getByRole('article', { name: 'Ann Marlow' })).toBeVisible();
});

test('the admin finds an order from the dashboard, reads its ledger, and goes back', async ({
  page,
  context,
  database,
}) => {
  await database.maintenanceOrder.create({ data: { ...paid, createdAt: new Date(0) } });
  await database.maintenanceOrder.create({ data: newOrder({ customerName: 'Cy Vale', paymentStatus: 'review' }) });
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Orders 1 need review' }).click();
  const odd = page.getByRole('article', { name: 'Cy Vale' });
  await expect(odd.getByRole('region', { name: 'PayPal captured $1 for an order of $149' })).toBeVisible();

  await page.getByRole('link', { name: /^Ann Marlow/ }).click();
  await expect(page).toHaveURL(/order=/);
  const order = page.getByRole('article', { name: 'Ann Marlow' });
  await expect(order.getByRole('link', { name: paid.customerEmail })).toHaveAttribute('href', /^mailto:buyer/);
  await expect(order).toContainText('January 31 to February 28, 2026');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await order.getByRole('button', { name: 'Copy the PayPal payment id' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(paid.paypalPaymentId);
  await order.getByRole('heading', { name: 'Ledger' }).click();
  const ledger = order.getByRole('table', { name: 'Ledger' });
  await expect(ledger.getByRole('row', { name: /We asked PayPal to take the money:.* 503/ })).toContainText(requestId);
  await ledger.getByText('Details').click();
  await expect(ledger.getByText('"call": "capture"')).toBeVisible();
  await expectAccessible(page);
  await expect(order.getByRole('list', { name: 'Steps' }).getByRole('listitem')).toContainText([
    /^Placed/,
    /^Paid/,
    /^Invoiced/,
    /^Confirmed not yet/,
  ]);
  await order.getByRole('button', { name: 'Resend confirmation and invoice' }).click();
  await expect(toast(page, 'The confirmation is on its way again')).toBeVisible();
  await expect(order.getByRole('list', { name: 'Steps' })).toContainText('With the invoice, by email');
  await page.goBack();
  await expect(odd).toBeVisible();
});

test('the admin marks an order that needs review as reviewed, unless its payment has a wrong amount', async ({
  page,
  database,
}) => {
  const reviewReason = 'A part was refunded at PayPal: 20.00 USD.';
  await database.maintenanceOrder.create({ data: { ...paid, reviewReason, createdAt: new Date(0) } });
  await database.maintenanceOrder.create({ data: newOrder({ customerName: 'Kai Oda' }) });
  const { id } = await database.maintenanceOrder.create({
    data: newOrder({ customerName: 'Lea Moor', paymentStatus: 'review', createdAt: new Date(1) }),
  });
  await page.goto('/admin/orders');
  await expect(page.getByRole('link', { name: 'Orders 2 need review' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Which orders' }).getByRole('link', { name: 'Needs review' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/orders?attention=1');
  await expect(page.getByRole('link', { name: /^Kai Oda/ })).toBeHidden();
  const clear = page.getByRole('button', { name: 'Mark as reviewed' });
  await expect(page.getByRole('article', { name: 'Lea Moor' })).toBeVisible();
  await expect(clear).toBeHidden();

  await page.getByRole('link', { name: /^Ann Marlow/ }).click();
  const order = page.getByRole('article', { name: 'Ann Marlow' });
  await expectAccessible(page);
  await clear.focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Order marked as reviewed')).toBeVisible();
  await expect(order.getByRole('heading', { name: 'Ann Marlow' })).toBeFocused();
  await order.getByRole('heading', { name: 'Ledger' }).click();
  await expect(order.getByRole('row', { name: /A person marked the order as reviewed/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Orders 1 need review' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/admin/orders?attention=1');
  await expect(page.getByRole('link', { name: /^Ann Marlow/ })).toBeHidden();
  expect(await database.maintenanceOrder.count({ where: { id, reviewReason: null } })).toBe(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('the page shows the list or an order, and nothing is wider than the screen', async ({ page, database }) => {
    const customerName = 'Bartholomew Featherstonehaugh-Cholmondeley of the Northern Shires and the Isles';
    await database.maintenanceOrder.create({ data: { ...paid, customerName } });
    await database.maintenanceOrder.create({ data: newOrder({ customerName: 'Kit Moss' }) });
    await page.goto('/admin/orders');
    await page.getByRole('link', { name: /^Needs review/ }).tap();
    await expect(page.getByText('No order needs review.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'All', exact: true }).tap();
    await page.getByRole('link', { name: /^Bartholomew/ }).tap();
    await expect(page.getByRole('heading', { name: /^Bartholomew/ })).toBeFocused();
    await expect(page.getByRole('link', { name: /^Kit Moss/ })).toBeHidden();
    await page.getByRole('heading', { name: 'Ledger' }).tap();
    await expect(page.getByRole('table', { name: 'Ledger' }).getByRole('row')).toHaveCount(6);
    const scrolls = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(scrolls, 'nothing is wider than the screen').toBe(false);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'All orders' }).tap();
    await expect(page.getByRole('link', { name: /^Bartholomew/ })).toBeFocused();
    await expect(page.getByRole('link', { name: /^Kit Moss/ })).toBeVisible();
  });
});
