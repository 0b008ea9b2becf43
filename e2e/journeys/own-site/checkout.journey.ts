import { expectAccessible } from '../../fixtures/accessible.ts';
import { checkout, newBuyer } from '../../fixtures/checkout.ts';
import { test } from '../../fixtures/own-site.ts';
import { expect } from '../../fixtures/test.ts';

// The site has no keys for PayPal, so it uses the embedded stand-in. One worker runs all tests, so that they share
// one site.
test.describe.configure({ mode: 'default' });

const agency = 'hello@meridianweb.example';
const planLinks = '/services/wordpress-maintenance';
const plan = { type: 'protect', name: 'Protect', price: '$149.00' };

test("a visitor buys a plan from the plans' page and gets the invoice", async ({
  page,
  ownSite: { database, mailbox },
}) => {
  const { summary, plan: radio, toDetails, toPayment, fillDetails, pay, approve, expectStep } = checkout(page);
  const someone = newBuyer();
  const buyer = { ...someone, email: someone.email.replace('@', '@wirtschaftspruefungsgesellschaft.') };
  await page.goto(planLinks);
  await page.getByRole('link', { name: 'Choose Plan' }).nth(1).click();
  await expectStep('details');
  await page.getByRole('link', { name: 'Back' }).click();
  await expectStep('select');
  await expect(radio(plan.name)).toBeChecked();
  // Waits for the framework in this new document, because without it the next step does not get the focus.
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeAttached();
  await toDetails.click();
  await expectStep('details');
  await expect(page).toHaveURL(`/maintenance/checkout?step=details&plan=${plan.type}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(summary).toContainText(plan.name);
  await expect(summary).toContainText(plan.price);
  await fillDetails(buyer);
  await toPayment.click();
  await expectStep('payment');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('This is a demonstration and takes no money.')).toBeVisible();
  await expect(summary).toContainText(plan.price);
  await pay.click();
  await approve.click();

  await expectStep('success');
  const main = page.getByRole('main');
  const invoiceNumber = (await main.textContent())?.match(/INV-\d{4}-\d{6}/)?.[0] ?? '';
  expect(invoiceNumber).not.toBe('');
  for (const words of [plan.name, plan.price, buyer.email, 'welcome email within 24 hours'])
    await expect(main).toContainText(words);
  await expect(main).toContainText('Monthly billing continues automatically');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await expectStep('success');
  await expect(main).toContainText(invoiceNumber);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond, 'the page with a long email address fits a phone').toBeLessThanOrEqual(0);

  const orders = await database.maintenanceOrder.findMany({ where: { customerEmail: buyer.email } });
  expect(orders).toHaveLength(1);
  expect(orders[0]).toMatchObject({ packageType: plan.type, paymentStatus: 'paid', orderStatus: 'active' });
  const confirmation = await mailbox.mailTo(
    buyer.email,
    `Your maintenance plan: ${plan.name}, invoice ${invoiceNumber}`,
  );
  expect(confirmation.source).toContain('Content-Type: application/pdf');
  expect(confirmation.source).toContain(`Invoice-${invoiceNumber}.pdf`);
  expect(confirmation.text).toContain(plan.price);
  await mailbox.mailTo(agency, `Order ${invoiceNumber} from ${buyer.name}: ${plan.name}`);
  await main.getByRole('link', { name: 'Back to maintenance services' }).click();
  await expect(page).toHaveURL(planLinks);
});

test('a buyer without a mouse changes the plan, corrects an entry and pays', async ({
  page,
  ownSite: { database },
}) => {
  const { keyboard } = page;
  const { plan, name, email, website, toPayment, pay, approve, expectStep } = checkout(page);
  const buyer = newBuyer();
  await page.goto('/maintenance/checkout');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await expect(plan('Protect')).toBeFocused();
  await keyboard.press('ArrowDown');
  await expect(plan('Perform')).toBeChecked();
  await expect(plan('Perform')).toBeFocused();
  await keyboard.press('Enter');
  await expectStep('details');
  await keyboard.press('Tab');
  await expect(name).toBeFocused();
  await keyboard.type(buyer.name);
  await keyboard.press('Tab');
  await keyboard.type('ada@');
  await keyboard.press('Enter');
  await expect(email).toHaveAccessibleDescription(/^Please enter a valid email address/);
  await expect(email).toBeFocused();
  await email.fill('');
  await keyboard.type(buyer.email);
  await keyboard.press('Tab');
  await expect(website).toBeFocused();
  await keyboard.type('analytical.example');
  await keyboard.press('Tab');
  await expect(page.getByLabel('Charge each month automatically')).toBeFocused();
  await keyboard.press('Tab');
  await expect(toPayment).toBeFocused();
  await keyboard.press('Enter');
  await expectStep('payment');
  await expect(pay).toBeVisible();
  await keyboard.press('Tab');
  await expect(pay).toBeFocused();
  await keyboard.press('Enter');
  await expect(approve).toBeEnabled();
  await keyboard.press('Tab');
  await expect(approve).toBeFocused();
  await keyboard.press('Enter');
  await expectStep('success');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const where = { customerEmail: buyer.email };
  expect(await database.maintenanceOrder.findMany({ where })).toMatchObject([
    { packageType: 'perform', website: 'https://analytical.example' },
  ]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('a buyer completes all steps, which are accessible in both themes', async ({ page }) => {
    const { toDetails, toPayment, fillDetails, pay, approve, dialog, expectStep } = checkout(page);
    await page.goto('/maintenance/checkout');
    await expectAccessible(page);
    await page.locator('label', { hasText: 'Maintain' }).tap();
    await toDetails.tap();
    await expectStep('details');
    await toPayment.tap();
    await expectAccessible(page);
    await fillDetails(newBuyer());
    await toPayment.tap();
    await expectStep('payment');
    await expect(pay).toBeVisible();
    await expectAccessible(page);
    await pay.tap();
    await expect(approve).toBeEnabled();
    await expectAccessible(page);
    await approve.tap();
    await expect(dialog).toBeHidden();
    await expectStep('success');
    await expect(page.getByRole('main')).toContainText('Maintain');
    await expectAccessible(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a buyer reaches the payment step, which says that it needs JavaScript', async ({ page, faults }) => {
    faults.allow(/^console error: .* 400 /, /^answer 400: /);
    const { plan, toDetails, toPayment, name, email, fillDetails, back, expectStep } = checkout(page);
    const buyer = newBuyer();
    await page.goto('/maintenance/checkout');
    await plan('Perform').check();
    await toDetails.click();
    await expectStep('details');
    await name.fill('A');
    await toPayment.click();
    await expect(name).toHaveAccessibleDescription('Name must be at least 2 characters');
    await expect(email).toHaveAccessibleDescription(/^Please enter a valid email address/);
    await expect(name).toHaveValue('A');
    await fillDetails(buyer);
    await toPayment.click();
    await expectStep('payment');
    await expect(page.locator('main noscript p')).toContainText('Payment requires JavaScript.');
    await expect(page.locator('main noscript p')).toContainText(agency);
    await back.click();
    await expectStep('details');
    await expect(page).toHaveURL('/maintenance/checkout?step=details&plan=perform');
    await expect(name).toHaveValue(buyer.name);
    await expect(email).toHaveValue(buyer.email);
  });
});
