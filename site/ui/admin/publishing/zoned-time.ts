import { Temporal } from 'temporal-polyfill';

/** Converts an ISO 8601 time to a `datetime-local` value in a zone: `2026-11-12T09:30`. Empty if it is not a time. */
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
 * Converts a local time in a zone to ISO 8601; null if it is not a time. A time that is skipped in spring becomes the
 * one an hour later. A time that occurs twice in autumn means the first one.
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
