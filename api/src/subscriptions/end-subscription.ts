import type { MaintenanceOrder, Prisma, Subscription } from '@agency/prisma/client';
import { expireLocked } from '#api/orders/expire-order.ts';
import type { CheckoutContext } from '#api/orders/record-event.ts';
import { enqueueEnd } from './enqueue-subscription-mails.ts';
import { actNow, lockSubscription, recordStep } from './subscription-state.ts';

type Transaction = Prisma.TransactionClient;

/**
 * Ends a locked subscription whose time is over, and tells its customer. The order of a month that waits for payment by
 * link ends, too, unless its payment may be under way. Returns the columns to change.
 */
export async function endSubscription(
  transaction: Transaction,
  subscription: Subscription,
  context: CheckoutContext,
): Promise<Partial<Subscription>> {
  await recordStep(transaction, subscription, { kind: 'ended' }, context);
  await expireWaiting(transaction, subscription.id, { byLink: true, why: 'its plan has ended' }, context);
  await enqueueEnd(transaction, subscription, context);
  return { state: 'ended', actsAt: null };
}

/**
 * Ends the pending orders of a locked subscription, except orders that other code has locked, or whose payment may be
 * under way.
 */
export async function expireWaiting(
  transaction: Transaction,
  subscriptionId: string,
  { why, ...where }: { why: string; byLink?: boolean; period?: number },
  context: CheckoutContext,
): Promise<void> {
  const pending = await transaction.maintenanceOrder.findMany({
    where: { ...where, subscriptionId, paymentStatus: 'pending' },
    select: { id: true },
  });
  for (const { id } of pending) {
    // Skips a locked order: other code locks an order before its subscription, so waiting here could end in a deadlock.
    const locked = await transaction.$queryRaw<unknown[]>`
      SELECT 1 FROM maintenance_orders WHERE id = ${id}::uuid FOR UPDATE SKIP LOCKED`;
    if (locked.length === 0) continue;
    const order = await transaction.maintenanceOrder.findUniqueOrThrow({ where: { id } });
    await expireLocked(transaction, order, why, context);
  }
}

/**
 * Decides what follows for the subscription after the payment of a locked order was refunded. If the newest month was
 * refunded, the subscription ends at once, so that nothing is charged again. The refund of an earlier month, or of a
 * second payment for the same month, changes nothing. After the refund of a payment that was not as agreed, the month
 * is due again.
 *
 * @param order the order as it was before the refund.
 */
export async function refundPeriod(
  transaction: Transaction,
  { id, subscriptionId, period, invoiceNumber: detail, paymentStatus }: MaintenanceOrder,
  context: CheckoutContext,
): Promise<void> {
  if (subscriptionId === null || period === null) return;
  const subscription = await lockSubscription(transaction, subscriptionId);
  await recordStep(transaction, subscription, { kind: 'refunded', period, detail }, context);
  if (paymentStatus === 'review') return actNow(transaction, subscriptionId, context);
  const where = { subscriptionId, period, paymentStatus: 'paid', id: { not: id } };
  const isOther = period < subscription.paidPeriods - 1 || (await transaction.maintenanceOrder.count({ where })) > 0;
  if (isOther || subscription.state === 'ended') return;
  const endsAt = context.now();
  const ended = await endSubscription(transaction, { ...subscription, endsAt }, context);
  await transaction.subscription.update({ where: { id: subscriptionId }, data: { ...ended, endsAt } });
  context.log.info({ subscriptionId, period }, 'a subscription ended by a refund');
}
