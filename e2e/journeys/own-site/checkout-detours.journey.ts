import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { checkout, newBuyer } from '../../fixtures/checkout.ts';
import { test } from '../../fixtures/own-site.ts';
import { expect } from '../../fixtures/test.ts';

// Buyers who turn back, load a page anew, and meet what goes wrong. In one worker, which starts one site for all of them.
test.describe.configure({ mode: 'default' });

const failed = 'There was an issue processing your payment. Please try again.';
const notice = (page: Page, words: string) => page.getByRole('main').getByText(words);

test('back, forward and reload do at each step what a buyer expects', async ({ page }) => {
  const { plan, toDetails, toPayment, name, email, fillDetails, summary, pay, approve, back, expectStep } =
    checkout(page);
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
  await page.goBack();
  await expectStep('select');
  await page.goForward();
  await expectStep('details');
  await expect(name).toHaveValue(buyer.name);

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
  await back.click();
  await expectStep('details');
  await expect(summary).toContainText('Maintain');
  await expect(email).toHaveValue(buyer.email);
  await toPayment.click();
  await expectStep('payment');
  await pay.click();
  await approve.click();
  await expectStep('success');

  // Nothing leads back into a payment that is made.
  await page.goBack();
  await expectStep('success');
  await page.goto('/maintenance/checkout?step=payment');
  await expectStep('success');
  await page.getByRole('link', { name: 'Buy another plan' }).click();
  await expectStep('select');
  await toDetails.click();
  await expect(name).toHaveValue('');
});

test('an address leads no further than the order does', async ({ page }) => {
  const { expectStep, goToPayment } = checkout(page);
  await page.goto('/maintenance/checkout?step=payment&plan=perform');
  await expectStep('details');
  await expect(page).toHaveURL('/maintenance/checkout?step=details&plan=perform');
  await page.goto('/maintenance/checkout?step=success');
  await expectStep('select');
  await goToPayment(newBuyer());
  await page.goto('/maintenance/checkout?step=success');
  await expectStep('select');
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

test('who cancels, meets an error or is declined is told so, has paid nothing, and can pay then', async ({
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
  await expectAccessible(page);

  await pay.click();
  await decline.click();
  await expect(notice(page, 'PayPal declined the payment, and no money was taken.')).toBeVisible();
  await pay.click();
  await approve.click();
  await expectStep('success');
  const where = { customerEmail: buyer.email };
  expect(await database.maintenanceOrder.findMany({ where })).toMatchObject([{ paymentStatus: 'paid' }]);
});

test('an approval after PayPal told of an error is a payment all the same', async ({ page, ownSite: { database } }) => {
  const { goToPayment, pay, approve, dialog, expectStep } = checkout(page);
  const buyer = newBuyer();
  // The SDK, with a way to tell the page of an error while its window stays open.
  await page.route('**/demo-sdk.js', async (route) => {
    const answer = await route.fetch();
    const body = `${await answer.text()}
      const { createInstance } = window.paypal;
      window.paypal.createInstance = async (options) => {
        const instance = await createInstance(options);
        return {
          createPayPalOneTimePaymentSession(events) {
            document.addEventListener('made-up-error', () => events.onError(new Error('made up')), { once: true });
            return instance.createPayPalOneTimePaymentSession(events);
          },
        };
      };`;
    await route.fulfill({ response: answer, body });
  });
  await goToPayment(buyer);
  await pay.click();
  await expect(approve).toBeEnabled();
  await page.evaluate(() => document.dispatchEvent(new Event('made-up-error')));
  await expect(page.getByText(failed)).toBeAttached();
  await expect(dialog).toBeVisible();
  await approve.click();
  await expectStep('success');
  const where = { customerEmail: buyer.email };
  expect(await database.maintenanceOrder.findMany({ where })).toMatchObject([{ paymentStatus: 'paid' }]);
});

test('details that are sent twice at once by a new visitor are one order', async ({ page, ownSite: { database } }) => {
  const { fillDetails, expectStep } = checkout(page);
  const buyer = newBuyer();
  await page.goto('/maintenance/checkout?step=details');
  await fillDetails(buyer);
  await page.evaluate(async () => {
    const [form] = [...document.forms].filter(({ method }) => method === 'post');
    const send = () =>
      fetch(form?.action ?? '', { method: 'POST', body: new URLSearchParams(new FormData(form) as never) });
    await Promise.all([send(), send()]);
  });
  await page.goto('/maintenance/checkout?step=payment');
  await expectStep('payment');
  expect(await database.maintenanceOrder.count({ where: { customerEmail: buyer.email } })).toBe(1);
});

test('while the payment is processed nothing leads back, and a page loaded anew finds it paid', async ({ page }) => {
  const { goToPayment, pay, approve, back, expectStep } = checkout(page);
  await goToPayment(newBuyer());
  // The first request is never answered.
  await page.route('**/capture', () => undefined, { times: 1 });
  await pay.click();
  await expect(back).toBeDisabled();
  await approve.click();
  await expect(page.getByRole('status').filter({ hasText: 'Processing your payment...' })).toBeFocused();
  await expect(back).toBeDisabled();
  await expectAccessible(page);
  await page.reload();
  await expectStep('success');
});

test('what goes wrong after the charge says so, and the payment is found when the page is asked again', async ({
  page,
  faults,
}) => {
  const { goToPayment, pay, approve, expectStep } = checkout(page);
  faults.allow(/^console error: .* 502 /, /^answer 502: .*payment-success$/);
  await goToPayment(newBuyer());
  await page.route('**/api/maintenance/payment-success', (route) => route.fulfill({ status: 502, json: {} }));
  await pay.click();
  await approve.click();
  const words = 'Payment completed but there was an issue processing your order. Please contact support.';
  await expect(notice(page, words)).toBeVisible();
  await expect(notice(page, words)).toContainText('hello@meridianweb.example');
  await expect(notice(page, words)).toContainText(/INV-\d{4}-\d{6}/);
  await expect(pay).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expectStep('success');
});

test('a script that does not come, and an answer that does not, can be asked for again', async ({
  page,
  context,
  faults,
}) => {
  const { goToPayment, pay, name, toPayment, fillDetails, expectStep } = checkout(page);
  const buyer = newBuyer();
  faults.allow(/^console error: .*ERR_INTERNET_DISCONNECTED/, /^request failed: net::ERR_INTERNET_DISCONNECTED/);
  await page.goto('/maintenance/checkout?step=details');
  await fillDetails(buyer);
  await context.setOffline(true);
  await toPayment.click();
  await expect(notice(page, 'Failed to create order. Please try again.')).toBeVisible();
  await expect(name).toHaveValue(buyer.name);
  await context.setOffline(false);

  faults.allow(/^console error: .*ERR_FAILED/, /^request failed: net::ERR_FAILED .*sdk/);
  await page.route('**/*sdk.js', (route) => route.abort());
  await toPayment.click();
  await expectStep('payment');
  await expect(notice(page, 'PayPal’s button could not be loaded.')).toBeVisible();
  await page.unroute('**/*sdk.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(pay).toBeVisible();

  await context.setOffline(true);
  await pay.click();
  await expect(notice(page, failed)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(pay).toBeVisible();
  await goToPayment(buyer);
});
