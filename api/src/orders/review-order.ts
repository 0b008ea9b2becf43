import type { MaintenanceOrder, Prisma } from '@agency/prisma/client';
import { z } from 'zod';
import { NotFoundError } from '#api/graphql/failures.ts';
import type { PayPalCapture } from '#api/paypal/paypal.ts';
import { enqueueReviewMail } from './enqueue-order-mails.ts';
import { lockOrder, lockTimeouts } from './order-state.ts';
import { type CheckoutContext, recordEvent } from './record-event.ts';

/**
 * Marks an order for review, with a reason. Earlier reasons stay; the same reason is not added twice, also when it was
 * reviewed since. The agency gets a mail, in the same transaction.
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
  const reviewReason = [order.reviewReason, why].filter(Boolean).join(' ');
  await recordEvent(transaction, { kind: 'review', ...about(order, capture), detail: { why } }, context);
  context.log.warn({ orderId: order.id, why }, 'an order needs review');
  await enqueueReviewMail(transaction, order, why, context);
  return transaction.maintenanceOrder.update({ where: { id: order.id }, data: { reviewReason } });
}

/** The part of an event that describes an order and a capture. */
export function about({ id, paypalOrderId }: MaintenanceOrder, capture?: PayPalCapture) {
  const base = { orderId: id, paypalOrderId };
  return capture ? { ...base, captureId: capture.id, money: capture.amount, status: capture.status } : base;
}

type Parts = Pick<CheckoutContext, 'database' | 'now' | 'requestId' | 'log'>;

/**
 * Clears the review of an order. The ledger keeps its reasons. A payment in review is not cleared: it waits until the money
 * went back. Neither is an open one, since its outcome is unknown. A repeat does nothing. With `seen` only the reviewed
 * reasons are cleared: later ones need a review of their own.
 *
 * @throws NotFoundError when there is no such order, or none that can be cleared.
 */
export async function acknowledgeOrder(id: string, seen: string | null | undefined, context: Parts): Promise<void> {
  if (!z.uuid().safeParse(id).success) throw new NotFoundError('This order');
  await context.database.$transaction(async (transaction) => {
    if ((await transaction.maintenanceOrder.count({ where: { id } })) === 0) throw new NotFoundError('This order');
    const order = await lockOrder(transaction, id);
    if (order.reviewReason === null) return;
    const other = typeof seen === 'string' && seen !== order.reviewReason;
    if (other || ['review', 'pending'].includes(order.paymentStatus))
      throw new NotFoundError('This request for review');
    const detail = { why: order.reviewReason };
    await recordEvent(transaction, { kind: 'acknowledged', ...about(order), detail }, context);
    await transaction.maintenanceOrder.update({ where: { id }, data: { reviewReason: null } });
    context.log.info({ orderId: id }, 'an order was reviewed');
  }, lockTimeouts);
}
