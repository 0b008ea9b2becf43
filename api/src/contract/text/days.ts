const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day such as November 21, 2026: in UTC, so that invoice, server and browser write the same. */
export const formatDay = (day: Date): string => long.format(day);

/** From one day to another; a year that both share is said once. */
export function formatPeriod(from: Date, until: Date): string {
  const sameYear = from.getUTCFullYear() === until.getUTCFullYear();
  const start = sameYear ? formatDay(from).replace(/, \d+$/, '') : formatDay(from);
  return `${start} to ${formatDay(until)}`;
}
