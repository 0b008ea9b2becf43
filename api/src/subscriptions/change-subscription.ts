import type { Prisma, Subscription } from '@agency/prisma/client';
import { z } from 'zod';
import type { PackageType } from '#api/contract/maintenance-plans.ts';
import { cancelNoticeDays } from '#api/contract/subscriptions.ts';
import { NotFoundError, otherPrice } from '#api/graphql/failures.ts';
import type { CheckoutContext } from '#api/orders/record-event.ts';
import { readPrice } from '#api/packages/maintenance-plans.ts';
import { enqueueCancellation, enqueueOwnChange, enqueueRenewalNotice } from './enqueue-subscription-mails.ts';
import { addDays, periodOf } from './periods.ts';
import {
  actsAtOf,
  changeStartsAt,
  isUnannounced,
  lockSubscription,
  nextChargeAt,
  plannedChargeAt,
  recordStep,
} from './subscription-state.ts';

/** `by`: the user who makes the change; null for the customer. */
export type Changing = Pick<CheckoutContext, 'outbox' | 'mailTo' | 'now' | 'log'> & { by: string | null };

/**
 * Returns when a subscription ends if it is canceled now: at the end of the period in which the notice of 30 days
 * expires. Periods that begin before that end are still charged.
 */
export function endAfterNotice(
  { startedAt, paidPeriods }: Pick<Subscription, 'startedAt' | 'paidPeriods'>,
  now: Date,
): Date {
  const noticeEnds = addDays(now, cancelNoticeDays);
  let period = paidPeriods - 1;
  while (periodOf(startedAt, period).endDate < noticeEnds) period += 1;
  return periodOf(startedAt, period).endDate;
}

/** Locks a subscription. @throws NotFoundError if there is none with this id, or it has ended. */
export async function lockLive(transaction: Prisma.TransactionClient, id: string): Promise<Subscription> {
  const isThere = z.uuid().safeParse(id).success && (await transaction.subscription.count({ where: { id } })) > 0;
  const subscription = isThere ? await lockSubscription(transaction, id) : null;
  if (!subscription) throw new NotFoundError('This subscription');
  if (subscription.state === 'ended') throw new NotFoundError({ message: 'This plan has ended.' });
  return subscription;
}

/** Matches the orders of the next periods of these subscriptions, except failed and refunded ones. */
export const openOrdersOf = (subscriptions: readonly Pick<Subscription, 'id' | 'paidPeriods'>[]) => ({
  OR: subscriptions.map(({ id: subscriptionId, paidPeriods: period }) => ({ subscriptionId, period })),
  paymentStatus: { notIn: ['failed', 'refunded'] },
});

const openOrderOf = (transaction: Prisma.TransactionClient, subscription: Subscription) =>
  transaction.maintenanceOrder.findFirst({ where: openOrdersOf([subscription]) });

/**
 * Cancels a subscription with 30 days' notice. A repeat changes nothing.
 *
 * @throws NotFoundError if there is no such subscription, or it has ended.
 */
export async function cancelSubscription(
  transaction: Prisma.TransactionClient,
  id: string,
  context: Changing,
): Promise<{ id: string }> {
  const subscription = await lockLive(transaction, id);
  if (subscription.endsAt) return { id };
  const endsAt = endAfterNotice(subscription, context.now());
  // A past-due month stays past due until it is paid.
  const state = subscription.state === 'past-due' ? 'past-due' : 'canceling';
  const actsAt = subscription.actsAt && subscription.actsAt < endsAt ? subscription.actsAt : endsAt;
  const canceled = await transaction.subscription.update({ where: { id }, data: { endsAt, state, actsAt } });
  await recordStep(
    transaction,
    subscription,
    { kind: 'canceled', detail: endsAt.toISOString(), by: context.by },
    context,
  );
  await enqueueCancellation(transaction, canceled, await openOrderOf(transaction, canceled), context);
  await enqueueOwnChange(transaction, canceled, { change: 'canceled' }, context);
  context.log.info({ subscriptionId: id, endsAt }, 'a subscription was canceled');
  return { id };
}

/**
 * Mails the customer the plan, the price and the day of the next charge. If a month is already ordered, the next charge
 * is for the month after it. The mail names no day if that later month has already begun. If billing is about to
 * announce the charge, this function sends no mail, because billing also decides the day.
 */
