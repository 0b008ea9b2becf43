import { Temporal } from 'temporal-polyfill';

/** An ISO date as the control of a date and time has it: `2026-11-12T09:30`, by the clocks of a zone. Empty for no date. */
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
 * The moment at which the clocks of a zone show a time, as an ISO date; null for no time. A time that clocks skip in spring is
 * the one an hour later; of one that they show twice in autumn it is the first.
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
