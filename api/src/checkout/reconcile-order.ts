import type { MaintenanceOrder } from '@agency/prisma/client';
import { capturePayment } from './capture-payment.ts';
import { patienceMs } from './check-times.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { expireOrder } from './expire-order.ts';
import { lookUpPayment } from './look-up-payment.ts';
import { settlePayment } from './settle-payment.ts';
import { type Settlement, settlementOf } from './settlement.ts';
import { wasDeclined } from './was-declined.ts';

/**
 * Finds out what became of one order that waits for money, and finishes it: settles what was captured, captures what its
 * buyer approved, and ends what nobody paid within a day.
 *
 * @throws PayPalRefusal, PayPalUnavailable.
 */
export async function reconcileOrder(order: MaintenanceOrder, context: CheckoutContext): Promise<void> {
  const { id, paypalOrderId, createdAt } = order;
  const settlement = paypalOrderId ? await findOut({ ...order, paypalOrderId }, context) : settlementOf(order);
  const isOver = context.now().getTime() - createdAt.getTime() >= patienceMs;
  const waits = settlement.kind === 'open' || settlement.kind === 'denied';
  if (isOver && waits) await expireOrder(id, 'never paid', context);
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
  return (await capturePayment(order.id, 'reconciliation', context)).settlement;
}
