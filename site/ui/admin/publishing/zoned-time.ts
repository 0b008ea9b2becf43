import { Temporal } from 'temporal-polyfill';

/**
 * Converts an ISO 8601 time to a `datetime-local` value in a time zone, such as `2026-11-12T09:30`. Returns an empty
 * string for invalid input.
 */
export function toLocalTime(iso: string, timeZone: string): string {
  try {
    return Temporal.Instant.from(iso)
      .toZonedDateTimeISO(timeZone)
      .toPlainDateTime()
      .toString({ smallestUnit: 'minute' });
  } catch {
    return '';
  }
}

/**
 * Converts a `datetime-local` value in a time zone to ISO 8601. Null for invalid input. A time that clocks skip in
 * spring is moved an hour later. A time that occurs twice in autumn is read as the first of the two.
 */
export function fromLocalTime(local: string, timeZone: string): string | null {
  try {
    return Temporal.PlainDateTime.from(local)
      .toZonedDateTime(timeZone)
      .toInstant()
      .toString({ smallestUnit: 'millisecond' });
  } catch {
    return null;
  }
}
