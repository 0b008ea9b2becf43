import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { CheckoutContext } from '#api/orders/checkout-context.ts';
import { reconcileOrders } from './reconcile-orders.ts';

const betweenLooksMs = 5_000;
/** While the database is away. */
const afterTroubleMs = 30_000;

/**
 * Finishes orders whose payment was begun and not ended, every few seconds, until it is stopped. It is no job of the queue,
 * whose schedule counts in minutes: any number of processes may look at once, since an order that is due says so itself and
 * is claimed by one of them. A look that finds nothing is one query by an index.
 *
 * @returns what settles when the last look is over.
 */
export async function workReconciliation(
  parts: Omit<CheckoutContext, 'requestId'>,
  stopping: AbortSignal,
): Promise<void> {
  while (!stopping.aborted) {
    const pauseMs = await look(parts, stopping);
    await pause(pauseMs, undefined, { signal: stopping }).catch(() => undefined);
  }
}

/** One look; returns for how long there need be no other. */
async function look(parts: Omit<CheckoutContext, 'requestId'>, stopping: AbortSignal): Promise<number> {
  // The ledger and the log name the look, as they name a request.
  const requestId = randomUUID();
  const log = parts.log.child({ requestId });
  try {
    const result = await reconcileOrders({ ...parts, requestId, log }, stopping);
    if (result.looked > 0) log.info(result, 'reconciliation done');
    return betweenLooksMs;
  } catch (error) {
    if (!stopping.aborted) log.error({ err: error }, 'orders that wait for money could not be looked at');
    return afterTroubleMs;
  }
}
