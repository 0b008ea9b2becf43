const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A moment's day as the invoice has it: in UTC, so that server and browser write the same. */
export const dayOf = (moment: string): string => day.format(new Date(moment));

/** From one day to another; a year that both share is said once. */
export function periodOf(from: string, until: string): string {
  const sameYear = from.slice(0, 4) === until.slice(0, 4);
  return `${sameYear ? dayOf(from).replace(/, \d+$/, '') : dayOf(from)} to ${dayOf(until)}`;
}
