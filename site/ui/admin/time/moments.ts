const ages = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
const clockWithSeconds = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' });
const dayOfYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const monthOfYear = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric' });

/** The units of ages, with their length in seconds, largest first. */
const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Replaces the spaces before AM and PM with no-break spaces, because some browsers write other spaces there. */
export const unbrokenTimes = (text: string): string => text.replaceAll(/\s(?=[AP]M\b)/g, '\u00a0');

/** Formats how long before `now` (ms) a moment (ISO 8601) was: `3 hours ago`, `yesterday`, `just now`. */
export function ageOf(moment: string, now: number): string {
  const seconds = (now - Date.parse(moment)) / 1000;
  const [unit, length] = units.find(([, size]) => seconds >= size) ?? [];
  return unit ? ages.format(-Math.floor(seconds / length), unit) : 'just now';
}

/** Formats the full date and time, in the reader's time zone if `local`, else in UTC. */
export const dateAndTime = (moment: string, local: boolean): string =>
  format(moment, local, { year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/** Formats a short date and the time to the second, which can be compared with records of another system. */
export const exactTime = (moment: string, local: boolean): string =>
  format(moment, local, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
  });

/** Formats a future date and time without its year. */
export const comingTime = (moment: string, local: boolean): string =>
  format(moment, local, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

export const dayOf = (moment: string, local: boolean): string =>
  format(moment, local, { year: 'numeric', month: 'long', day: 'numeric' });

/** Formats a moment in the reader's time zone if `local`, else in UTC. A time in UTC names the zone. */
function format(moment: string, local: boolean, parts: Intl.DateTimeFormatOptions): string {
  const zone = local ? {} : { timeZone: 'UTC', ...(parts.hour && { timeZoneName: 'short' as const }) };
  return unbrokenTimes(new Intl.DateTimeFormat('en-US', { ...parts, ...zone }).format(new Date(moment)));
}

/**
 * Formats a moment for a narrow column, in the reader's time zone: the time if it is today, the day if it is this year,
 * or the month and year.
 */
export function shortTime(moment: string, now: number): string {
  const then = new Date(moment);
  const today = new Date(now);
  if (then.toDateString() === today.toDateString()) return unbrokenTimes(clock.format(then));
  return (then.getFullYear() === today.getFullYear() ? dayOfYear : monthOfYear).format(then);
}

/** Formats the time of day of a moment (ms), to the second. */
export const clockTime = (moment: number): string => unbrokenTimes(clockWithSeconds.format(moment));

/**
 * Returns the day that is this many months after `now`, in UTC, such as 2027-01-31. In a month that is too short,
 * returns its last day.
 */
export function monthsAhead(months: number, now = new Date()): string {
  const day = new Date(now);
  day.setUTCMonth(day.getUTCMonth() + months);
  // The month was too short, so the date is in the following month. Returns to the last day of the intended month.
  if (day.getUTCDate() !== now.getUTCDate()) day.setUTCDate(0);
  return day.toISOString().slice(0, 10);
}
