import { expect, test } from 'vitest';
import { neighbor } from './neighbor.ts';

const ids = ['a', 'b', 'c', 'd'];

test('steps end at the ends, and begin at the beginning', () => {
  expect(neighbor(ids, 'b', 1)).toBe('c');
  expect(neighbor(ids, 'b', -9)).toBe('a');
  expect(neighbor(ids, 'b', 9)).toBe('d');
  expect(neighbor(ids, null, 1)).toBe('a');
  expect(neighbor([], null, 1)).toBe(null);
});

test('from one that left the list, steps go on from where it stood', () => {
  expect(neighbor(ids, 'gone', 1, 2)).toBe('c');
  expect(neighbor(ids, 'gone', -1, 2)).toBe('b');
  expect(neighbor(ids, 'gone', 1, 4)).toBe('d');
});
