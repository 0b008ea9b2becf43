import type { MaintenanceOrder } from '@agency/prisma/client';
import { capturePayment } from './capture-payment.ts';
import { isOver } from './check-times.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { expireOrder } from './expire-order.ts';
import { flagOrder } from './flag-order.ts';
import { lockOrder, lockTimeouts } from './lock-order.ts';
import { lookUpPayment } from './look-up-payment.ts';
import { settlePayment } from './settle-payment.ts';
import { type Settlement, settlementOf } from './settlement.ts';
import { wasDeclined } from './was-declined.ts';

/**
 * Finds out what became of one order that waits for money, and finishes it: settles what was captured, captures what its
 * buyer approved, and ends what nobody paid within a day. After that day it only looks.
 *
 * @throws PayPalRefusal, PayPalUnavailable.
 */
export async function reconcileOrder(order: MaintenanceOrder, context: CheckoutContext): Promise<void> {
  const { id, paypalOrderId } = order;
  const settlement = paypalOrderId ? await findOut({ ...order, paypalOrderId }, context) : settlementOf(order);
  const waits = settlement.kind === 'open' || settlement.kind === 'denied';
  if (waits && isOver(order, context.now())) await expireOrder(id, 'never paid', context);
}

async function findOut(
  order: MaintenanceOrder & { paypalOrderId: string },
  context: CheckoutContext,
): Promise<Settlement> {
  const facts = await lookUpPayment(order, context);
  if (!facts) return settlementOf(order);
  const settlement = await settlePayment(order.id, facts, 'reconciliation', context);
  if (settlement.kind !== 'open' || facts.status !== 'APPROVED') return settlement;
  if (await wasDeclined(context.database, order.id)) return settlement;
  if (!isOver(order, context.now())) return (await capturePayment(order.id, 'reconciliation', context)).settlement;
  await flagUncaptured(order.id, context);
  return settlement;
}

/** The buyer said yes, and for a day the money could not be taken: they may believe that they have paid. */
async function flagUncaptured(orderId: string, context: CheckoutContext): Promise<void> {
  const failure = await context.database.paymentEvent.findFirst({
    where: { orderId, kind: 'call-failed', detail: { path: ['call'], equals: 'capture' } },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
  });
  const { message } = (failure?.detail ?? {}) as { message?: string };
  const why = `The buyer approved the payment, and no money was taken within a day${message ? `: ${message}` : ''}.`;
  await context.database.$transaction(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (order.paymentStatus === 'pending') await flagOrder(transaction, order, { why }, context);
  }, lockTimeouts);
}
