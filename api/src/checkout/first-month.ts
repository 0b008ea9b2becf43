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

/**
 * When an order was paid: when PayPal made the capture, and not when we heard of it, which may be a day later. No earlier than
 * the order and no later than now, whatever PayPal's clock says.
 */
export function paidAt(order: { createdAt: Date }, capture: { createdAt: Date | null }, now: Date): Date {
  const told = capture.createdAt ?? now;
  return new Date(Math.min(now.getTime(), Math.max(order.createdAt.getTime(), told.getTime())));
}
