import { expect, test } from 'vitest';
import { archiveName, expiredArchives } from './retention.ts';

const dayMs = 24 * 60 * 60_000;
const first = Date.parse('2026-01-01T03:12:00Z');
/** Returns the archive name of a night, counted from 0. */
const night = (day: number) => archiveName(new Date(first + day * dayMs));

test('7 daily, 4 weekly and 12 monthly of 400 archives stay, whether expiry runs once or every night', () => {
  const all = Array.from({ length: 400 }, (_, day) => night(day));
  const atOnce = all.filter((name) => !expiredArchives(all).includes(name));
  let eachNight: string[] = [];
  for (const name of all) {
    eachNight.push(name);
    const expired = expiredArchives(eachNight);
    eachNight = eachNight.filter((kept) => !expired.includes(kept));
  }
  expect(atOnce.slice(-7)).toEqual(all.slice(-7));
  expect(atOnce.map((name) => name.slice(7, 17))).toEqual([
    // The last day of each month, the two Sundays before the last seven days, and the last seven days.
    ...['2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31'],
    ...['2026-11-30', '2026-12-31', '2027-01-17', '2027-01-24'],
    ...['2027-01-29', '2027-01-30', '2027-01-31', '2027-02-01', '2027-02-02', '2027-02-03', '2027-02-04'],
  ]);
  expect(eachNight).toEqual(atOnce);
});

test('the newest archive of a day stays, and files with other names are ignored', () => {
  const [early, late] = ['agency-2026-11-25T031200Z.tar.zst', 'agency-2026-11-25T181200Z.tar.zst'];
  expect(expiredArchives([late, early, 'notes.txt', 'agency-2026-99-25T031200Z.tar.zst', `${early}.partial`])).toEqual([
    early,
  ]);
  expect(expiredArchives([early])).toEqual([]);
});
