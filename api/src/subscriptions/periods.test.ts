import { expect, test } from 'vitest';
import { periodOf } from './periods.ts';

test.each([
  ['2026-11-21T09:30:00.000Z', '2026-12-21T09:30:00.000Z'],
  ['2026-12-31T23:59:59.999Z', '2027-01-31T23:59:59.999Z'],
  ['2026-01-31T12:00:00.000Z', '2026-02-28T12:00:00.000Z'],
  ['2028-01-30T12:00:00.000Z', '2028-02-29T12:00:00.000Z'],
  ['2026-03-31T00:00:00.000Z', '2026-04-30T00:00:00.000Z'],
  ['2026-02-28T00:00:00.000Z', '2026-03-28T00:00:00.000Z'],
])('a month that begins %s ends %s', (start, end) => {
  const { startDate, endDate } = periodOf(new Date(start), 0);
  expect([startDate.toISOString(), endDate.toISOString()]).toEqual([start, end]);
});

test('after a short month, a plan renews on the 31st again; a plan that began on a leap day renews on the 29th', () => {
  const days = (start: string, count: number) =>
    Array.from({ length: count }, (_, period) =>
      periodOf(new Date(start), period).startDate.toISOString().slice(0, 10),
    );
  expect(days('2027-01-31T12:00:00Z', 5)).toEqual([
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
    '2027-05-31',
  ]);
  expect(days('2028-02-29T12:00:00Z', 3)).toEqual(['2028-02-29', '2028-03-29', '2028-04-29']);
});
