const minuteMs = 60_000;

/** Minutes between looks at an order that waits for money: often while its buyer may still sit there, then hourly. */
const pauses = [1, 2, 5, 15, 60];

/** When an order that was looked at so many times is looked at next. */
export function nextCheck(now: Date, checks: number): Date {
  return new Date(now.getTime() + (pauses[checks] ?? 60) * minuteMs);
}

/** An order that nobody paid ends after this. */
export const patienceMs = 24 * 60 * minuteMs;

/** Whether an order has had its day. */
export function isOver({ createdAt }: { createdAt: Date }, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= patienceMs;
}
