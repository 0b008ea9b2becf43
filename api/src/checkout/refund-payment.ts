import type { MaintenanceOrder } from '@agency/prisma/client';
import { askPayPal } from './ask-paypal.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { flagOrder } from './flag-order.ts';
import { flagPartRefund } from './flag-part-refund.ts';
import { lockOrder, lockTimeouts } from './lock-order.ts';
import { lookUpPayment } from './look-up-payment.ts';
import { writeRefund } from './write-refund.ts';

/**
 * Hears that the payment of an order went back, and looks for itself: the order is refunded when PayPal's record of the
 * capture says so. What went back in part, or not as told, is for a person.
 *
 * @throws PayPalRefusal, PayPalUnavailable.
 */
export async function refundPayment(
  order: MaintenanceOrder & { paypalPaymentId: string },
  context: CheckoutContext,
): Promise<void> {
  const ask = () => context.paypal.getCapture(order.paypalPaymentId);
  const capture = await askPayPal({ order, call: 'lookup', ask }, context);
  const isOurs = capture?.id === order.paypalPaymentId;
  const isPart = isOurs && capture.status === 'PARTIALLY_REFUNDED';
  // Only PayPal's order says how much went back in all.
  const { id, paypalOrderId } = order;
  const facts = isPart && paypalOrderId ? await lookUpPayment({ id, paypalOrderId }, context) : null;
  await context.database.$transaction(async (transaction) => {
    const current = await lockOrder(transaction, order.id);
    if (isOurs && capture.status === 'REFUNDED') {
      await writeRefund(transaction, current, capture, context);
      return;
    }
    if (isPart) {
      await flagPartRefund(transaction, current, { capture, facts }, context);
      return;
    }
    const why = 'PayPal told of a refund or a reversal that its record does not show.';
    await flagOrder(transaction, current, { why, ...(capture && { capture }) }, context);
  }, lockTimeouts);
}
