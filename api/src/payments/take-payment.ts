import type { MaintenanceOrder, Prisma } from '@agency/prisma/client';
import { enqueueOrderMails, enqueueReviewMail } from '#api/orders/enqueue-order-mails.ts';
import { changeStatus } from '#api/orders/order-state.ts';
import { type CheckoutContext, type PaymentSource, recordEvent } from '#api/orders/record-event.ts';
import { about, flagOrder } from '#api/orders/review-order.ts';
import type { Verdict } from './assess-payment.ts';

/**
 * Records that money came for a locked order without a payment: as agreed, or for review. Money that comes after the order
 * ended counts too, since the buyer did pay.
 */
export async function takePayment(
  transaction: Prisma.TransactionClient,
  order: MaintenanceOrder,
  { capture, differences }: Extract<Verdict, { kind: 'captured' }>,
  source: PaymentSource,
  context: CheckoutContext,
): Promise<MaintenanceOrder> {
  const { log, now } = context;
  const paypalPaymentId = capture.id;
  const event = { ...about(order, capture), detail: { source } };
  if (differences.length > 0) {
    const why = differences.join(' ');
    const reviewReason = [order.reviewReason, why].filter(Boolean).join(' ');
    await recordEvent(transaction, { kind: 'review', ...event, detail: { source, why } }, context);
    log.warn({ orderId: order.id, why, source }, 'a payment is not as agreed');
    await enqueueReviewMail(transaction, order, why, context);
    return changeStatus(transaction, order, 'review', { paypalPaymentId, reviewReason });
  }
  const isLate = order.paymentStatus === 'failed';
  let paid = await changeStatus(transaction, order, 'paid', {
    paypalPaymentId,
    ...firstMonth(paidAt(order, capture, now())),
  });
  await recordEvent(transaction, { kind: isLate ? 'settled-late' : 'settled', ...event }, context);
  if (isLate && (await wasReplaced(transaction, order.id))) {
    const why = 'It was paid after its buyer had replaced it by another order, which may be paid too.';
    paid = await flagOrder(transaction, paid, { why, capture }, context);
  }
  // No mail says that a plan has begun whose money was refunded before we knew of it.
  if (capture.status !== 'REFUNDED') await enqueueOrderMails(transaction, paid, context);
  log.info({ orderId: order.id, invoiceNumber: order.invoiceNumber, captureId: capture.id, source }, 'order paid');
  return paid;
}

async function wasReplaced(transaction: Prisma.TransactionClient, orderId: string): Promise<boolean> {
  return (await transaction.paymentEvent.count({ where: { orderId, kind: 'replaced' } })) > 0;
}

/**
 * The first paid month: from the payment to the same day of the next month, or to its last day when it is shorter (January 31
 * to February 28). In UTC, like everything that is stored.
 */
export function firstMonth(startDate: Date): { startDate: Date; endDate: Date } {
  const endDate = new Date(startDate);
  endDate.setUTCMonth(endDate.getUTCMonth() + 1);
  // A day that the next month lacks has run over into the month after it.
  if (endDate.getUTCDate() !== startDate.getUTCDate()) endDate.setUTCDate(0);
  return { startDate, endDate };
}

/**
 * When an order was paid: when PayPal made the capture, not when we learned of it, which may be a day later. Not before the
 * order and not after now, whatever PayPal's clock says.
 */
export function paidAt(order: { createdAt: Date }, capture: { createdAt: Date | null }, now: Date): Date {
  const captured = capture.createdAt ?? now;
  return new Date(Math.min(now.getTime(), Math.max(order.createdAt.getTime(), captured.getTime())));
}
