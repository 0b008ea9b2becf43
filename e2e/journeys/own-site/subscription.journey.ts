import type { PrismaClient } from '@agency/prisma';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { signIn } from '../../fixtures/admin.ts';
import { checkout, newBuyer } from '../../fixtures/checkout.ts';
import { test } from '../../fixtures/own-site.ts';
import { expect } from '../../fixtures/test.ts';

// Without PayPal's keys: the embedded stand-in, which stores payment methods too.
test.describe.configure({ mode: 'default' });

/** Moves a plan a month into the past, past the trigger that protects it, so that its next month is due. */
async function letMonthPass(database: PrismaClient, customerEmail: string): Promise<void> {
  await database.$transaction([
    database.$executeRaw`SET LOCAL session_replication_role = replica`,
    database.$executeRaw`
      UPDATE subscriptions SET started_at = started_at - interval '32 days', noticed_period = 1, acts_at = now()
      WHERE customer_email = ${customerEmail}`,
  ]);
}

test('a plan renews by itself, and its customer sees, cancels and keeps it by a mailed link', async ({
  page,
  context,
  ownSite: { url, database, mailbox },
}) => {
  test.slow();
  const { toPayment, fillDetails, pay, approve, expectStep } = checkout(page);
  const buyer = newBuyer();
  await page.goto('/maintenance/checkout?step=details&plan=protect');
  await fillDetails(buyer);
  await expect(page.getByLabel('Charge each month automatically')).toBeChecked();
  await toPayment.click();
  await expectStep('payment');
  await expect(page.getByText('you agree that PayPal stores your payment method')).toBeVisible();
  await pay.click();
  await approve.click();
  await expectStep('success');
  await expect(page.getByRole('main')).toContainText('Monthly billing continues automatically at $149.00');

  await letMonthPass(database, buyer.email);
  await expect
    .poll(() => database.maintenanceOrder.count({ where: { customerEmail: buyer.email, paymentStatus: 'paid' } }), {
      timeout: 40_000,
    })
    .toBe(2);

  await page.getByRole('link', { name: 'your plan' }).click();
  await page.getByLabel('Email').fill(buyer.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('a link to it is on its way')).toBeVisible();
  const { text } = await mailbox.mailTo(buyer.email, /^Your plan – /);
  const address = /https?:\S+\/maintenance\/plan\?token=[\w-]+/.exec(text)?.[0] ?? '';
  await page.goto(address);
  const plan = page.getByRole('region', { name: 'Protect' });
  await expect(plan).toContainText('Active');
  await expect(plan.getByRole('link', { name: /^INV-/ })).toHaveCount(2);
  await expectAccessible(page);
  const invoice = page.waitForEvent('download');
  await plan.getByRole('link', { name: /^INV-/ }).first().click();
  expect((await invoice).suggestedFilename()).toMatch(/^Invoice-INV-.*\.pdf$/);

  await plan.getByRole('button', { name: 'Cancel my plan' }).click();
  await expect(page.getByText('Your plan is canceled.')).toBeVisible();
  await expect(plan).toContainText('Canceled');
  await plan.getByRole('button', { name: 'Keep my plan' }).click();
  await expect(page.getByText('Your plan goes on.')).toBeVisible();
  await plan.getByLabel('Plan from the next month on').selectOption('perform');
  await plan.getByRole('button', { name: 'Change the plan' }).click();
  await expect(plan).toContainText('Perform');

  await test.step('the admin sees it, and cancels it', async () => {
    await signIn(context, database, url);
    await page.goto('/admin/subscriptions');
    const row = page.getByRole('listitem').filter({ hasText: buyer.name }).first();
    await expect(row).toContainText('2 months paid');
    await expect(row).toContainText('Perform from then on');
    await expectAccessible(page);
    const filters = page.getByRole('navigation', { name: 'Which subscriptions' });
    await filters.getByRole('link', { name: 'Past due' }).click();
    await expect(row).toBeHidden();
    await filters.getByRole('link', { name: 'Active' }).click();
    await row.getByRole('button', { name: 'Cancel the plan' }).click();
    await filters.getByRole('link', { name: 'Canceled' }).click();
    await expect(row.getByRole('button', { name: 'Keep the plan' })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a customer asks for the link, and cancels', async ({ page, ownSite: { database, mailbox } }) => {
    const buyer = newBuyer();
    await database.subscription.create({
      data: {
        ...{ customerName: buyer.name, customerEmail: buyer.email, packageType: 'maintain', packagePrice: '79.00' },
        ...{ currency: 'USD', demo: true, startedAt: new Date(), actsAt: null },
      },
    });
    await page.goto('/maintenance/plan');
    await page.getByLabel('Email').fill(buyer.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText('a link to it is on its way')).toBeVisible();
    const { text } = await mailbox.mailTo(buyer.email, /^Your plan – /);
    await page.goto(/https?:\S+\/maintenance\/plan\?token=[\w-]+/.exec(text)?.[0] ?? '');
    await page.getByRole('button', { name: 'Cancel my plan' }).click();
    await expect(page.getByText('Your plan is canceled.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Keep my plan' })).toBeVisible();
    await page.goto('/maintenance/plan?token=made-up');
    await expect(page.getByText('This link does not work any more.')).toBeVisible();
  });
});
