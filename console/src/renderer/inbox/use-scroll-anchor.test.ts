import { expect, test } from 'vitest';
import { createRows } from './rows.ts';
import { shiftOf } from './use-scroll-anchor.ts';

const listOf = (...ids: string[]) => createRows({ ids, segment: null, total: ids.length, more: false });
const ids = ['a', 'b', 'c', 'd', 'e'];
const list = listOf(...ids);

test('the visible rows move down by the rows that are added above them, and up by those removed', () => {
  expect(shiftOf(list, listOf('new', ...ids), 2)).toBe(1);
  expect(shiftOf(list, listOf('b', 'c', 'd', 'e'), 2)).toBe(-1);
  expect(shiftOf(list, listOf(...ids, 'older'), 2)).toBe(0);
});

test('if the first visible record is gone, the next record that still exists determines the shift', () => {
  expect(shiftOf(list, listOf('x', 'y', 'a', 'b', 'd', 'e'), 2)).toBe(1);
  expect(shiftOf(list, listOf('quite', 'another'), 2)).toBe(0);
});

test('far down, the shift is the number of rows by which the whole list grew', () => {
  const part = (total: number) => createRows({ ids, segment: { ids: ['y', 'z'], below: 0 }, total, more: true });
  expect(shiftOf(part(100), part(102), 98)).toBe(2);
});
