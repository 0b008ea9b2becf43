import { expect, test } from 'vitest';
import { ageOf, dateAndTime, monthsAhead, shortTime } from './moments.ts';

const now = '2026-11-12T12:00:00.000Z';

test.each([
  ['2026-11-12T11:59:30.000Z', 'just now'],
  // A time in the future, from a clock that is ahead.
  ['2026-11-12T12:00:30.000Z', 'just now'],
  ['2026-11-12T11:59:00.000Z', '1 minute ago'],
  ['2026-11-12T09:10:00.000Z', '2 hours ago'],
  ['2026-11-11T11:00:00.000Z', 'yesterday'],
  ['2026-11-01T12:00:00.000Z', 'last week'],
  ['2024-06-01T12:00:00.000Z', '2 years ago'],
])('the age of the moment %s is shown as %s', (moment, age) => {
  expect(ageOf(moment, Date.parse(now))).toBe(age);
});

test('a date is in UTC and says so if the reader’s time zone is unknown, and does not break before AM or PM', () => {
  expect(dateAndTime(now, false)).toBe('November 12, 2026 at 12:00\u00a0PM UTC');
});

test('the short form of a moment is its time if it is today, its day if it is this year, and else its month', () => {
  const noon = new Date(2026, 2, 10, 12, 0).getTime();
  const ago = (seconds: number) => new Date(noon - seconds * 1000).toISOString();
  expect(shortTime(ago(3_600), noon)).toBe('11:00\u00a0AM');
  expect(shortTime(ago(86_400 * 8), noon)).toBe('Mar 2');
  expect(shortTime(ago(86_400 * 400), noon)).toBe('Feb 2025');
});

test('the day some months ahead is counted in UTC, and is the last day of the month if that month is too short', () => {
  expect(monthsAhead(3, new Date('2026-08-31T23:30:00-05:00'))).toBe('2026-12-01');
  expect(monthsAhead(3, new Date('2026-08-31T12:00:00Z'))).toBe('2026-11-30');
});