async function announceCharge(
  transaction: Prisma.TransactionClient,
  subscription: Subscription,
  open: object | null,
  context: Changing,
): Promise<void> {
  const now = context.now();
  const isDue = subscription.actsAt !== null && subscription.actsAt <= now;
  if (!open && isDue && isUnannounced(subscription, now)) return;
  const after = { ...subscription, paidPeriods: subscription.paidPeriods + (open ? 1 : 0) };
  const planned = (open ? nextChargeAt : plannedChargeAt)(after);
  // An overdue charge that has no order yet is made within seconds.
  const chargesAt = planned > now ? planned : open ? null : now;
  await enqueueRenewalNotice(transaction, after, context, chargesAt);
}

/**
 * Undoes a cancellation, and tells the customer the next charge, because the mail about the cancellation said that
 * nothing more is charged. A repeat changes nothing.
 *
 * @throws NotFoundError if there is no such subscription, or it has ended.
 */
export async function resumeSubscription(
  transaction: Prisma.TransactionClient,
  id: string,
  context: Changing,
): Promise<{ id: string }> {
  const subscription = await lockLive(transaction, id);
  if (!subscription.endsAt) return { id };
  const state = subscription.state === 'past-due' ? 'past-due' : 'active';
  const resumed = { ...subscription, endsAt: null, state };
  const open = await openOrderOf(transaction, subscription);
  const { actsAt: planned, endsAt } = subscription;
  // An announced charge or a planned retry keeps its day.
  const isPlanned = planned && planned > context.now() && planned < endsAt;
  // If an order is open or a charge was declined, billing decides at once what follows.
  const due = open || subscription.declines > 0 ? context.now() : actsAtOf(resumed);
  const actsAt = isPlanned ? planned : due;
  await transaction.subscription.update({ where: { id }, data: { endsAt: null, state, actsAt } });
  await recordStep(transaction, subscription, { kind: 'resumed', by: context.by }, context);
  await announceCharge(transaction, { ...resumed, actsAt }, open, context);
  await enqueueOwnChange(transaction, resumed, { change: 'resumed' }, context);
  return { id };
}

/**
 * Changes the plan from the next period that is not ordered yet, and sends the customer its price. Choosing the current
 * plan undoes an earlier change. But if a period with the other plan is already ordered, paying for that period makes
 * the other plan the current one. Then the choice is stored as a change for the following period, at the price that the
 * customer pays now.
 *
 * @returns `startsAt`: when the chosen plan applies, as the mail to the customer says; null if nothing has changed.
 * @param change with `shownPrice` if the customer makes the change, because they agree to that price only.
 * @throws NotFoundError if there is no such subscription, it has ended, or it is canceled and has no further month;
 * InputError if the plan has another price.
 */
export async function changePlan(
  transaction: Prisma.TransactionClient,
  { id, packageType, shownPrice }: { id: string; packageType: PackageType; shownPrice?: string },
  context: Changing,
): Promise<{ id: string; startsAt: Date | null }> {
  const subscription = await lockLive(transaction, id);
  const open = await openOrderOf(transaction, subscription);
  const isCurrent = packageType === subscription.packageType;
  const nextPackageType = isCurrent && (open?.packageType ?? packageType) === packageType ? null : packageType;
  if (nextPackageType === subscription.nextPackageType) return { id, startsAt: null };
  const startsAt = changeStartsAt(subscription, open);
  if (!startsAt)
    throw new NotFoundError({ message: 'This plan ends before another month begins, so it cannot change.' });
  const price = isCurrent ? subscription.packagePrice.toFixed(2) : await readPrice(transaction, packageType);
  if (shownPrice !== undefined && shownPrice !== price) throw otherPrice(price);
  const nextPackagePrice = nextPackageType && price;
  const data = { nextPackageType, nextPackagePrice };
  const changed = await transaction.subscription.update({ where: { id }, data });
  const period = changed.paidPeriods + (open ? 1 : 0);
  const step = { kind: 'plan-changed', period, detail: packageType, by: context.by } as const;
  await recordStep(transaction, subscription, step, context);
  await announceCharge(transaction, changed, open, context);
  const change = { change: 'plan-changed', startsAt: startsAt.toISOString() } as const;
  await enqueueOwnChange(transaction, changed, change, context);
  return { id, startsAt };
}
