import { linkTtlDays } from '#api/contract/subscriptions.ts';

const minute = 60;
const hour = 60 * minute;

/**
 * The delays between checks of a pending order, in seconds. An order whose capture was requested is checked after 5, 15
 * and 30 seconds (its process may have died), then often while the buyer may still wait, and finally hourly.
 */
const delays = [5, 10, 15, 30, minute, 2 * minute, 5 * minute, 15 * minute, hour];

/** The initial `checks` of an order, so that its first check is after a minute. Paying at PayPal takes that long. */
export const initialChecks = delays.indexOf(minute);

export function nextCheck(now: Date, checks: number): Date {
  return new Date(now.getTime() + (delays[checks] ?? hour) * 1_000);
}

/** The time after which an unpaid order ends, in ms. */
export const orderTtlMs = 24 * hour * 1_000;

/** Whether an unpaid order has expired: after `orderTtlMs`, or after `linkTtlDays` for a month of a subscription. */
export function isOver(
  { createdAt, subscriptionId }: { createdAt: Date; subscriptionId: string | null },
  now: Date,
): boolean {
  const ttlMs = subscriptionId === null ? orderTtlMs : linkTtlDays * orderTtlMs;
  return now.getTime() - createdAt.getTime() >= ttlMs;
}
