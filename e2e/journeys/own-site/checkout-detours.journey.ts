import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { checkout, newBuyer } from '../../fixtures/checkout.ts';
import { test } from '../../fixtures/own-site.ts';
import { expect } from '../../fixtures/test.ts';

// Buyers go back, reload a page, and run into problems. One worker runs all tests, so that they share one site.
test.describe.configure({ mode: 'default' });

const failed = 'There was an issue processing your payment. Please try again.';
const notice = (page: Page, words: string) => page.getByRole('main').getByText(words);

test('back, forward and reload keep step, plan and input, and do not reopen a completed payment', async ({ page }) => {
  const { plan, toDetails, toPayment, name, email, fillDetails, summary, pay, approve, expectStep } = checkout(page);
  const buyer = newBuyer();
  await page.goto('/maintenance/checkout');
  await expect(plan('Protect')).toBeChecked();
  await toDetails.click();
  await expectStep('details');
  await fillDetails(buyer);
  await page.reload();
  await expectStep('details');
  await expect(name).toHaveValue(buyer.name);

  await page.getByRole('link', { name: 'Back' }).click();
  await expectStep('select');
  await plan('Maintain').check();
  await toDetails.click();
  await expectStep('details');
  await expect(summary).toContainText('$79.00');
  await expect(email).toHaveValue(buyer.email);
  await toPayment.click();
  await expectStep('payment');
  await page.reload();
  await expectStep('payment');
  await expect(summary).toContainText('$79.00');
  await page.goBack();
  await expectStep('details');
  await expect(name).toHaveValue(buyer.name);
  await page.goForward();
  await expectStep('payment');
  await pay.click();
  await approve.click();
  await expectStep('success');

  // A buyer cannot go back to a payment that was made.
  await page.goBack();
  await expectStep('success');
  await page.goto('/maintenance/checkout?step=payment');
  await expectStep('success');
  await page.getByRole('link', { name: 'Buy another plan' }).click();
  await expectStep('select');
  await toDetails.click();
  await expect(name).toHaveValue('');
});

test('PayPal may load at the payment step and nowhere else', async ({ page, request }) => {
  const { goToPayment } = checkout(page);
  const opener = (path: string) => request.get(path).then((answer) => answer.headers()['cross-origin-opener-policy']);
  expect(await opener('/maintenance/checkout')).toBe('same-origin');
  const sdk: string[] = [];
  page.on('request', (asked) => asked.url().includes('/api/paypal/') && sdk.push(new URL(page.url()).search));
  const opened = page.waitForResponse((answer) => answer.url().endsWith('/maintenance/checkout?step=payment'));
  await goToPayment(newBuyer());
  const headers = (await opened).headers();
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  expect(headers['cache-control']).toContain('no-store');
  expect(new Set(sdk)).toEqual(new Set(['?step=payment']));
});

test('a canceled, failed or declined payment is reported, charges nothing, and can be repeated', async ({
  page,
  faults,
  ownSite: { database },
}) => {
  const { goToPayment, pay, cancel, fail, decline, approve, back, expectStep } = checkout(page);
  const buyer = newBuyer();
  faults.allow(/^console error: .* 409 /, /^answer 409: .*\/capture$/);
  await goToPayment(buyer);
  await pay.click();
  await cancel.click();
  await expect(notice(page, 'Nothing was charged.')).toBeVisible();
  await expect(back).toBeEnabled();
  await expectAccessible(page);

  await pay.click();
  await fail.click();
  await expect(notice(page, failed)).toBeVisible();
  await expectStep('payment');

  await pay.click();
  await decline.click();
  await expect(notice(page, 'PayPal declined the payment, and no money was taken.')).toBeVisible();
  await pay.click();
  await approve.click();
  await expectStep('success');
  const where = { customerEmail: buyer.email };
  expect(await database.maintenanceOrder.findMany({ where })).toMatchObject([{ paymentStatus: 'paid' }]);
});
