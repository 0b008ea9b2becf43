import { randomUUID } from 'node:crypto';
import type { Prisma, Subscription } from '@agency/prisma/client';
import { linkDays, noticeDays } from '#api/contract/subscriptions.ts';
import { repeatUntilStopped } from '#api/jobs/repeat-until-stopped.ts';
import { lockTimeouts } from '#api/orders/order-state.ts';
import type { CheckoutContext } from '#api/orders/record-event.ts';
import { isDatabaseAway } from '#api/platform/database-away.ts';
import { endSubscription } from './end-subscription.ts';
import { enqueueLink, enqueuePastDue, enqueueRenewalNotice } from './enqueue-subscription-mails.ts';
import { addDays } from './periods.ts';
import { placePeriodOrder } from './place-period-order.ts';
import { isCharged, isUnannounced, lockSubscription, nextChargeAt, recordStep } from './subscription-state.ts';

/** The maximum number of steps in one run. The next run follows shortly. */
const most = 500;
/** The delay until the next try of a step that failed. */
const afterTroubleMs = 60_000;

/**
 * Does up to `most` steps of subscriptions that are due: announces a renewal, places the order of a period, marks a
 * subscription as past due, or ends it. Each step is one transaction, so a process that is killed has done the whole
 * step or nothing. Any number of processes can run this at once. The charge is not made here, but by the
 * reconciliation. A step that fails is logged and tried again a minute later, so that it does not delay others.
 *
 * @returns how many steps were done.
 * @throws if the database is unavailable.
 */
export async function billSubscriptions(
  context: CheckoutContext,
  stopping: AbortSignal = new AbortController().signal,
): Promise<number> {
  const results = { done: 0, failed: 0 };
  while (!stopping.aborted && results.done + results.failed < most) {
    const result = await billNext(context);
    if (!result) break;
    results[result] += 1;
  }
  return results.done;
}

/** Does the step that has been due the longest. Returns null if no step is due. */
async function billNext(context: CheckoutContext): Promise<'done' | 'failed' | null> {
  const now = context.now();
  let id: string | undefined;
  try {
    return await context.database.$transaction(async (transaction) => {
      const due = await transaction.$queryRaw<{ id: string }[]>`
        SELECT id FROM subscriptions WHERE acts_at <= ${now} AND demo = ${context.paypal.isDemo}
        ORDER BY acts_at LIMIT 1 FOR UPDATE SKIP LOCKED`;
      id = due[0]?.id;
      if (!id) return null;
      const subscription = await lockSubscription(transaction, id);
      const change = await act(transaction, subscription, context);
      await transaction.subscription.update({ where: { id }, data: change });
      return 'done';
    }, lockTimeouts);
  } catch (error) {
    if (!id || isDatabaseAway(error)) throw error;
    context.log.error({ err: error, subscriptionId: id }, 'a subscription could not be billed');
    const actsAt = new Date(now.getTime() + afterTroubleMs);
    await context.database.subscription.updateMany({ where: { id, actsAt: { lte: now } }, data: { actsAt } });
    return 'failed';
  }
}

/**
 * Does the next step of a locked subscription. Returns the columns to change, including the time of the step after it.
 */
async function act(
  transaction: Prisma.TransactionClient,
  subscription: Subscription,
  context: CheckoutContext,
): Promise<Partial<Subscription>> {
  const now = context.now();
  const { id: subscriptionId, paidPeriods: period, endsAt, state, vaultId } = subscription;
  if (endsAt && endsAt <= now) return endSubscription(transaction, subscription, context);
  const ordered = await transaction.maintenanceOrder.findMany({
    where: { subscriptionId, period, paymentStatus: { not: 'failed' } },
  });
  const open = ordered.find(({ paymentStatus }) => paymentStatus !== 'refunded');
  if (open) {
    const isUnpaidLink = open.paymentStatus === 'pending' && open.byLink && addDays(open.createdAt, linkDays) <= now;
    if (!isUnpaidLink || state === 'past-due') return { actsAt: endsAt };
    // PayPal may hold a payment for days, for example from a bank account. The month does not become past due
    // meanwhile.
    if (open.captureStatus !== null) return { actsAt: earlier(addDays(now, 1), endsAt) };
    await recordStep(transaction, subscription, { kind: 'past-due', period }, context);
    await enqueuePastDue(transaction, subscription, open, context);
    return { state: 'past-due', actsAt: endsAt };
  }
  if (!isCharged(subscription)) return { actsAt: endsAt };
  const chargeAt = nextChargeAt(subscription);
  if (isUnannounced(subscription, now)) {
    await recordStep(transaction, subscription, { kind: 'noticed', period }, context);
    // A notice that is late, for example after an outage, postpones the charge.
    const actsAt = new Date(Math.max(chargeAt.getTime(), addDays(now, noticeDays).getTime()));
    await enqueueRenewalNotice(transaction, subscription, context, actsAt);
    return { noticedPeriod: period, actsAt: earlier(actsAt, endsAt) };
  }
  if (chargeAt > now) return { actsAt: chargeAt };
  // Money that was refunded for this month is not taken again without the customer.
  const byLink = vaultId === null || state === 'past-due' || ordered.length > 0;
  const { order, token } = await placePeriodOrder(transaction, subscription, { byLink }, context);
  const detail = order.invoiceNumber;
  await recordStep(transaction, subscription, { kind: byLink ? 'linked' : 'ordered', period, detail }, context);
  context.log.info({ subscriptionId, period, orderId: order.id, byLink }, 'a period is charged');
  if (!byLink) return { actsAt: endsAt };
  await enqueueLink(transaction, subscription, { order, token }, context);
  return { actsAt: earlier(addDays(now, linkDays), endsAt) };
}

const earlier = (one: Date, other: Date | null): Date => (other && other < one ? other : one);

const betweenRunsMs = 5_000;

/**
 * Bills subscriptions every five seconds, until it is stopped.
 *
 * @returns a promise that resolves when the last run has ended.
 */
export const keepBilling = (parts: Omit<CheckoutContext, 'requestId'>, stopping: AbortSignal): Promise<void> =>
  repeatUntilStopped(stopping, async () => {
    const requestId = randomUUID();
    const log = parts.log.child({ requestId });
    try {
      const done = await billSubscriptions({ ...parts, requestId, log }, stopping);
      if (done > 0) log.info({ done }, 'subscriptions billed');
    } catch (error) {
      log[isDatabaseAway(error) ? 'warn' : 'error']({ err: error }, 'subscriptions could not be billed');
    }
    return betweenRunsMs;
  });
