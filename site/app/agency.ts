import type { Agency } from '@agency/api/contract/agency';
import { createContext, use } from 'react';

/**
 * The agency's data for components. Dates are in the agency's time zone, so that server and browser render the same
 * day.
 */
export const AgencyContext = createContext<Pick<Agency, 'timeZone' | 'defaultAuthor'>>({
  timeZone: 'UTC',
  defaultAuthor: '',
});

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the date format for a month style and a time zone. Formats are cached, because creating a format is slow. */
function format(month: 'short' | 'long', timeZone: string): Intl.DateTimeFormat {
  const key = `${month} ${timeZone}`;
  const made =
    formats.get(key) ?? new Intl.DateTimeFormat('en-US', { year: 'numeric', month, day: 'numeric', timeZone });
  formats.set(key, made);
  return made;
}

/** Formats `2026-11-12T…Z` as `Nov 12, 2026`. */
export const shortDate = (iso: string, timeZone = 'UTC'): string => format('short', timeZone).format(new Date(iso));

/** Formats `2026-11-12T…Z` as `November 12, 2026`. */
export const longDate = (iso: string, timeZone = 'UTC'): string => format('long', timeZone).format(new Date(iso));

export function AgencyDate({ at, style }: { at: string; style: 'short' | 'long' }) {
  const { timeZone } = use(AgencyContext);
  return style === 'short' ? shortDate(at, timeZone) : longDate(at, timeZone);
}
