/**
 * The moment so many calendar months later: the same day, or the last day of a month that is shorter (January 31 to
 * February 28). In UTC, like everything that is stored.
 */
export function addMonths(from: Date, months: number): Date {
  const moved = new Date(from);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  // A day that the month lacks has run over into the month after it.
  if (moved.getUTCDate() !== from.getUTCDate()) moved.setUTCDate(0);
  return moved;
}

/** A period of what began at a moment, 0 = the first. Counted from the beginning, so that the 31st comes back after February. */
export const periodOf = (startedAt: Date, period: number): { startDate: Date; endDate: Date } => ({
  startDate: addMonths(startedAt, period),
  endDate: addMonths(startedAt, period + 1),
});

const dayMs = 24 * 3_600_000;
export const addDays = (from: Date, days: number): Date => new Date(from.getTime() + days * dayMs);
