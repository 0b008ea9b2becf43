import type { PrismaClient } from '@agency/prisma';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { signIn } from '../../fixtures/admin.ts';
import { checkout, newBuyer } from '../../fixtures/checkout.ts';
import { test } from '../../fixtures/paypal.ts';
import { expect } from '../../fixtures/test.ts';

test.describe.configure({ mode: 'default' });

/** Moves a plan one month back, so that its next month is due. Turns off the trigger that forbids this. */
async function letMonthPass(database: PrismaClient, customerEmail: string): Promise<void> {
  await database.$transaction([
    database.$executeRaw`SET LOCAL session_replication_role = replica`,
    database.$executeRaw`
      UPDATE subscriptions SET started_at = started_at - interval '1 month', ends_at = ends_at - interval '1 month',
        noticed_period = paid_periods, acts_at = now()
      WHERE customer_email = ${customerEmail}`,
  ]);
}

/** Waits longer than usual, because billing runs only every five seconds, and each run calls PayPal. */
const billed = { timeout: 40_000 };

test('a plan renews, fails to be charged, is paid through a link, changes, is canceled and ends', async ({
  page,
  context,
  ownSite: { url, database, mailbox },
  paypal,
}) => {
  test.slow();
  const { toPayment, fillDetails, pay, approve, expectStep } = checkout(page);
  const buyer = newBuyer();
  const subscription = () => database.subscription.findFirstOrThrow({ where: { customerEmail: buyer.email } });
  const linkIn = async (subject: RegExp, path: string) => {
    const { text } = await mailbox.mailTo(buyer.email, subject);
    return new RegExp(`https?:\\S+${path}\\?token=[\\w-]+`).exec(text)?.[0] ?? '';
  };
  const expectPaid = async (paidPeriods: number) =>
    expect.poll(async () => (await subscription()).paidPeriods, billed).toBe(paidPeriods);

  await test.step('the customer buys a plan, and agrees to be charged each month', async () => {
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
  });

  await test.step('the plan renews three times', async () => {
    for (const paidPeriods of [2, 3, 4]) {
      await letMonthPass(database, buyer.email);
      await expectPaid(paidPeriods);
    }
  });

  await test.step('a charge is declined, then the card is closed', async () => {
    const vaultId = (await subscription()).vaultId ?? '';
    paypal.refuseSource(vaultId, 'INSTRUMENT_DECLINED');
    await letMonthPass(database, buyer.email);
    await expect.poll(async () => (await subscription()).declines, billed).toBe(1);
    await mailbox.mailTo(buyer.email, /did not go through/);
    paypal.refuseSource(vaultId, 'CARD_CLOSED');
    await database.subscription.updateMany({ where: { customerEmail: buyer.email }, data: { actsAt: new Date() } });
    await expect.poll(async () => (await subscription()).state, billed).toBe('past-due');
  });

  await test.step('the customer pays through the link, and the card is stored again', async () => {
    await page.goto(await linkIn(/^Pay for your Protect plan/, '/maintenance/pay'));
    await expectStep('payment');
    await pay.click();
    await approve.click();
    await expectStep('success');
    await expectPaid(5);
    expect(await subscription()).toMatchObject({ state: 'active', vaultId: expect.any(String) });
  });

  const plan = page.getByRole('region', { name: 'Protect' });
  await test.step('the customer opens their plan page, and downloads an invoice', async () => {
    await page.getByRole('link', { name: 'your plan' }).click();
    await page.getByLabel('Email').fill(buyer.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText('a link to it is on its way')).toBeVisible();
    await page.goto(await linkIn(/^Your plan – /, '/maintenance/plan'));
    await expect(plan).toContainText('Active');
    await expect(plan.getByRole('link', { name: /^INV-/ })).toHaveCount(5);
    await expectAccessible(page);
    const invoice = page.waitForEvent('download');
    await plan.getByRole('link', { name: /^INV-/ }).first().click();
    expect((await invoice).suggestedFilename()).toMatch(/^Invoice-INV-.*\.pdf$/);
  });

  await test.step('the plan changes with the next month', async () => {
    await plan.getByLabel(/^Plan starting /).selectOption('perform');
    await plan.getByRole('button', { name: 'Change the plan' }).click();
    await expect(plan).toContainText('Perform');
    await letMonthPass(database, buyer.email);
    await expectPaid(6);
    await page.reload();
  });

  const changed = page.getByRole('region', { name: 'Perform' });
  await test.step('the customer cancels, keeps the plan, and cancels again', async () => {
    await expect(changed).toContainText('$299.00 a month');
    await changed.getByRole('button', { name: 'Cancel my plan' }).click();
    await expect(page.getByText('Your plan is canceled.')).toBeVisible();
    await expect(changed).toContainText('Canceled');
    await changed.getByRole('button', { name: 'Keep my plan' }).click();
    await expect(page.getByText('Your plan continues.')).toBeVisible();
    await changed.getByRole('button', { name: 'Cancel my plan' }).click();
    await expect(page.getByText('Your plan is canceled.')).toBeVisible();
  });

  await test.step('the admin reads the timeline, adds a note, marks a report as sent, and deletes the note', async () => {
    await signIn(context, database, url);
    await page.goto('/admin/subscriptions?state=canceling');
    await page.getByRole('link', { name: new RegExp(`^${buyer.name}`) }).click();
    const reader = page.getByRole('article', { name: buyer.name });
    const timeline = reader.getByRole('list', { name: 'Timeline' });
    await expect(timeline).toContainText(/Declined .*INV-/);
    await expect(timeline).toContainText('Next plan changed to Perform by the customer');
    await expect(reader.getByRole('list', { name: 'Months' }).getByRole('listitem')).toHaveCount(8);
    await reader.getByText('Add a private note').click();
    await reader.getByLabel('Private note').fill('Wants to come back in spring.');
    await reader.getByRole('button', { name: 'Add note' }).click();
    await expect(timeline.getByText('Wants to come back in spring.')).toBeVisible();
    await reader.getByRole('button', { name: 'Mark report as sent' }).click();
    await expect(timeline).toContainText(/Report sent.* by studio/);
    await expectAccessible(page);
    await timeline.getByRole('button', { name: 'Delete this note' }).click();
    await timeline.getByRole('button', { name: 'Delete it for good' }).click();
    await expect(timeline.getByText('Wants to come back in spring.')).toBeHidden();
  });

  await test.step('the last month is charged, then the plan ends', async () => {
    await letMonthPass(database, buyer.email);
    await expectPaid(7);
    await letMonthPass(database, buyer.email);
    await expect.poll(async () => (await subscription()).state, billed).toBe('ended');
    await mailbox.mailTo(buyer.email, /has ended$/);
    expect((await subscription()).paidPeriods).toBe(7);
    await page.goto('/admin/subscriptions?state=ended');
    await expect(page.getByRole('link', { name: new RegExp(`^${buyer.name}`) })).toContainText(/Ended \w+ \d/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a customer requests the link to their plan, and cancels', async ({ page, ownSite: { database, mailbox } }) => {
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
    await expect(page.getByText('This link no longer works.')).toBeVisible();
  });
});
