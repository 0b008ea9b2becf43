import type { MaintenanceOrder, Prisma } from '@agency/prisma/client';
import { isPaymentUnderWay } from '#api/payments/payment-attempts.ts';
import { actNow } from '#api/subscriptions/subscription-state.ts';
import { changeStatus, withLockedOrder } from './order-state.ts';
import { type CheckoutContext, recordEvent } from './record-event.ts';

/**
 * Ends an unpaid order, unless its payment may be under way. If the order pays for a month of a subscription, billing
 * does the subscription's next step at once.
 *
 * @returns whether the order has ended unpaid, now or before.
 */
export function expireOrder(orderId: string, why: string, context: CheckoutContext): Promise<boolean> {
  return withLockedOrder(context, orderId, async (order, transaction) => {
    const hasEnded = await expireLocked(transaction, order, why, context);
    if (hasEnded && order.paymentStatus === 'pending' && order.subscriptionId)
      await actNow(transaction, order.subscriptionId, context);
    return hasEnded;
  });
}

/**
 * Ends a locked unpaid order unless its payment may be under way. Returns whether it has ended unpaid, now or before.
 */
export async function expireLocked(
  transaction: Prisma.TransactionClient,
  order: MaintenanceOrder,
  why: string,
  context: Pick<CheckoutContext, 'now' | 'requestId' | 'log'>,
): Promise<boolean> {
  const { id: orderId, paypalOrderId } = order;
  if (order.paymentStatus !== 'pending') return order.paymentStatus === 'failed';
  if (await isPaymentUnderWay(transaction, order)) return false;
  await changeStatus(transaction, order, 'failed', { declinedAt: null });
  await recordEvent(transaction, { kind: 'expired', orderId, paypalOrderId, detail: { why } }, context);
  context.log.info({ orderId, why }, 'order expired');
  return true;
}
