import type { PrismaClient } from '@agency/prisma';
import type { Page } from '@playwright/test';
import { type Buyer, checkout, newBuyer } from '../../fixtures/checkout.ts';
import { test as base } from '../../fixtures/paypal.ts';
import { letReconcile } from '../../fixtures/reconcile.ts';
import { expect } from '../../fixtures/test.ts';

// Payments that nobody watches to their end, with PayPal at the other end of a line. In one worker, for one site.
base.describe.configure({ mode: 'default' });

const agency = 'hello@meridianweb.example';
const notice = (page: Page, words: string) => page.getByRole('main').getByText(words);

const test = base.extend<{
  /** Up to PayPal's window. Gives PayPal's id of the order. */
  openPayPal(buyer: Buyer): Promise<string>;
  ordersOf(buyer: Buyer): ReturnType<PrismaClient['maintenanceOrder']['findMany']>;
  /** The one order of this buyer is paid by the one capture of it, and each of its two mails came once. */
  expectPaidOnce(buyer: Buyer, paypalOrderId: string): Promise<void>;
}>({
  openPayPal: ({ page, paypal }, use) =>
    use(async (buyer) => {
      const { goToPayment, pay, approve } = checkout(page);
      await goToPayment(buyer);
      await pay.click();
      await expect(approve).toBeEnabled();
      return paypal.orders().at(-1)?.id ?? '';
    }),
  ordersOf: ({ database }, use) =>
    use(({ email }) =>
      database.maintenanceOrder.findMany({ where: { customerEmail: email }, orderBy: { createdAt: 'asc' } }),
    ),
  expectPaidOnce: ({ paypal, ordersOf, database, ownSite: { mailbox } }, use) =>
    use(async (buyer, paypalOrderId) => {
      const paid = { paymentStatus: 'paid', orderStatus: 'active' };
      await expect.poll(() => ordersOf(buyer), { timeout: 20_000 }).toMatchObject([paid]);
      const [order] = await ordersOf(buyer);
      const captures = paypal.captures().filter(({ orderId }) => orderId === paypalOrderId);
      expect(captures).toMatchObject([{ id: order?.paypalPaymentId, amount: { value: '149.00', currency: 'USD' } }]);
      const invoice = order?.invoiceNumber ?? 'none';
      const confirmation = await mailbox.mailTo(buyer.email, `Your maintenance plan: Protect, invoice ${invoice}`);
      expect(confirmation.source).toContain(`Invoice-${invoice}.pdf`);
      await mailbox.mailTo(agency, `Order ${invoice} from ${buyer.name}: Protect`);
      const told = (await mailbox.mailsTo(agency)).filter(({ subject }) => subject.includes(invoice));
      expect([told.length, (await mailbox.mailsTo(buyer.email)).length]).toEqual([1, 1]);
      expect(await database.outgoingMail.count({ where: { recipient: buyer.email } })).toBe(1);
    }),
});

// First, since a site that has asked PayPal before needs not ask for everything again.
test('while PayPal is away the order is kept, and can be paid when it is back', async ({ page, faults, paypal }) => {
  faults.allow(/^console error: .* 502 /, /^answer 502: .*\/api\/paypal\/order$/);
  const { pay, approve, toPayment, fillDetails, expectStep } = checkout(page);
  const away = () => paypal.setFaults(() => ({ answer: { status: 503, when: 'before' } }));
  await page.goto('/maintenance/checkout?step=details');
  await fillDetails(newBuyer());
  away();
  await toPayment.click();
  await expectStep('payment');
  await expect(notice(page, 'PayPal does not answer just now.')).toBeVisible();
  await expect(pay).toBeHidden();
  paypal.setFaults(null);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(pay).toBeVisible();
  away();
  await pay.click();
  await expect(notice(page, 'There was an issue processing your payment. Please try again.')).toBeVisible();
  paypal.setFaults(null);
  await pay.click();
  await approve.click();
  await expectStep('success');
});

test('the browser closes after the approval: PayPal tells of it, and the order is paid', async ({
  page,
  context,
  paypal,
  openPayPal,
  expectPaidOnce,
}) => {
  const buyer = newBuyer();
  const id = await openPayPal(buyer);
  paypal.approve(id);
  await page.close();
  expect(await paypal.sendWebhook('CHECKOUT.ORDER.APPROVED', id, { times: 2 })).toEqual([200, 200]);
  expect(await paypal.sendWebhook('PAYMENT.CAPTURE.COMPLETED', id)).toEqual([200]);
  await expectPaidOnce(buyer, id);

  const back = await context.newPage();
  await back.goto('/maintenance/checkout?step=payment');
  await checkout(back).expectStep('success');
});

test('the browser closes and PayPal tells of nothing: the site looks for itself, and the order is paid', async ({
  page,
  paypal,
  database,
  openPayPal,
  ordersOf,
  expectPaidOnce,
}) => {
  const buyer = newBuyer();
  const id = await openPayPal(buyer);
  paypal.approve(id);
  await page.close();
  await letReconcile(database);
  await expectPaidOnce(buyer, id);
  const [order] = await ordersOf(buyer);
  const where = { orderId: order?.id ?? '', kind: 'settled' };
  expect(await database.paymentEvent.findMany({ where })).toMatchObject([{ detail: { source: 'reconciliation' } }]);
});

