import { randomUUID } from 'node:crypto';
import type { MaintenanceOrder } from '@agency/prisma/client';
import { repeatUntilStopped } from '#api/jobs/repeat-until-stopped.ts';
import { expireOrder } from '#api/orders/expire-order.ts';
import { type OrderAtPayPal, withLockedOrder } from '#api/orders/order-state.ts';
import type { CheckoutContext } from '#api/orders/record-event.ts';
import { flagOrder } from '#api/orders/review-order.ts';
import { lookUpPayment } from '#api/payments/call-paypal.ts';
import { capturePayment } from '#api/payments/capture-payment.ts';
import { type Settlement, settlementOf, settlePayment } from '#api/payments/settle-payment.ts';
import { isPayPalFailure } from '#api/paypal/paypal.ts';
import { isDatabaseAway } from '#api/platform/database-away.ts';
import { chargePeriod } from '#api/subscriptions/charge-period.ts';
import { isOver, nextCheck, orderTtlMs } from './check-times.ts';

/** The maximum number of orders in one run. The next run follows shortly. */
const most = 200;
/** After this many PayPal failures without a success in between, the run leaves the other orders to the next run. */
const maxUnanswered = 3;

type Reconciled = { looked: number; failed: number };

/**
 * Finishes orders that are incomplete because the browser crashed, PayPal's response was lost, or nobody paid. Any
 * number of processes can run this at once. Each due order is claimed by one process, which postpones the order's next
 * check. If that process dies, another one makes that check.
 */
export async function reconcileOrders(
  context: CheckoutContext,
  stopping: AbortSignal = new AbortController().signal,
): Promise<Reconciled> {
  const result = { looked: 0, failed: 0 };
  let unanswered = 0;
  while (!stopping.aborted && result.looked < most && unanswered < maxUnanswered) {
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

/**
 * Claims the order whose check has been due the longest, so that other processes skip it. Waits for a lock on the
 * order.
 */
async function claimOrder({ database, paypal, now: clock }: CheckoutContext): Promise<MaintenanceOrder | null> {
  const now = clock();
  for (;;) {
    const due = await database.maintenanceOrder.findFirst({
      // PayPal does not know the orders of a demonstration, and the stand-in does not know real ones.
      where: { paymentStatus: 'pending', nextCheckAt: { lte: now }, demo: paypal.isDemo },
      orderBy: { nextCheckAt: 'asc' },
    });
    if (!due) return null;
    const { id, paymentStatus, nextCheckAt } = due;
    const checks = due.checks + 1;
    const [claimed] = await database.maintenanceOrder.updateManyAndReturn({
      where: { id, paymentStatus, nextCheckAt, checks: due.checks },
      data: { checks, nextCheckAt: nextCheck(now, checks) },
    });
    if (claimed) return claimed;
  }
}

/**
 * Finds out the state of one pending order, and finishes it: settles what was captured, captures what its buyer
 * approved, and ends an order that was not paid in time (see `isOver`). Captures nothing for an order that has expired.
 *
 * @throws PayPalRefusal, PayPalUnavailable, and what `chargePeriod` throws.
 */
async function reconcileOrder(order: MaintenanceOrder, context: CheckoutContext): Promise<void> {
  const { id, paypalOrderId, subscriptionId } = order;
  // A month that the customer pays through a link is handled like a first order, but has more time.
  if (subscriptionId !== null && !order.byLink)
    return chargePeriod({ ...order, subscriptionId }, context).catch((error) => flagUncharged(order, error, context));
  const settlement = paypalOrderId ? await findOut({ ...order, paypalOrderId }, context) : settlementOf(order);
  const waits = settlement.kind === 'open' || settlement.kind === 'denied';
  if (waits && isOver(order, context.now())) await expireOrder(id, 'never paid', context);
}

/**
 * Flags a month that is still not charged a day after its order was placed, whatever PayPal's reason is.
 *
 * @throws the given error again.
 */
async function flagUncharged(
  { id, createdAt }: MaintenanceOrder,
  error: unknown,
  context: CheckoutContext,
): Promise<void> {
  if (isPayPalFailure(error) && context.now().getTime() - createdAt.getTime() > orderTtlMs)
    await withLockedOrder(context, id, async (order, transaction) => {
      const why = 'This month could not be charged for a day. See the log for PayPal’s reason.';
      if (order.paymentStatus === 'pending') await flagOrder(transaction, order, { why }, context);
    });
  throw error;
}

async function findOut(order: OrderAtPayPal, context: CheckoutContext): Promise<Settlement> {
  const facts = await lookUpPayment(order, context);
  if (!facts) return settlementOf(order);
  const settlement = await settlePayment(order.id, facts, 'reconciliation', context);
  if (settlement.kind !== 'open' || facts.status !== 'APPROVED') return settlement;
  // A declined payment is not retried without the buyer, who was told that no money was taken.
  if (settlement.order.declinedAt) return settlement;
  if (!isOver(order, context.now())) return (await capturePayment(order.id, 'reconciliation', context)).settlement;
  await flagUncaptured(order.id, context);
  return settlement;
}

/** Flags an approved order that expired before its money was taken, because the buyer may believe it to be paid. */
async function flagUncaptured(orderId: string, context: CheckoutContext): Promise<void> {
  const failure = await context.database.paymentEvent.findFirst({
    where: { orderId, kind: 'call-failed', detail: { path: ['call'], equals: 'capture' } },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
  });
  const { message } = (failure?.detail ?? {}) as { message?: string };
  const why = `The buyer approved the payment, and no money was taken in time${message ? `: ${message}` : ''}.`;
  await withLockedOrder(context, orderId, async (order, transaction) => {
    if (order.paymentStatus === 'pending') await flagOrder(transaction, order, { why }, context);
  });
}

const betweenLooksMs = 5_000;
/** The delay after a run that failed, for example because the database is unreachable. */
const afterTroubleMs = 30_000;

/**
 * Reconciles incomplete payments every few seconds, until it is stopped. It is not a queue job, because the queue
 * schedules by the minute. Any number of processes can run it: each claims due orders in the database. A run that finds
 * nothing costs one indexed query.
 *
 * @returns a promise that resolves when the last run has ended.
 */
export async function workReconciliation(
  parts: Omit<CheckoutContext, 'requestId'>,
  stopping: AbortSignal,
): Promise<void> {
  await repeatUntilStopped(stopping, () => look(parts, stopping));
}

/** Makes one run. Returns the delay until the next. */
async function look(parts: Omit<CheckoutContext, 'requestId'>, stopping: AbortSignal): Promise<number> {
  // The id identifies the run in the ledger and the log, like a request's.
  const requestId = randomUUID();
  const log = parts.log.child({ requestId });
  try {
    const result = await reconcileOrders({ ...parts, requestId, log }, stopping);
    if (result.looked > 0) log.info(result, 'reconciliation done');
    return betweenLooksMs;
  } catch (error) {
    if (!stopping.aborted)
      log[isDatabaseAway(error) ? 'warn' : 'error']({ err: error }, 'incomplete orders could not be reconciled');
    return afterTroubleMs;
  }
}
