import { expect, test } from 'vitest';
import { initialChecks, nextCheck } from './check-times.ts';

/** Returns the times, in seconds, of the next `amount` checks of an order that has had `first` checks. */
function looks(first: number, amount: number): number[] {
  let now = new Date(0);
  return Array.from({ length: amount }, (_, at) => {
    now = nextCheck(now, first + at);
    return now.getTime() / 1_000;
  });
}

test('a requested capture is checked after 5, 15 and 30 seconds, then less and less often', () => {
  expect(looks(0, 6)).toEqual([5, 15, 30, 60, 120, 240]);
});

test('an order whose buyer begins to pay is checked after a minute, and hourly in the end', () => {
  const times = looks(initialChecks, 7);
  expect(times[0]).toBe(60);
  expect((times[6] ?? 0) - (times[5] ?? 0)).toBe(3_600);
});
