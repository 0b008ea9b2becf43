import type { MaintenanceOrder, Prisma } from '@agency/prisma/client';
import { changeStatus } from './change-status.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { enqueueAttentionMail, enqueueOrderMails } from './enqueue-order-mails.ts';
import { firstMonth, paidAt } from './first-month.ts';
import { about, flagOrder } from './flag-order.ts';
import type { Verdict } from './judge-payment.ts';
import { recordEvent } from './record-event.ts';
import type { Source } from './settlement.ts';

/**
 * Writes that money came for a locked order that has no payment yet: as agreed, or for a person to look at. Money that comes
 * after the order ended counts too, since the buyer did pay.
 */
export async function takePayment(
  transaction: Prisma.TransactionClient,
  order: MaintenanceOrder,
  { capture, differences }: Extract<Verdict, { kind: 'captured' }>,
  source: Source,
  context: CheckoutContext,
): Promise<MaintenanceOrder> {
  const { log, now } = context;
  const paypalPaymentId = capture.id;
  const event = { ...about(order, capture), detail: { source } };
  if (differences.length > 0) {
    const why = differences.join(' ');
    const attention = [order.attention, why].filter(Boolean).join(' ');
    await recordEvent(transaction, { kind: 'review', ...event, detail: { source, why } }, context);
    log.warn({ orderId: order.id, why, source }, 'a payment is not as agreed');
    await enqueueAttentionMail(transaction, order, why, context);
    return changeStatus(transaction, order, 'review', { paypalPaymentId, attention });
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
  // Nobody is told that a plan has begun whose money went back before we heard of it.
  if (capture.status !== 'REFUNDED') await enqueueOrderMails(transaction, paid, context);
  log.info({ orderId: order.id, invoiceNumber: order.invoiceNumber, captureId: capture.id, source }, 'order paid');
  return paid;
}

async function wasReplaced(transaction: Prisma.TransactionClient, orderId: string): Promise<boolean> {
  return (await transaction.paymentEvent.count({ where: { orderId, kind: 'replaced' } })) > 0;
}
