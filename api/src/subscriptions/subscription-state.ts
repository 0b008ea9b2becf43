import type { Prisma, Subscription } from '@agency/prisma/client';
import { noticeDays, type writtenKinds } from '#api/contract/subscriptions.ts';
import { addDays, periodOf } from './periods.ts';

/** The kinds of entries in a timeline; the migration has the same list. */
type EventKind =
  | 'began'
  | 'noticed'
  | 'ordered'
  | 'linked'
  | 'charged'
  | 'declined'
  | 'past-due'
  | 'vaulted'
  | 'unvaulted'
  | 'plan-changed'
  | 'canceled'
  | 'resumed'
  | 'ended'
  | 'refunded'
  | (typeof writtenKinds)[number];

/** Returns a subscription, locked until the transaction ends. To lock one of its orders too, lock the order first. */
export async function lockSubscription(transaction: Prisma.TransactionClient, id: string): Promise<Subscription> {
  await transaction.$queryRaw`SELECT 1 FROM subscriptions WHERE id = ${id}::uuid FOR UPDATE`;
  return transaction.subscription.findUniqueOrThrow({ where: { id } });
}

/** Adds an entry to a subscription's timeline. */
export async function recordStep(
  transaction: Prisma.TransactionClient,
  { id: subscriptionId }: Pick<Subscription, 'id'>,
  line: { kind: EventKind; period?: number | null; detail?: string; by?: string | null },
  { now }: { now(): Date },
): Promise<void> {
  await transaction.subscriptionEvent.create({ data: { ...line, subscriptionId, at: now() } });
}

/** Makes billing do the next step at once. Called after an order that billing waited for has ended. */
export async function actNow(
  transaction: Prisma.TransactionClient,
  id: string,
  { now }: { now(): Date },
): Promise<void> {
  const { state } = await lockSubscription(transaction, id);
  if (state !== 'ended') await transaction.subscription.update({ where: { id }, data: { actsAt: now() } });
}

/** Forgets a subscription's stored source; with `only`, only this source. Later months are paid by a link. */
export async function forgetSource(
  transaction: Prisma.TransactionClient,
  id: string,
  context: { now(): Date },
  { only }: { only?: string } = {},
): Promise<void> {
  const subscription = await lockSubscription(transaction, id);
  if (subscription.vaultId === null || (only && subscription.vaultId !== only)) return;
  await transaction.subscription.update({ where: { id }, data: { vaultId: null } });
  await recordStep(transaction, subscription, { kind: 'unvaulted', period: subscription.paidPeriods }, context);
}

/** Returns when the next period begins and is charged. */
export const nextChargeAt = ({ startedAt, paidPeriods }: Pick<Subscription, 'startedAt' | 'paidPeriods'>): Date =>
  periodOf(startedAt, paidPeriods).startDate;

/**
 * Returns when the next period is charged if it is not ordered yet. A charge that was declined or announced late is made
 * after the first day of its period.
 */
export function plannedChargeAt(subscription: Pick<Subscription, 'startedAt' | 'paidPeriods' | 'actsAt'>): Date {
  const { actsAt } = subscription;
  const startsAt = nextChargeAt(subscription);
  return actsAt && actsAt > startsAt ? actsAt : startsAt;
}

/** Whether the next period is still charged: the subscription does not end before that period. */
export const isCharged = (subscription: Pick<Subscription, 'startedAt' | 'paidPeriods' | 'endsAt'>): boolean =>
  subscription.endsAt === null || nextChargeAt(subscription) < subscription.endsAt;

/**
 * Returns when a change of plan that is made now applies: from the next period, or if that is already ordered, from the
 * period after it. Null if there is no such period.
 *
 * @param open the order of the next period, if there is one.
 */
export function changeStartsAt(
  subscription: Pick<Subscription, 'startedAt' | 'paidPeriods' | 'endsAt' | 'state'>,
  open: object | null,
): Date | null {
  const after = { ...subscription, paidPeriods: subscription.paidPeriods + (open ? 1 : 0) };
  return subscription.state !== 'ended' && isCharged(after) ? nextChargeAt(after) : null;
}

/** Whether a period waits for its customer to pay it by a link. */
export const awaitsPayment = (
  subscription: Pick<Subscription, 'state' | 'vaultId' | 'startedAt' | 'paidPeriods' | 'endsAt'>,
  now: Date,
): boolean =>
  subscription.state === 'past-due' ||
  (subscription.state !== 'ended' &&
    subscription.vaultId === null &&
    isCharged(subscription) &&
    nextChargeAt(subscription) <= now);

/** Whether the next period must be announced: only before the first renewal. A change of plan sends its own notice. */
const needsNotice = ({ paidPeriods, noticedPeriod }: Pick<Subscription, 'paidPeriods' | 'noticedPeriod'>): boolean =>
  paidPeriods === 1 && noticedPeriod === 0;

/**
 * Whether billing must announce a due charge before it charges. It must for the first renewal, and for an unannounced
 * charge that is more than `noticeDays` late, for example after an outage.
 */
export const isUnannounced = (
  subscription: Pick<Subscription, 'startedAt' | 'paidPeriods' | 'noticedPeriod' | 'declines' | 'state'>,
  now: Date,
): boolean =>
  needsNotice(subscription) ||
  (subscription.state !== 'past-due' &&
    subscription.declines === 0 &&
    subscription.noticedPeriod < subscription.paidPeriods &&
    addDays(nextChargeAt(subscription), noticeDays) < now);

/** Returns when billing acts on a subscription whose periods so far are all paid. */
export function actsAtOf(
  subscription: Pick<Subscription, 'startedAt' | 'paidPeriods' | 'endsAt' | 'state' | 'noticedPeriod'>,
): Date | null {
  if (subscription.state === 'ended') return null;
  if (!isCharged(subscription)) return subscription.endsAt;
  const chargeAt = nextChargeAt(subscription);
  return needsNotice(subscription) ? addDays(chargeAt, -noticeDays) : chargeAt;
}
