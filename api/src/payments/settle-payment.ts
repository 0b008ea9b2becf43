import type { MaintenanceOrder, Prisma } from '@agency/prisma/client';
import { z } from 'zod';
import { deniedForGood, type PaymentStatus, unavailableTexts } from '#api/contract/orders.ts';
import { PaymentRefusedError, PaymentUnavailableError } from '#api/graphql/failures.ts';
import { enqueueDenialMails } from '#api/orders/enqueue-order-mails.ts';
import { changeStatus, withLockedOrder } from '#api/orders/order-state.ts';
import { about, type CheckoutContext, type PaymentSource, recordEvent } from '#api/orders/record-event.ts';
import { flagOrder } from '#api/orders/review-order.ts';
import { isPayPalFailure, type PayPalCapture, type PayPalOrder } from '#api/paypal/paypal.ts';
import { followDecline } from '#api/subscriptions/follow-decline.ts';
import { assessPayment, type Verdict } from './assess-payment.ts';
import { declineAttempts } from './payment-attempts.ts';
import { flagPartRefund, writeRefund } from './refund-payment.ts';
import { takePayment } from './take-payment.ts';

/**
 * The state of an order's payment:
 *
 * - `paid`: the order is paid; `refunded`: the money went back
 * - `review`: a person must look at the order, for example because a different amount arrived
 * - `held`: PayPal holds the money and decides later; `denied`: PayPal took no money
 * - `open`: nothing has been captured yet; `ended`: nothing was captured, and we no longer try
 */
export type Settlement = {
  kind: 'paid' | 'review' | 'refunded' | 'held' | 'denied' | 'open' | 'ended';
  order: MaintenanceOrder;
};

const kinds = { pending: 'open', paid: 'paid', review: 'review', failed: 'ended', refunded: 'refunded' } as const;

/** Returns the settlement that an order's own status implies. */
export function settlementOf(order: MaintenanceOrder): Settlement {
  return { kind: kinds[order.paymentStatus as PaymentStatus], order };
}

type Captured = { verdict: Extract<Verdict, { kind: 'captured' }>; facts: PayPalOrder; source: PaymentSource };

/**
 * Settles an order according to PayPal's record. Only this function makes an order paid. The browser's report, the
 * webhook and the reconciliation all call it, in any sequence and any number of times. Each call locks the order. The
 * first that finds a payment records it, and later calls write only what is new, such as a refund. One transaction
 * writes the status, the payment, the paid month, the ledger entry, and the mails to the buyer and the agency.
 */
export function settlePayment(
  orderId: string,
  facts: PayPalOrder,
  source: PaymentSource,
  context: CheckoutContext,
): Promise<Settlement> {
  return withLockedOrder(context, orderId, async (order, transaction): Promise<Settlement> => {
    const verdict = assessPayment(order, facts);
    if (verdict.kind === 'captured') return settleCapture(transaction, order, { verdict, facts, source }, context);
    if (order.paymentStatus !== 'pending') return settlementOf(order);
    if (verdict.kind === 'denied') {
      return { kind: 'denied', order: await denyPayment(transaction, order, verdict, source, context) };
    }
    return { kind: verdict.kind === 'held' ? 'held' : 'open', order };
  });
}

async function settleCapture(
  transaction: Prisma.TransactionClient,
  order: MaintenanceOrder,
  taken: Captured,
  context: CheckoutContext,
): Promise<Settlement> {
  const { verdict, facts } = taken;
  const { capture, others } = verdict;
  let current = order;
  if (order.paypalPaymentId === null) {
    const owner = await findOwner(transaction, order, capture, facts);
    if (owner) {
      // The payment belongs to another order, so it must not be recorded for this one.
      const why = `PayPal answered with a payment of order ${owner}.`;
      return { kind: 'review', order: await flagOrder(transaction, order, { why, capture }, context) };
    }
    current = await takePayment(transaction, order, taken, context);
  }
  if (current.paypalPaymentId === capture.id)
    current = await followRefund(transaction, current, { capture, facts }, context);
  for (const other of current.paypalPaymentId === capture.id ? others : [capture, ...others]) {
    const why = `PayPal has another payment for this order: ${other.id}, ${other.amount.value} ${other.amount.currency}.`;
    current = await flagOrder(transaction, current, { why, capture: other }, context);
  }
  return settlementOf(current);
}

