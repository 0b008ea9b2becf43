import { expect, test } from 'vitest';
import { dayName, durationText, firstDayOf, moneyText, monthName, shortDay, wonShare } from './today-texts.ts';

const minute = 60_000;
test.each([
  [20_000, 'under a minute'],
  [59.6 * minute, '1 h'],
  [192 * minute, '3 h 12 min'],
  [24 * 60 * minute, '1 day'],
  [(49 * 60 + 59.7) * minute, '2 days 2 h'],
])('a duration of %i ms is shown as %s', (ms, words) => {
  expect(durationText(ms)).toBe(words);
});

test('months, days, shares, and amounts are formatted', () => {
  expect([monthName('2026-01'), dayName('2026-11-24')]).toEqual(['January', 'Tue, Nov 24']);
  expect(shortDay('2026-12-01')).toEqual({ day: '1', month: 'Dec' });
  expect(firstDayOf([{ date: '2026-11-23' }, { date: '2026-11-24' }], 90)).toBe('2026-08-26');
  expect([wonShare({ won: 0, lost: 0 }), wonShare({ won: 2, lost: 1 })]).toEqual(['–', '67%']);
  expect(moneyText(1_495, 'USD')).toBe('$1,495');
});
