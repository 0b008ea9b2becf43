import type { MaintenanceOrder, Prisma } from '@agency/prisma/client';
import { z } from 'zod';
import { NotFoundError } from '#api/graphql/failures.ts';
import type { PayPalCapture } from '#api/paypal/paypal.ts';
import { enqueueReviewMail } from './enqueue-order-mails.ts';
import { lockOrder, lockTimeouts } from './order-state.ts';
import { about, type CheckoutContext, recordEvent } from './record-event.ts';

/** Phrases of review reasons, each with its earlier wording. Ledgers may still contain the earlier wording. */
const earlierWordings = [
  ['PayPal has another payment for this order:', 'PayPal has another payment for it:'],
  [
    'PayPal reported a payment for this order through another PayPal order:',
    'PayPal told of a payment for it by another order of its own:',
  ],
  ['PayPal reported a refund or a reversal', 'PayPal told of a refund or a reversal'],
  [
    'This month could not be charged for a day. See the log for PayPal’s reason.',
    'It could not be charged for a day. The log has PayPal’s reason.',
  ],
] as const;

const earlierWording = (why: string): string =>
  earlierWordings.reduce((text, [now, before]) => text.replace(now, before), why);

/**
 * Marks an order for review, adds a reason to the earlier ones, and enqueues a mail to the agency. A reason is added
 * only once, even if the order has been reviewed since.
 *
 * @returns the updated order, or the given one if its ledger already has the reason.
 */
export async function flagOrder(
  transaction: Prisma.TransactionClient,
  order: MaintenanceOrder,
  { why, capture }: { why: string; capture?: PayPalCapture },
  context: CheckoutContext,
): Promise<MaintenanceOrder> {
  const said = [why, earlierWording(why)].map((equals) => ({ detail: { path: ['why'], equals } }));
  const where = { orderId: order.id, kind: 'review', OR: said };
  if ((await transaction.paymentEvent.count({ where })) > 0) return order;
  const reviewReason = [order.reviewReason, why].filter(Boolean).join(' ');
  await recordEvent(transaction, { kind: 'review', ...about(order, capture), detail: { why } }, context);
  context.log.warn({ orderId: order.id, why }, 'an order needs review');
  await enqueueReviewMail(transaction, order, why, context);
  return transaction.maintenanceOrder.update({ where: { id: order.id }, data: { reviewReason } });
}

type Parts = Pick<CheckoutContext, 'database' | 'now' | 'requestId' | 'log'>;

/**
 * Clears the review of an order. The ledger keeps the reasons. A repeat does nothing.
 *
 * @param seen the reasons that were reviewed. If they have changed since, the review is not cleared.
 * @throws NotFoundError if there is no such order, or if its review cannot be cleared: its reasons have changed, its
 * payment is in review and not refunded yet, or the outcome of its payment is unknown.
 */
export async function acknowledgeOrder(id: string, seen: string | null | undefined, context: Parts): Promise<void> {
  if (!z.uuid().safeParse(id).success) throw new NotFoundError('This order');
  await context.database.$transaction(async (transaction) => {
    if ((await transaction.maintenanceOrder.count({ where: { id } })) === 0) throw new NotFoundError('This order');
    const order = await lockOrder(transaction, id);
    if (order.reviewReason === null) return;
    if (typeof seen === 'string' && seen !== order.reviewReason)
      throw new NotFoundError({
        message: 'This order needs a review for a different reason now. Please read it again.',
      });
    if (['review', 'pending'].includes(order.paymentStatus))
      throw new NotFoundError({
        message:
          'This order can be marked as reviewed only after its payment was refunded at PayPal, or once the outcome of a pending payment is known.',
      });
    const detail = { why: order.reviewReason };
    await recordEvent(transaction, { kind: 'acknowledged', ...about(order), detail }, context);
    await transaction.maintenanceOrder.update({ where: { id }, data: { reviewReason: null } });
    context.log.info({ orderId: id }, 'an order was reviewed');
  }, lockTimeouts);
}
