import { createContext, use } from 'react';

/** The agency's time zone, in which dates are shown: server and browser write the same day. */
export const TimeZone = createContext('UTC');

const format = (month: 'short' | 'long', timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { year: 'numeric', month, day: 'numeric', timeZone });

/** `2026-11-12T…Z` as `Nov 12, 2026`. */
export const shortDate = (iso: string, timeZone = 'UTC'): string => format('short', timeZone).format(new Date(iso));

/** `2026-11-12T…Z` as `November 12, 2026`. */
export const longDate = (iso: string, timeZone = 'UTC'): string => format('long', timeZone).format(new Date(iso));

/** A moment as the day that the agency's calendar shows. */
export function AgencyDate({ at, style }: { at: string; style: 'short' | 'long' }) {
  const timeZone = use(TimeZone);
  return style === 'short' ? shortDate(at, timeZone) : longDate(at, timeZone);
}
