import type { MaintenanceOrder } from '@agency/prisma/client';
import { expireOrder } from '#api/orders/expire-order.ts';
import { changeStatus, type OrderAtPayPal, withLockedOrder } from '#api/orders/order-state.ts';
import type { CheckoutContext } from '#api/orders/record-event.ts';
import { lookUpPayment } from '#api/payments/call-paypal.ts';
import { capturePayment } from '#api/payments/capture-payment.ts';
import { askForOrder, storePaypalOrder } from '#api/payments/create-paypal-order.ts';
import { isPaymentUnderWay } from '#api/payments/payment-attempts.ts';
import { settlePayment } from '#api/payments/settle-payment.ts';
import { followDecline } from './follow-decline.ts';

/**
 * Charges a period's order with the stored payment source, or finds out the outcome of an earlier charge. PayPal captures an
 * order only once, whenever it is asked. So the order is looked up first, and a charge without an answer is never replaced by
 * another.
 *
 * @throws PayPalRefusal, PayPalUnavailable. The reconciliation then tries again.
 */
export async function chargePeriod(order: MaintenanceOrder, vaultId: string, context: CheckoutContext): Promise<void> {
  if (order.paypalOrderId) {
    const { paypalOrderId } = order;
    if (await isSettled({ ...order, paypalOrderId }, context)) return;
  } else {
    await storePaypalOrder(order, await askForOrder(order, context, 'stored'), context);
  }
  const { settlement } = await capturePayment(order.id, 'reconciliation', context, vaultId);
  if (settlement.kind === 'denied') await failCharge(order.id, context);
}

/** Whether the charge has an outcome, or its outcome must be looked up again later. */
async function isSettled(order: OrderAtPayPal, context: CheckoutContext): Promise<boolean> {
  const facts = await lookUpPayment(order, context);
  if (!facts) {
    // PayPal deletes unpaid orders. A charge that may still arrive keeps ours open; otherwise it ends, and another one follows.
    await expireOrder(order.id, 'PayPal has forgotten its order', context);
    return true;
  }
  const { kind, order: current } = await settlePayment(order.id, facts, 'reconciliation', context);
  if (kind === 'denied' || current.declinedAt) await failCharge(order.id, context);
  return kind !== 'open' || current.declinedAt !== null;
}

/** Ends an order whose charge PayPal certainly declined. */
async function failCharge(orderId: string, context: CheckoutContext): Promise<void> {
  await withLockedOrder(context, orderId, async (order, transaction) => {
    if (order.paymentStatus === 'pending') {
      // An earlier charge without an answer may have arrived, so PayPal's record is looked up again.
      if (await isPaymentUnderWay(transaction, order)) return;
      await changeStatus(transaction, order, 'failed', { declinedAt: null });
    } else if (order.paymentStatus !== 'failed') return;
    await followDecline(transaction, order, context);
  });
}
