const minute = 60;
const hour = 60 * minute;

/**
 * Seconds between checks of an order that waits for money: 5, 15 and 30 seconds after its capture was asked for, should the
 * process have died that asked, then often while its buyer may still sit there, and hourly in the end.
 */
const delays = [5, 10, 15, 30, minute, 2 * minute, 5 * minute, 15 * minute, hour];

/** Where the count of checks begins for an order whose capture nobody has asked for yet: paying at PayPal takes a minute. */
export const initialChecks = delays.indexOf(minute);

/** When an order that was checked so many times is checked next. */
export function nextCheck(now: Date, checks: number): Date {
  return new Date(now.getTime() + (delays[checks] ?? hour) * 1_000);
}

/** An order that nobody paid ends after this. */
export const orderTtlMs = 24 * hour * 1_000;

/** Whether an order that nobody paid has expired. */
export function isOver({ createdAt }: { createdAt: Date }, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= orderTtlMs;
}
