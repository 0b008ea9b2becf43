import { expect, test } from 'vitest';
import { ageOf, briefly } from './ages.ts';

const now = new Date(2026, 2, 10, 12, 0).getTime();
const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString();

test.each([
  [5, 'just now'],
  [60, '1 minute ago'],
  [7_200, '2 hours ago'],
  [86_400, 'yesterday'],
  [31_536_000, 'last year'],
])('%i seconds are told as %s', (seconds, words) => {
  expect(ageOf(ago(seconds), now)).toBe(words);
});

test('a clock that is ahead of ours makes nothing come from the future', () => {
  expect(ageOf(ago(-30), now)).toBe('just now');
});

test('a list tells the hour of today, the day of this year, the month of years before', () => {
  expect(briefly(ago(3_600), now)).toMatch(/^11:00\sAM$/);
  expect(briefly(ago(86_400 * 8), now)).toBe('Mar 2');
  expect(briefly(ago(86_400 * 400), now)).toBe('Feb 2025');
});
