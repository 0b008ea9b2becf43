const format = (month: 'short' | 'long') =>
  new Intl.DateTimeFormat('en-US', { year: 'numeric', month, day: 'numeric', timeZone: 'UTC' });
const short = format('short');
const long = format('long');

/** `2026-11-12T…Z` as `Nov 12, 2026`. UTC, so that server and browser write the same day. */
export const shortDate = (iso: string): string => short.format(new Date(iso));

/** `2026-11-12T…Z` as `November 12, 2026`. */
export const longDate = (iso: string): string => long.format(new Date(iso));
