/**
 * Returns the time this many calendar months later: on the same day, or on the last day of a shorter month (January 31
 * to February 28). In UTC, like all stored times.
 */
export function addMonths(from: Date, months: number): Date {
  const moved = new Date(from);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  // If the month lacks this day, JavaScript has moved the date into the following month.
  if (moved.getUTCDate() !== from.getUTCDate()) moved.setUTCDate(0);
  return moved;
}

/**
 * Returns the period with this number; the first has the number 0. Counts from the subscription's start, so that a plan
 * that started on January 31 renews on February 28 and then on March 31.
 */
export const periodOf = (startedAt: Date, period: number): { startDate: Date; endDate: Date } => ({
  startDate: addMonths(startedAt, period),
  endDate: addMonths(startedAt, period + 1),
});

const dayMs = 24 * 3_600_000;
export const addDays = (from: Date, days: number): Date => new Date(from.getTime() + days * dayMs);
