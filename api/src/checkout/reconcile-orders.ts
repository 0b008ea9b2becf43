import type { MaintenanceOrder } from '@agency/prisma/client';
import { isPayPalFailure } from '#api/paypal/paypal.ts';
import { nextCheck } from './check-times.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { reconcileOrder } from './reconcile-order.ts';

/** In one run; the next begins in a moment. */
const most = 200;
/** So many times without an answer, PayPal is not there, and the others are left for the next run. */
const patience = 3;

export type Reconciled = { looked: number; failed: number };

/**
 * Finishes what was begun and not ended: orders whose browser died, whose answer was lost, or that nobody paid. Any number of
 * processes may do so at once: each order that is due is claimed by one, which puts off the next look, so that one whose
 * process is killed is looked at again by itself.
 */
export async function reconcileOrders(
  context: CheckoutContext,
  stopping: AbortSignal = new AbortController().signal,
): Promise<Reconciled> {
  const result = { looked: 0, failed: 0 };
  let unanswered = 0;
  while (!stopping.aborted && result.looked < most && unanswered < patience) {
    const order = await claimOrder(context);
    if (!order) break;
    result.looked += 1;
    try {
      await reconcileOrder(order, context);
      unanswered = 0;
    } catch (error) {
      result.failed += 1;
      const isPayPal = isPayPalFailure(error);
      unanswered += isPayPal ? 1 : 0;
      context.log[isPayPal ? 'warn' : 'error']({ err: error, orderId: order.id }, 'an order could not be reconciled');
    }
  }
  return result;
}

/** The order that waits longest for a look, and is nobody else's now. */
function claimOrder({ database, now: clock }: CheckoutContext): Promise<MaintenanceOrder | null> {
  const now = clock();
  return database.$transaction(async (transaction) => {
    const [due] = await transaction.$queryRaw<{ id: string; checks: number }[]>`
      SELECT id, checks FROM maintenance_orders WHERE payment_status = 'pending' AND next_check_at <= ${now}
      ORDER BY next_check_at LIMIT 1 FOR UPDATE SKIP LOCKED`;
    if (!due) return null;
    const checks = due.checks + 1;
    return transaction.maintenanceOrder.update({
      where: { id: due.id },
      data: { checks, nextCheckAt: nextCheck(now, checks) },
    });
  });
}
