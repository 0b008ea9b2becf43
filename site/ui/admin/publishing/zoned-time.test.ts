import { expect, test } from 'vitest';
import { fromLocalTime, toLocalTime } from './zoned-time.ts';

test.each([
  ['2026-11-12T09:30', 'Europe/Berlin', '2026-11-12T08:30:00.000Z'],
  ['2026-07-01T00:30', 'Europe/Berlin', '2026-06-30T22:30:00.000Z'],
  ['2026-12-31T23:59', 'America/New_York', '2027-01-01T04:59:00.000Z'],
  // On this night, clocks go back from 3 to 2. One time is before the change, and one after.
  ['2026-10-25T01:30', 'Europe/Berlin', '2026-10-24T23:30:00.000Z'],
  ['2026-10-25T03:30', 'Europe/Berlin', '2026-10-25T02:30:00.000Z'],
  // On this night, clocks go forward from 2 to 3.
  ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
])('the local time %s in %s converts to %s and back', (local, timeZone, iso) => {
  expect(fromLocalTime(local, timeZone)).toBe(iso);
  expect(toLocalTime(iso, timeZone)).toBe(local);
});

test('a local time that occurs twice is read as the first of the two, and a skipped time as an hour later', () => {
  expect(fromLocalTime('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
  expect(fromLocalTime('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
});

test('an invalid local time converts to null, and an invalid ISO 8601 time to an empty string', () => {
  expect([fromLocalTime('', 'UTC'), toLocalTime('', 'UTC'), toLocalTime('tomorrow', 'UTC')]).toEqual([null, '', '']);
});
