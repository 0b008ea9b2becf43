import type { MaintenanceOrder, Prisma } from '@agency/prisma/client';
import { enqueueOrderMails, enqueueReviewMail } from '#api/orders/enqueue-order-mails.ts';
import { changeStatus } from '#api/orders/order-state.ts';
import { about, type CheckoutContext, type PaymentSource, recordEvent } from '#api/orders/record-event.ts';
import { flagOrder } from '#api/orders/review-order.ts';
import type { PayPalOrder } from '#api/paypal/paypal.ts';
import { paySubscription, periodOfOrder } from '#api/subscriptions/pay-subscription.ts';
import { periodOf } from '#api/subscriptions/periods.ts';
import type { Verdict } from './assess-payment.ts';

type Taken = { verdict: Extract<Verdict, { kind: 'captured' }>; facts: PayPalOrder; source: PaymentSource };

/**
 * Records the first payment of a locked order, even if the order has ended. A payment that differs from the order needs
 * review.
 */
export async function takePayment(
  transaction: Prisma.TransactionClient,
  order: MaintenanceOrder,
  { verdict: { capture, differences }, facts, source }: Taken,
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
  const month = (await periodOfOrder(transaction, order)) ?? periodOf(paidAt(order, capture, now()), 0);
  let paid = await changeStatus(transaction, order, 'paid', { paypalPaymentId, ...month });
  await recordEvent(transaction, { kind: isLate ? 'settled-late' : 'settled', ...event }, context);
  if (isLate && (await wasReplaced(transaction, order.id))) {
    const why = 'The order was paid after its buyer replaced it with another one, which may also be paid.';
    paid = await flagOrder(transaction, paid, { why, capture }, context);
  }
  // No plan begins and no mail is sent if PayPal refunded the money before we learned of the payment.
  if (capture.status !== 'REFUNDED') {
    const result = await paySubscription(transaction, paid, facts, context);
    paid = result.order;
    if (result.isConfirmed) await enqueueOrderMails(transaction, paid, context);
  }
  log.info({ orderId: order.id, invoiceNumber: order.invoiceNumber, captureId: capture.id, source }, 'order paid');
  return paid;
}

async function wasReplaced(transaction: Prisma.TransactionClient, orderId: string): Promise<boolean> {
  return (await transaction.paymentEvent.count({ where: { orderId, kind: 'replaced' } })) > 0;
}

/**
 * Returns when an order was paid: when PayPal made the capture, which may be a day ago. The result is never before the
 * order or in the future, whatever PayPal's clock says.
 */
export function paidAt(order: { createdAt: Date }, capture: { createdAt: Date | null }, now: Date): Date {
  const captured = capture.createdAt ?? now;
  return new Date(Math.min(now.getTime(), Math.max(order.createdAt.getTime(), captured.getTime())));
}
