/**
 * The first paid month: from the payment to the same day of the next month, or to its last day where it is shorter
 * (31 January to 28 February). In UTC, as everything that is stored.
 */
export function firstMonth(startDate: Date): { startDate: Date; endDate: Date } {
  const endDate = new Date(startDate);
  endDate.setUTCMonth(endDate.getUTCMonth() + 1);
  // A day that the next month lacks has run over into the month after it.
  if (endDate.getUTCDate() !== startDate.getUTCDate()) endDate.setUTCDate(0);
  return { startDate, endDate };
}
