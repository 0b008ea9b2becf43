import type { MaintenanceOrder, Prisma } from '@agency/prisma/client';
import { parseCents } from '#api/contract/money.ts';
import { changeStatus, withLockedOrder } from '#api/orders/order-state.ts';
import { about, type CheckoutContext, recordEvent } from '#api/orders/record-event.ts';
import { flagOrder } from '#api/orders/review-order.ts';
import type { PayPalCapture, PayPalOrder } from '#api/paypal/paypal.ts';
import { refundPeriod } from '#api/subscriptions/end-subscription.ts';
import { forgetSource } from '#api/subscriptions/subscription-state.ts';
import { callPayPal, lookUpPayment } from './call-paypal.ts';

/**
 * Checks a report that an order's payment was refunded, and records the refund if PayPal's record of the capture shows
 * it. A partial refund, or one that the record does not show, needs review.
 *
 * @throws PayPalRefusal, PayPalUnavailable.
 */
export async function refundPayment(
  order: MaintenanceOrder & { paypalPaymentId: string },
  context: CheckoutContext,
): Promise<void> {
  const ask = () => context.paypal.getCapture(order.paypalPaymentId);
  const capture = await callPayPal({ order, call: 'lookup', ask }, context);
  const isOurs = capture?.id === order.paypalPaymentId;
  const isPart = isOurs && capture.status === 'PARTIALLY_REFUNDED';
  // Look up the PayPal order, because a capture lacks the total of its refunds.
  const { id, paypalOrderId } = order;
  const facts = isPart && paypalOrderId ? await lookUpPayment({ id, paypalOrderId }, context) : null;
  await withLockedOrder(context, id, async (current, transaction) => {
    if (isOurs && capture.status === 'REFUNDED') await writeRefund(transaction, current, capture, context);
    else if (isPart) await flagPartRefund(transaction, current, { capture, facts }, context);
    else await flagUnshown(transaction, current, capture, context);
  });
}

/** Marks an order for review, because PayPal reported a refund that its record does not show. */
async function flagUnshown(
  transaction: Prisma.TransactionClient,
  order: MaintenanceOrder,
  capture: PayPalCapture | null,
  context: CheckoutContext,
): Promise<void> {
  const why = 'PayPal reported a refund or a reversal that its record does not show.';
  const flagged = await flagOrder(transaction, order, { why, ...(capture && { capture }) }, context);
  // The buyer may have taken the money back, so the stored source is no longer charged. A repeat of the report does not
  // remove a newer source.
  if (order.subscriptionId && flagged !== order) await forgetSource(transaction, order.subscriptionId, context);
}

/**
 * Marks a partial refund for review. The reason contains the total of all refunds. So a second partial refund gives a
 * new reason, and a repeated report of the first does not.
 */
export function flagPartRefund(
  transaction: Prisma.TransactionClient,
  order: MaintenanceOrder,
  { capture, facts }: { capture: PayPalCapture; facts: PayPalOrder | null },
  context: CheckoutContext,
): Promise<MaintenanceOrder> {
  const cents = (facts?.refunds ?? []).reduce((sum, { value }) => sum + (parseCents(value) ?? 0), 0);
  const { value, currency } = capture.amount;
  const part = cents > 0 ? `${(cents / 100).toFixed(2)} ${currency}` : 'Part';
  return flagOrder(
    transaction,
    order,
    { why: `${part} of ${value} ${currency} was refunded at PayPal.`, capture },
    context,
  );
}

/** Records the refund of a locked order's payment, as PayPal's record shows it. A repeat does nothing. */
export async function writeRefund(
  transaction: Prisma.TransactionClient,
  order: MaintenanceOrder,
  capture: PayPalCapture,
  context: CheckoutContext,
): Promise<MaintenanceOrder> {
  if (order.paymentStatus === 'refunded') return order;
  await recordEvent(transaction, { kind: 'refunded', ...about(order, capture) }, context);
  await refundPeriod(transaction, order, context);
  context.log.info({ orderId: order.id, captureId: capture.id }, 'payment refunded');
  return changeStatus(transaction, order, 'refunded');
}
