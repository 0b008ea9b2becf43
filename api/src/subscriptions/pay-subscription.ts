import type { MaintenanceOrder, Prisma, Subscription } from '@agency/prisma/client';
import type { CheckoutContext } from '#api/orders/record-event.ts';
import { flagOrder } from '#api/orders/review-order.ts';
import type { PayPalOrder } from '#api/paypal/paypal.ts';
import { expireWaiting } from './end-subscription.ts';
import { periodOf } from './periods.ts';
import { actsAtOf, isCharged, lockSubscription, recordStep } from './subscription-state.ts';

/**
 * Returns the period that a locked order pays for, and locks its subscription. Null for the first order of a
 * subscription.
 */
export async function periodOfOrder(
  transaction: Prisma.TransactionClient,
  { subscriptionId, period }: MaintenanceOrder,
): Promise<{ startDate: Date; endDate: Date } | null> {
  if (subscriptionId === null || period === null) return null;
  const { startedAt } = await lockSubscription(transaction, subscriptionId);
  return periodOf(startedAt, period);
}

/** A paid order, and whether its customer gets a confirmation. */
type Paid = { order: MaintenanceOrder; isConfirmed: boolean };

/**
 * Updates a subscription after its locked order was paid. The first order begins the subscription, and each later order
 * pays for the next period, even if the payment arrives after the subscription has ended. An order needs review if its
 * period was already paid, if a refund ended the subscription, or if the subscription ended before the order's period
 * began. If the subscription has ended, such an order is not confirmed.
 */
export async function paySubscription(
  transaction: Prisma.TransactionClient,
  order: MaintenanceOrder,
  facts: PayPalOrder,
  context: CheckoutContext,
): Promise<Paid> {
  const stored = order.mayVault ? facts.vaultId : null;
  if (order.subscriptionId === null)
    return { order: await beginSubscription(transaction, order, stored, context), isConfirmed: true };
  const subscription = await lockSubscription(transaction, order.subscriptionId);
  const hasEnded = subscription.state === 'ended';
  const isNext = order.period === subscription.paidPeriods;
  if (!isNext || (hasEnded && !(await isOwed(transaction, subscription)))) {
    const why = isNext
      ? 'The order was paid after its subscription had ended.'
      : 'The order pays for a month that another order has already paid for.';
    return { order: await flagOrder(transaction, order, { why }, context), isConfirmed: !hasEnded };
  }
  const vaultId = hasEnded ? null : stored;
  const { packageType, packagePrice, currency } = order;
  const { paidPeriods: period } = subscription;
  const paid = {
    packageType,
    packagePrice,
    currency,
    paidPeriods: period + 1,
    // A change of plan that was made while this order was open stays, and applies to the next order.
    ...(packageType === subscription.nextPackageType && { nextPackageType: null, nextPackagePrice: null }),
    state: hasEnded ? 'ended' : subscription.endsAt ? 'canceling' : 'active',
    declines: 0,
    ...(vaultId && { vaultId }),
  };
  // If this order had ended before its payment arrived, the order that followed it must not be paid too.
  await expireWaiting(transaction, subscription.id, { period, why: 'another order paid its month' }, context);
  const actsAt = actsAtOf({ ...subscription, ...paid });
  await transaction.subscription.update({ where: { id: subscription.id }, data: { ...paid, actsAt } });
  await recordStep(transaction, subscription, { kind: 'charged', period, detail: order.invoiceNumber }, context);
  if (vaultId && vaultId !== subscription.vaultId)
    await recordStep(transaction, subscription, { kind: 'vaulted', period }, context);
  return { order, isConfirmed: true };
}

/**
 * Whether the next period of an ended subscription is still owed: the period began before the end, and no refund ended
 * the subscription.
 */
async function isOwed({ maintenanceOrder }: Prisma.TransactionClient, subscription: Subscription): Promise<boolean> {
  const { id: subscriptionId, paidPeriods } = subscription;
  const newest = { subscriptionId, period: paidPeriods - 1, paymentStatus: 'paid' };
  return isCharged(subscription) && (await maintenanceOrder.count({ where: newest })) > 0;
}

async function beginSubscription(
  transaction: Prisma.TransactionClient,
  order: MaintenanceOrder,
  vaultId: string | null,
  context: CheckoutContext,
): Promise<MaintenanceOrder> {
  const { customerName, customerEmail, website, packageType, packagePrice, currency, demo, startDate } = order;
  if (!startDate) throw new Error('A subscription begins with a paid order.');
  const begun = { startedAt: startDate, paidPeriods: 1, noticedPeriod: 0, nextPackageType: null, endsAt: null };
  const subscription: Subscription = await transaction.subscription.create({
    data: {
      ...{ customerName, customerEmail, website, packageType, packagePrice, currency, demo, vaultId },
      ...begun,
      createdAt: context.now(),
      actsAt: actsAtOf({ ...begun, state: 'active' }),
    },
  });
  await recordStep(transaction, subscription, { kind: 'began', period: 0, detail: order.invoiceNumber }, context);
  if (vaultId) await recordStep(transaction, subscription, { kind: 'vaulted', period: 0 }, context);
  context.log.info({ orderId: order.id, subscriptionId: subscription.id, vaulted: vaultId !== null }, 'a plan began');
  const data = { subscriptionId: subscription.id, period: 0 };
  return transaction.maintenanceOrder.update({ where: { id: order.id }, data });
}
