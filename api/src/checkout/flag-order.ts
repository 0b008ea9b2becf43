import type { MaintenanceOrder, Prisma } from '@agency/prisma/client';
import type { PayPalCapture } from '#api/paypal/paypal.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { enqueueAttentionMail } from './enqueue-order-mails.ts';
import { recordEvent } from './record-event.ts';

/**
 * Says that a person must look at an order, and why. What was said before stays; the same is not said twice, however often
 * it is found, also when a person has looked at it since. The agency gets a mail, in the same transaction.
 *
 * @returns the order as it is now.
 */
export async function flagOrder(
  transaction: Prisma.TransactionClient,
  order: MaintenanceOrder,
  { why, capture }: { why: string; capture?: PayPalCapture },
  context: CheckoutContext,
): Promise<MaintenanceOrder> {
  const said = { orderId: order.id, kind: 'review', detail: { path: ['why'], equals: why } };
  if ((await transaction.paymentEvent.count({ where: said })) > 0) return order;
  const attention = [order.attention, why].filter(Boolean).join(' ');
  await recordEvent(transaction, { kind: 'review', ...about(order, capture), detail: { why } }, context);
  context.log.warn({ orderId: order.id, why }, 'an order needs a person');
  await enqueueAttentionMail(transaction, order, why, context);
  return transaction.maintenanceOrder.update({ where: { id: order.id }, data: { attention } });
}

/** What an event tells of an order and a capture. */
export function about({ id, paypalOrderId }: MaintenanceOrder, capture?: PayPalCapture) {
  const base = { orderId: id, paypalOrderId };
  return capture ? { ...base, captureId: capture.id, money: capture.amount, status: capture.status } : base;
}
