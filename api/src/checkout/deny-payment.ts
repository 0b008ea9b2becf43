import type { MaintenanceOrder, Prisma } from '@agency/prisma/client';
import { changeStatus } from './change-status.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { enqueueDenialMails } from './enqueue-order-mails.ts';
import { about } from './flag-order.ts';
import type { Verdict } from './judge-payment.ts';
import { recordEvent } from './record-event.ts';
import type { Source } from './settlement.ts';

/**
 * Writes that PayPal took no money for a locked order that waits for some. An order of PayPal's that is used up by it ends
 * ours, too; else the buyer may try another way to pay. One whose payment PayPal had held was promised a mail, and gets it.
 */
export async function denyPayment(
  transaction: Prisma.TransactionClient,
  order: MaintenanceOrder,
  { capture, final }: Extract<Verdict, { kind: 'denied' }>,
  source: Source,
  context: CheckoutContext,
): Promise<MaintenanceOrder> {
  const where = { orderId: order.id, kind: 'denied', captureId: capture.id };
  if ((await transaction.paymentEvent.count({ where })) === 0) {
    await recordEvent(transaction, { kind: 'denied', ...about(order, capture), detail: { source, final } }, context);
    context.log.info({ orderId: order.id, captureId: capture.id, source, final }, 'payment denied');
  }
  if (!final) return order;
  if (await wasHeld(transaction, order.id)) await enqueueDenialMails(transaction, order, context);
  return changeStatus(transaction, order, 'failed');
}

async function wasHeld(transaction: Prisma.TransactionClient, orderId: string): Promise<boolean> {
  const where = { orderId, kind: { in: ['capture-answered', 'lookup-answered'] }, status: 'PENDING' };
  return (await transaction.paymentEvent.count({ where })) > 0;
}
