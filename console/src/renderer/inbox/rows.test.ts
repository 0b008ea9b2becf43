import { expect, test } from 'vitest';
import { createRows, missingIn } from './rows.ts';

const idsFrom = (name: string, length: number) => Array.from({ length }, (_, at) => `${name}${at}`);
const head = { ids: idsFrom('h', 50), segment: null, total: 100_000, more: true };
const tail = { ...head, segment: { ids: idsFrom('t', 50), below: 0 } };
const middle = { ...head, segment: { ids: idsFrom('m', 50), below: 40_000 } };

test('a list is as long as its count, and each loaded row has its actual index', () => {
  const rows = createRows(tail);
  expect([rows.count, rows.at(49), rows.at(50), rows.at(99_950), rows.at(99_999)]).toEqual([
    100_000,
    'h49',
    undefined,
    't0',
    't49',
  ]);
  expect([rows.placeOf('t49'), rows.placeOf('elsewhere'), createRows(middle).placeOf('m0')]).toEqual([
    99_999, -1, 59_950,
  ]);
  expect(createRows(tail, new Set(['h3', 't49'])).placeOf('t48')).toBe(99_997);
  expect(createRows({ ...head, total: null }).count).toBe(58);
});

test.each([
  ['nothing if all rows near the visible ones are loaded', head, [0, 10], null],
  ['more of the beginning if the visible rows are near its end', head, [30, 40], 'more'],
  ['the last page if the visible rows are at the end of the list', head, [99_990, 99_999], 'last'],
  ['a page around the visible rows if they are far from all loaded rows', head, [49_995, 50_005], { skip: 49_975 }],
  ['the page before a segment if the visible rows are above it', tail, [99_940, 99_960], 'before'],
  [
    'more of the beginning if the visible rows are nearer to it than to a segment',
    { ...tail, total: 180 },
    [55, 60],
    'more',
  ],
  ['the page after a segment if the visible rows are below it', middle, [59_990, 60_000], 'after'],
  ['another segment if the visible rows are far below the loaded one', middle, [79_995, 80_005], { skip: 79_975 }],
  ['more of the beginning if the total is unknown', { ...head, total: null }, [48, 57], 'more'],
] as const)('loads %s', (_what, loaded, [first, last], expected) => {
  expect(missingIn(createRows(loaded), first, last)).toEqual(expected);
});
