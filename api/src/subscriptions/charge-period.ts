import type { MaintenanceOrder } from '@agency/prisma/client';
import { expireOrder } from '#api/orders/expire-order.ts';
import { changeStatus, type OrderAtPayPal, withLockedOrder } from '#api/orders/order-state.ts';
import type { CheckoutContext } from '#api/orders/record-event.ts';
import { lookUpPayment } from '#api/payments/call-paypal.ts';
import { capturePayment } from '#api/payments/capture-payment.ts';
import { askForOrder, storePaypalOrder } from '#api/payments/create-paypal-order.ts';
import { isPaymentUnderWay } from '#api/payments/payment-attempts.ts';
import { settlePayment } from '#api/payments/settle-payment.ts';
import { PayPalUnavailable } from '#api/paypal/paypal.ts';
import { isOver } from '#api/reconciliation/check-times.ts';
import { followDecline } from './follow-decline.ts';

/**
 * Charges a period's order with the stored payment source, or finds out the outcome of an earlier charge. PayPal
 * captures an order only once, however often it is asked. So the order is looked up first, and a charge without an
 * answer is never replaced by another. An order that cannot be charged any more ends, and billing does the next step.
 *
 * @throws PayPalRefusal, PayPalUnavailable, and what `storePaypalOrder` throws. The reconciliation then tries again.
 */
export async function chargePeriod(
  order: MaintenanceOrder & { subscriptionId: string },
  context: CheckoutContext,
): Promise<void> {
  const { id, subscriptionId, paypalOrderId } = order;
  if (paypalOrderId && (await isSettled({ ...order, paypalOrderId }, context))) return;
  const now = context.now();
  const { vaultId, endsAt } = await context.database.subscription.findUniqueOrThrow({ where: { id: subscriptionId } });
  const isEnded = endsAt !== null && endsAt <= now;
  if (vaultId === null || isEnded || isOver(order, now)) {
    const why = isEnded ? 'its plan has ended' : vaultId === null ? 'its payment source is gone' : 'never charged';
    await expireOrder(id, why, context);
    return;
  }
  if (!paypalOrderId) await storePaypalOrder(order, await askForOrder(order, context, 'stored'), context);
  const { settlement } = await capturePayment(id, 'reconciliation', context, vaultId);
  if (settlement.kind === 'denied') await failCharge(id, context);
  // Nobody approves the charge of a stored source, so an order that waits for an approval is a fault.
  if (settlement.kind === 'open') throw new PayPalUnavailable('PayPal asks for an approval of a charge');
}

/**
 * Records what PayPal reports about an order. Returns whether nothing is left to do now, because the charge has an
 * outcome or will be looked up again.
 */
async function isSettled(order: OrderAtPayPal, context: CheckoutContext): Promise<boolean> {
  const facts = await lookUpPayment(order, context);
  if (!facts) {
    // PayPal deletes unpaid orders. Unless a charge may still arrive, our order ends, and another follows.
    await expireOrder(order.id, 'PayPal has forgotten its order', context);
    return true;
  }
  const { kind, order: current } = await settlePayment(order.id, facts, 'reconciliation', context);
  if (kind === 'denied' || current.declinedAt) await failCharge(order.id, context);
  return kind !== 'open' || current.declinedAt !== null;
}

/** Ends an order whose charge PayPal definitely declined. */
async function failCharge(orderId: string, context: CheckoutContext): Promise<void> {
  await withLockedOrder(context, orderId, async (order, transaction) => {
    if (order.paymentStatus === 'pending') {
      // An earlier charge without an answer may have arrived. The next check looks up PayPal's record again.
      if (await isPaymentUnderWay(transaction, order)) return;
      await changeStatus(transaction, order, 'failed', { declinedAt: null });
    } else if (order.paymentStatus !== 'failed') return;
    await followDecline(transaction, order, context);
  });
}
