import { expect, test } from 'vitest';
import { neighbor, nextAfterRemoval, reachable } from './neighbor.ts';
import { createRows, type Rows } from './rows.ts';

const listOf = (...ids: string[]) => createRows({ ids, segment: null, total: ids.length, more: false });
const rows = listOf('a', 'b', 'c', 'd');
const step = (from: Rows, id: string | null, by: number, stood?: number) =>
  reachable(from, neighbor(from, id, by, stood), by);

test('steps stop at both ends, and start at the beginning if nothing is open', () => {
  expect(step(rows, 'b', 1)).toBe('c');
  expect(step(rows, 'b', -9)).toBe('a');
  expect(step(rows, 'd', 9)).toBe('d');
  expect(step(rows, null, 1)).toBe('a');
  expect(step(listOf(), null, 1)).toBe(null);
});

test('steps continue from the former place of a record that left the list', () => {
  expect(step(rows, 'gone', 1, 2)).toBe('c');
  expect(step(rows, 'gone', -1, 2)).toBe('b');
  expect(step(rows, 'gone', 1, 4)).toBe('d');
});

test('a step to a record that is not loaded stops at the last loaded one before it', () => {
  const parts = createRows({ ids: ['a', 'b'], segment: { ids: ['m', 'n'], below: 3 }, total: 10, more: true });
  expect([step(parts, 'b', 1), step(parts, 'm', -1), step(parts, 'n', 2)]).toEqual(['b', 'm', 'n']);
  expect([step(parts, 'a', 6), step(parts, 'n', -99), neighbor(parts, 'a', 99)]).toEqual(['n', 'a', 9]);
});

test('after a deletion, the next record is chosen, or the previous one at the end of the list', () => {
  expect(nextAfterRemoval(rows, 'b')).toBe('c');
  expect(nextAfterRemoval(rows, 'd')).toBe('c');
  expect(nextAfterRemoval(listOf('a'), 'a')).toBe(null);
});
