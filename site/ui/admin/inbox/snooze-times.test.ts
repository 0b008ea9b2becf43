import { expect, test } from 'vitest';
import { snoozeTimes } from './snooze-times.ts';

test.each([
  ['a Sunday', new Date(2026, 10, 22, 23, 59), [23, 25, 23, 6]],
  ['a Monday', new Date(2026, 10, 23, 8), [24, 26, 30, 7]],
  ['a Saturday', new Date(2026, 10, 28, 12), [29, 1, 30, 12]],
])('on %s, all offered snooze times except “In 3 hours” are at 9 AM local time', (_day, now, days) => {
  const [, ...mornings] = snoozeTimes(now).filter(({ until }) => until !== null);
  const dates = mornings.map(({ until }) => new Date(until ?? ''));
  expect(dates.map((date) => date.getDate())).toEqual(days);
  expect(new Set(dates.map((date) => date.getHours()))).toEqual(new Set([9]));
});
