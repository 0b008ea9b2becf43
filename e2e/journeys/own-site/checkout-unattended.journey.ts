import type { PrismaClient } from '@agency/prisma';
import type { Page } from '@playwright/test';
import { type Buyer, checkout, newBuyer } from '../../fixtures/checkout.ts';
import { test as base } from '../../fixtures/paypal.ts';
import { expect } from '../../fixtures/test.ts';

// The buyer does not watch the payment to the end. PayPal's stand-in is on another origin. One worker runs all tests,
// so that they share one site.
base.describe.configure({ mode: 'default' });

const agency = 'hello@meridianweb.example';
const notice = (page: Page, words: string) => page.getByRole('main').getByText(words);

const test = base.extend<{
  /** Goes through the checkout until PayPal's window opens. Returns the id of the PayPal order. */
  openPayPal(buyer: Buyer): Promise<string>;
  ordersOf(buyer: Buyer): ReturnType<PrismaClient['maintenanceOrder']['findMany']>;
  /** Expects that the buyer has one order, paid by one capture, and got each of the order's two mails once. */
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
      const mails = (await mailbox.mailsTo(agency)).filter(({ subject }) => subject.includes(invoice));
      expect([mails.length, (await mailbox.mailsTo(buyer.email)).length]).toEqual([1, 1]);
      expect(await database.outgoingMail.count({ where: { recipient: buyer.email } })).toBe(1);
    }),
});

test('if the browser closes after the approval, PayPal’s webhook reports the approval, and the order is paid', async ({
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

test('if the answer to the capture is lost, the payment is checked, and found after a reload', async ({
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
  // PayPal takes the money, and does not answer from then on.
  paypal.setFaults(({ call }) => (call === 'capture' ? { drop: 'after' } : { drop: 'before' }));
  await approve.click();
  await expect(notice(page, 'We will keep checking your payment, and you will not be charged twice.')).toBeVisible();
  await expect(pay).toBeHidden();
  expect(paypal.captures().some(({ orderId }) => orderId === id)).toBe(true);
  paypal.setFaults(null);
  await page.reload();
  await expectStep('success');
  await expectPaidOnce(buyer, id);
});