test('the answer to the capture is lost: the payment is checked, and found when the page is loaded anew', async ({
  page,
  faults,
  paypal,
  openPayPal,
  expectPaidOnce,
}) => {
  faults.allow(/^console error: .* 502 /, /^answer 502: .*\/capture$/);
  const { approve, pay, expectStep } = checkout(page);
  const buyer = newBuyer();
  const id = await openPayPal(buyer);
  // The money is taken, and PayPal cannot be heard from then on.
  paypal.setFaults(({ call }) => (call === 'capture' ? { drop: 'after' } : { drop: 'before' }));
  await approve.click();
  await expect(notice(page, 'We keep checking your payment, and it is never taken twice.')).toBeVisible();
  await expect(pay).toBeHidden();
  expect(paypal.captures().some(({ orderId }) => orderId === id)).toBe(true);
  paypal.setFaults(null);
  await page.reload();
  await expectStep('success');
  await expectPaidOnce(buyer, id);
});

test('a payment that PayPal looks at first says so, and is a success once PayPal has decided', async ({
  page,
  faults,
  paypal,
  openPayPal,
  ordersOf,
  expectPaidOnce,
}) => {
  faults.allow(/^console error: .* 409 /, /^answer 409: .*\/capture$/);
  const { approve, pay, back, expectStep } = checkout(page);
  const buyer = newBuyer();
  const id = await openPayPal(buyer);
  await page.route('**/demo/orders/*/approve', async (route) => {
    paypal.approve(id, 'pending');
    await route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, json: { payerId: 'DEMONSTRATION' } });
  });
  await approve.click();
  const words = 'PayPal is checking this payment.';
  await expect(notice(page, words)).toBeVisible();
  await page.reload();
  await expect(notice(page, words)).toBeVisible();
  await expect(pay).toBeHidden();
  await expect(back).toBeHidden();
  expect(await ordersOf(buyer)).toMatchObject([{ paymentStatus: 'pending' }]);

  const [capture] = paypal.captures().filter(({ orderId }) => orderId === id);
  paypal.decide(capture?.id ?? '', 'COMPLETED');
  expect(await paypal.sendWebhook('PAYMENT.CAPTURE.COMPLETED', id)).toEqual([200]);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expectStep('success');
  await expectPaidOnce(buyer, id);
});

test('the report of a payment that was made does not arrive: the page says so, and the order is paid', async ({
  page,
  faults,
  openPayPal,
  expectPaidOnce,
}) => {
  faults.allow(/^console error: .*ERR_CONNECTION_RESET/, /^request failed: .*RESET .*payment-success$/);
  const { approve, pay, expectStep } = checkout(page);
  const buyer = newBuyer();
  const id = await openPayPal(buyer);
  await page.route('**/payment-success', (route) => route.abort('connectionreset'));
  await approve.click();
  const words = 'Payment completed but there was an issue processing your order. Please contact support.';
  await expect(notice(page, words)).toBeVisible();
  await expect(pay).toBeHidden();
  await expectPaidOnce(buyer, id);
  await page.reload();
  await expectStep('success');
});

test('another sum than the order has is refused, whatever the browser asks for', async ({
  page,
  faults,
  paypal,
  expectPaidOnce,
}) => {
  faults.allow(/^console error: .* 400 /, /^answer 400: .*\/api\/paypal\/order$/);
  const { goToPayment, pay, approve, expectStep } = checkout(page);
  const buyer = newBuyer();
  await goToPayment(buyer);
  await page.route('**/api/paypal/order', (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), amount: '1.00' }) }),
  );
  const before = paypal.orders().length;
  await pay.click();
  await expect(notice(page, 'The amount of this order is 149.00.')).toBeVisible();
  expect(paypal.orders()).toHaveLength(before);
  await page.unroute('**/api/paypal/order');
  await pay.click();
  await approve.click();
  await expectStep('success');
  await expectPaidOnce(buyer, paypal.orders().at(-1)?.id ?? '');
});

test('an approved payment is captured for the browser that placed the order, and for no other', async ({
  page,
  playwright,
  paypal,
  ownSite,
  openPayPal,
  expectPaidOnce,
}) => {
  const { approve, expectStep } = checkout(page);
  const buyer = newBuyer();
  const id = await openPayPal(buyer);
  paypal.approve(id);
  const other = await playwright.request.newContext({ baseURL: ownSite.url });
  await other.post('/api/maintenance/create', {
    data: { customerName: 'Eve', customerEmail: newBuyer().email, packageType: 'protect', packagePrice: '149.00' },
  });
  expect((await other.post(`/api/paypal/order/${id}/capture`, { data: {} })).status()).toBe(404);
  await other.dispose();
  expect(paypal.captures().filter(({ orderId }) => orderId === id)).toEqual([]);
  await approve.click();
  await expectStep('success');
  await expectPaidOnce(buyer, id);
});

test('who has paid can buy again in the same browser, by an order of its own', async ({
  page,
  paypal,
  openPayPal,
  expectPaidOnce,
}) => {
  const { approve, plan, toDetails, toPayment, fillDetails, pay, expectStep } = checkout(page);
  const [first, second] = [newBuyer(), newBuyer()];
  const id = await openPayPal(first);
  await approve.click();
  await expectStep('success');
  await page.getByRole('link', { name: 'Buy another plan' }).click();
  await plan('Protect').check();
  await toDetails.click();
  await fillDetails(second);
  await toPayment.click();
  await expectStep('payment');
  await pay.click();
  await approve.click();
  await expectStep('success');
  const again = paypal.orders().at(-1)?.id ?? '';
  expect(again).not.toBe(id);
  await expectPaidOnce(first, id);
  await expectPaidOnce(second, again);
});
