import type { MaintenanceOrder, Prisma, Subscription } from '@agency/prisma/client';
import { addOrder } from '#api/orders/place-order.ts';
import { type CheckoutContext, recordEvent } from '#api/orders/record-event.ts';
import { hashToken, newToken } from '#api/session/session.ts';

/** A plan and its price per month. */
export type Ordered = Pick<MaintenanceOrder, 'packageType' | 'packagePrice'>;

/**
 * Returns the plan and price of the next period. The price is that of the day on which the plan was bought or chosen.
 */
export const planOfNextPeriod = (subscription: Subscription): Ordered => ({
  packageType: subscription.nextPackageType ?? subscription.packageType,
  packagePrice: subscription.nextPackagePrice ?? subscription.packagePrice,
});

/**
 * Returns the plan and price of a period's next order. If the plan was last changed while an earlier order of this
 * period was open, the change applies only to later periods, so the plan is that of the earlier order.
 */
export async function planOfOrder(transaction: Prisma.TransactionClient, subscription: Subscription): Promise<Ordered> {
  const { id: subscriptionId, paidPeriods: period } = subscription;
  const latest = { orderBy: { id: 'desc' } } as const;
  const change = await transaction.subscriptionEvent.findFirst({
    where: { subscriptionId, kind: 'plan-changed' },
    ...latest,
  });
  const earlier =
    (change?.period ?? 0) > period
      ? await transaction.maintenanceOrder.findFirst({ where: { subscriptionId, period }, ...latest })
      : null;
  return earlier ?? planOfNextPeriod(subscription);
}

const hasAgreed = async (transaction: Prisma.TransactionClient, subscriptionId: string): Promise<boolean> =>
  (await transaction.maintenanceOrder.count({ where: { subscriptionId, period: 0, mayVault: true } })) > 0;

/**
 * Places the order of a locked subscription's next period. The period is charged once, because the order exists before
 * PayPal is called, and a period has at most one pending order.
 *
 * @returns the order, with the token by which its customer can pay it in a browser.
 */
export async function placePeriodOrder(
  transaction: Prisma.TransactionClient,
  subscription: Subscription,
  { byLink }: { byLink: boolean },
  context: CheckoutContext,
): Promise<{ order: MaintenanceOrder; token: string }> {
  const { id: subscriptionId, paidPeriods: period, customerName, customerEmail, website, currency } = subscription;
  const token = newToken();
  const earlier = await transaction.maintenanceOrder.findMany({
    where: { subscriptionId, period, paymentStatus: 'failed', events: { none: { kind: 'replaced' } } },
    select: { id: true, paypalOrderId: true },
  });
  const { packageType, packagePrice } = await planOfOrder(transaction, subscription);
  const order = await addOrder(
    transaction,
    {
      ...{ customerName, customerEmail, website, currency, subscriptionId, period },
      ...{ packageType, packagePrice: packagePrice.toFixed(2) },
      buyerHash: hashToken(token),
      byLink,
      // If the customer agreed in the first order that PayPal stores the source, the payment by link stores it, too.
      mayVault: byLink && (await hasAgreed(transaction, subscriptionId)),
      // A stored source is charged at once; a link waits for the customer.
      ...(!byLink && { nextCheckAt: context.now() }),
    },
    context,
  );
  // Marks the earlier orders as replaced, so that a late payment for one of them is flagged as a second payment.
  const detail = { by: order.id, invoiceNumber: order.invoiceNumber };
  for (const { id: orderId, paypalOrderId } of earlier)
    await recordEvent(transaction, { kind: 'replaced', orderId, paypalOrderId, detail }, context);
  return { order, token };
}
