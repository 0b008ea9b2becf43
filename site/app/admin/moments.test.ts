import { expect, test } from 'vitest';
import { ageOf, dateAndTime } from './moments.ts';

const now = '2026-11-12T12:00:00.000Z';

test.each([
  ['2026-11-12T11:59:30.000Z', 'just now'],
  // A clock that runs ahead.
  ['2026-11-12T12:00:30.000Z', 'just now'],
  ['2026-11-12T11:58:00.000Z', '2 minutes ago'],
  ['2026-11-12T09:10:00.000Z', '2 hours ago'],
  ['2026-11-11T11:00:00.000Z', 'yesterday'],
  ['2026-11-01T12:00:00.000Z', 'last week'],
  ['2024-06-01T12:00:00.000Z', '2 years ago'],
])('%s was %s', (moment, age) => {
  expect(ageOf(moment, now)).toBe(age);
});

test('where the reader’s zone is not known, the time says which it is in', () => {
  expect(dateAndTime(now, false).replace(/\s/g, ' ')).toBe('November 12, 2026 at 12:00 PM UTC');
});
