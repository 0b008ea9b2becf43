import type { MaintenanceOrder } from '@agency/prisma/client';
import { askPayPal } from './ask-paypal.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { flagOrder } from './flag-order.ts';
import { lockOrder, lockPatience } from './lock-order.ts';
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
  await context.database.$transaction(async (transaction) => {
    const current = await lockOrder(transaction, order.id);
    if (capture?.id === order.paypalPaymentId && capture.status === 'REFUNDED') {
      await writeRefund(transaction, current, capture, context);
      return;
    }
    const isPart = capture?.status === 'PARTIALLY_REFUNDED';
    const why = isPart
      ? 'A part was refunded at PayPal.'
      : 'PayPal told of a refund or a reversal that its record does not show.';
    await flagOrder(transaction, current, { why, ...(capture && { capture }) }, context);
  }, lockPatience);
}
