import type { Agency } from '@agency/api/contract/agency';
import { createContext, use } from 'react';

/** What parts of pages and forms need to know of the agency. Its time zone shows dates: server and browser write the same day. */
export const AgencyContext = createContext<Pick<Agency, 'timeZone' | 'defaultAuthor'>>({
  timeZone: 'UTC',
  defaultAuthor: '',
});

const formats = new Map<string, Intl.DateTimeFormat>();

/** The format of a month's style and a zone, made once: a list shows many dates. */
function format(month: 'short' | 'long', timeZone: string): Intl.DateTimeFormat {
  const key = `${month} ${timeZone}`;
  const made =
    formats.get(key) ?? new Intl.DateTimeFormat('en-US', { year: 'numeric', month, day: 'numeric', timeZone });
  formats.set(key, made);
  return made;
}

/** `2026-11-12T…Z` as `Nov 12, 2026`. */
export const shortDate = (iso: string, timeZone = 'UTC'): string => format('short', timeZone).format(new Date(iso));

/** `2026-11-12T…Z` as `November 12, 2026`. */
export const longDate = (iso: string, timeZone = 'UTC'): string => format('long', timeZone).format(new Date(iso));

/** A moment as the day that the agency's calendar shows. */
export function AgencyDate({ at, style }: { at: string; style: 'short' | 'long' }) {
  const { timeZone } = use(AgencyContext);
  return style === 'short' ? shortDate(at, timeZone) : longDate(at, timeZone);
}