/** Records a full or partial refund that PayPal's record shows. */
async function followRefund(
  transaction: Prisma.TransactionClient,
  order: MaintenanceOrder,
  { capture, facts }: { capture: PayPalCapture; facts: PayPalOrder },
  context: CheckoutContext,
): Promise<MaintenanceOrder> {
  if (capture.status === 'REFUNDED') return writeRefund(transaction, order, capture, context);
  if (capture.status !== 'PARTIALLY_REFUNDED') return order;
  return flagPartRefund(transaction, order, { capture, facts }, context);
}

/**
 * Returns the id of another order to which this payment belongs: that order has recorded the payment, or PayPal's
 * `reference` names that order. Null if there is none.
 */
async function findOwner(
  transaction: Prisma.TransactionClient,
  { id }: MaintenanceOrder,
  capture: PayPalCapture,
  { reference }: PayPalOrder,
): Promise<string | null> {
  const named = z.uuid().safeParse(reference).success ? [{ id: reference as string }] : [];
  const other = await transaction.maintenanceOrder.findFirst({
    where: { AND: [{ id: { not: id } }, { OR: [{ paypalPaymentId: capture.id }, ...named] }] },
    select: { id: true },
  });
  return other?.id ?? null;
}

/**
 * Records that PayPal took no money for a locked pending order. If PayPal can still charge its order, the buyer can try
 * another payment source. If not (`final`), our order ends too. The buyer and the agency then get mails if PayPal had
 * held the payment and the plan has not begun. `followDecline` handles the mails about later months.
 */
async function denyPayment(
  transaction: Prisma.TransactionClient,
  order: MaintenanceOrder,
  { capture, final }: Extract<Verdict, { kind: 'denied' }>,
  source: PaymentSource,
  context: CheckoutContext,
): Promise<MaintenanceOrder> {
  const where = { orderId: order.id, kind: 'denied', captureId: capture.id };
  if ((await transaction.paymentEvent.count({ where })) === 0) {
    await recordEvent(transaction, { kind: 'denied', ...about(order, capture), detail: { source, final } }, context);
    await declineAttempts(transaction, order.id, context);
    context.log.info({ orderId: order.id, captureId: capture.id, source, final }, 'payment denied');
  }
  if (!final) return order;
  if (order.subscriptionId === null && (await wasHeld(transaction, order.id)))
    await enqueueDenialMails(transaction, order, context);
  const failed = await changeStatus(transaction, order, 'failed');
  await followDecline(transaction, failed, context);
  return failed;
}

async function wasHeld(transaction: Prisma.TransactionClient, orderId: string): Promise<boolean> {
  const where = { orderId, kind: { in: ['capture-answered', 'lookup-answered'] }, status: 'PENDING' };
  return (await transaction.paymentEvent.count({ where })) > 0;
}

const reasons = {
  paid: 'PAID',
  review: 'REVIEW',
  refunded: 'ENDED',
  held: 'PENDING',
  denied: 'DECLINED',
  open: 'NOT_APPROVED',
  ended: 'ENDED',
} as const;

/**
 * Returns the error that tells the buyer why no payment is taken now. For a payment denied for good, the error says
 * that it cannot be retried.
 */
export function refusePayment({ kind, order }: Settlement): PaymentRefusedError {
  if (kind === 'denied' && order.paymentStatus === 'failed') return new PaymentRefusedError('ENDED', deniedForGood);
  return new PaymentRefusedError(reasons[kind]);
}

/**
 * Returns a handler for errors of a call to PayPal. The handler throws the error that the buyer sees if PayPal refused
 * or did not answer, and rethrows any other error.
 */
export const sayUnavailable =
  (text: keyof typeof unavailableTexts) =>
  (error: unknown): never => {
    throw isPayPalFailure(error) ? new PaymentUnavailableError(unavailableTexts[text]) : error;
  };
