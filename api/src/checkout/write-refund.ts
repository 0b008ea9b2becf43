import type { MaintenanceOrder, Prisma } from '@agency/prisma/client';
import type { PayPalCapture } from '#api/paypal/paypal.ts';
import { changeStatus } from './change-status.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { about } from './flag-order.ts';
import { recordEvent } from './record-event.ts';

/** Writes that the payment of a locked order went back to the buyer, by PayPal's own record. The second time does nothing. */
export async function writeRefund(
  transaction: Prisma.TransactionClient,
  order: MaintenanceOrder,
  capture: PayPalCapture,
  context: CheckoutContext,
): Promise<MaintenanceOrder> {
  if (order.paymentStatus === 'refunded') return order;
  await recordEvent(transaction, { kind: 'refunded', ...about(order, capture) }, context);
  context.log.info({ orderId: order.id, captureId: capture.id }, 'payment refunded');
  return changeStatus(transaction, order, 'refunded');
}
