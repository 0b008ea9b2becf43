import type { MaintenanceOrder, Prisma, Subscription } from '@agency/prisma/client';
import { namesOfPlan, type PackageType } from '#api/contract/maintenance-plans.ts';
import type { SubscriptionChange, SubscriptionNotice } from '#api/mail/mail-contents.ts';
import type { CheckoutContext } from '#api/orders/record-event.ts';
import { periodOf } from './periods.ts';
import { type Ordered, planOfNextPeriod, planOfOrder } from './place-period-order.ts';
import { isCharged, plannedChargeAt } from './subscription-state.ts';

type Transaction = Prisma.TransactionClient;
type Mailing = Pick<CheckoutContext, 'outbox' | 'mailTo'>;
type About = SubscriptionNotice extends infer Each
  ? Each extends SubscriptionNotice
    ? Omit<Each, keyof ReturnType<typeof factsOf>>
    : never
  : never;

/**
 * Returns what every notice says about the next period. If the period is ordered already, plan and price are those of
 * `order`.
 */
function factsOf(subscription: Subscription, order: Ordered | null) {
  const { id, customerName, customerEmail, website, currency, demo, startedAt, paidPeriods, endsAt } = subscription;
  const { packageType, packagePrice } = order ?? planOfNextPeriod(subscription);
  const { startDate, endDate } = periodOf(startedAt, paidPeriods);
  return {
    ...{ subscriptionId: id, customerName, customerEmail, currency, demo },
    ...(website !== null && { website }),
    planName: namesOfPlan(packageType as PackageType).name,
    price: packagePrice.toFixed(2),
    startDate: (endsAt && endsAt < startDate ? endsAt : startDate).toISOString(),
    endDate: endDate.toISOString(),
    ...(endsAt && { planEndsAt: endsAt.toISOString() }),
  };
}

const tell = (
  transaction: Transaction,
  subscription: Subscription,
  about: About,
  { outbox }: Mailing,
  order: Ordered | null = null,
) =>
  outbox.enqueue(transaction, {
    kind: 'subscription-notice',
    recipient: subscription.customerEmail,
    content: { ...factsOf(subscription, order), ...about } as SubscriptionNotice,
  });

/**
 * Enqueues the announcement of the next charge, which is at `chargesAt`. `chargesAt` is null if the month has begun,
 * but the month before it must be paid first.
 */
export const enqueueRenewalNotice = async (
  transaction: Transaction,
  subscription: Subscription,
  mailing: Mailing,
  chargesAt: Date | null,
) =>
  tell(
    transaction,
    subscription,
    {
      about: 'renewal',
      billing: subscription.vaultId === null ? 'link' : 'automatic',
      chargesAt: chargesAt?.toISOString() ?? null,
    },
    mailing,
    await planOfOrder(transaction, subscription),
  );

/** Enqueues the link by which a customer pays an order. */
export const enqueueLink = async (
  transaction: Transaction,
  subscription: Subscription,
  { order, token }: { order: MaintenanceOrder; token: string },
  mailing: Mailing,
) => {
  const { invoiceNumber } = order;
  const pastDue = subscription.state === 'past-due';
  const { id: subscriptionId, paidPeriods: period, vaultId } = subscription;
  const gone = { subscriptionId, kind: 'unvaulted', period };
  // If the source was removed since the last payment, the mail says that automatic charges have stopped.
  const hasStopped = vaultId === null && (await transaction.subscriptionEvent.count({ where: gone })) > 0;
  return tell(transaction, subscription, { about: 'link', invoiceNumber, token, pastDue, hasStopped }, mailing, order);
};

/**
 * Enqueues a notice that a charge was declined, and what follows. The agency is notified if there is no further
 * attempt.
 */
export async function enqueueDecline(
  transaction: Transaction,
  subscription: Subscription,
  { order, triesAt }: { order: Pick<MaintenanceOrder, 'invoiceNumber'> & Ordered; triesAt: Date | null },
  mailing: Mailing,
): Promise<void> {
  const { invoiceNumber } = order;
  const about = { about: 'declined', invoiceNumber, triesAt: triesAt?.toISOString() ?? null } as const;
  await tell(transaction, subscription, about, mailing, order);
  if (!triesAt) await tellAgency(transaction, subscription, mailing, 'past-due', order);
}

/** Enqueues notices to the customer and the agency that a month is past due. */
export async function enqueuePastDue(
  transaction: Transaction,
  subscription: Subscription,
  order: Ordered,
  mailing: Mailing,
): Promise<void> {
  await tell(transaction, subscription, { about: 'past-due' }, mailing, order);
  await tellAgency(transaction, subscription, mailing, 'past-due', order);
}

const tellAgency = (
  transaction: Transaction,
  subscription: Subscription,
  { outbox, mailTo }: Mailing,
  about: 'past-due' | 'ended',
  order: Ordered | null = null,
) =>
  outbox.enqueue(transaction, {
    kind: `subscription-${about}`,
    recipient: mailTo,
    content: { ...factsOf(subscription, order), about },
  });

/**
 * Enqueues a notice of a cancellation, with the end of the subscription.
 *
 * @param order the open order of the next period, if there is one.
 */
export const enqueueCancellation = async (
  transaction: Transaction,
  subscription: Subscription,
  order: Ordered | null,
  mailing: Mailing,
) =>
  tell(
    transaction,
    subscription,
    {
      about: 'canceled',
      endsAt: subscription.endsAt?.toISOString() ?? '',
      isCharged: isCharged(subscription),
      ...(order ? {} : { chargesAt: plannedChargeAt(subscription).toISOString() }),
    },
    mailing,
    order ?? (isCharged(subscription) ? await planOfOrder(transaction, subscription) : subscription),
  );

/** Tells the agency about a change if the customer made it (`by` is null), and not a user. */
export async function enqueueOwnChange(
  transaction: Transaction,
  subscription: Subscription,
  change: SubscriptionChange,
  { outbox, mailTo, by }: Mailing & { by: string | null },
): Promise<void> {
  if (by !== null) return;
  const plan = change.change === 'plan-changed' ? planOfNextPeriod(subscription) : subscription;
  const content = { ...factsOf(subscription, plan), ...change };
  await outbox.enqueue(transaction, { kind: 'subscription-changed', recipient: mailTo, content });
}

/** Enqueues notices to the customer and the agency that a subscription has ended. */
export async function enqueueEnd(
  transaction: Transaction,
  subscription: Subscription,
  mailing: Mailing,
): Promise<void> {
  await tell(transaction, subscription, { about: 'ended' }, mailing);
  await tellAgency(transaction, subscription, mailing, 'ended');
}
