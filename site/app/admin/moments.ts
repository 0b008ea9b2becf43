const ages = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/** The largest unit that fits, in seconds. */
const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** How long before `now` something was: `3 hours ago`, `yesterday`, `just now`. Both are ISO dates. */
export function ageOf(moment: string, now: string): string {
  const seconds = (Date.parse(now) - Date.parse(moment)) / 1000;
  const [unit, length] = units.find(([, size]) => seconds >= size) ?? [];
  return unit ? ages.format(-Math.floor(seconds / length), unit) : 'just now';
}

/** The full date and time: in the reader's zone in a browser, in UTC where the zone is not known yet. */
export function dateAndTime(moment: string, local: boolean): string {
  const zone = local ? {} : ({ timeZone: 'UTC', timeZoneName: 'short' } as const);
  return new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...zone,
  }).format(new Date(moment));
}
