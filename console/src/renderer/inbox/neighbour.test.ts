import { expect, test } from 'vitest';
import { neighbour } from './neighbour.ts';

const ids = ['a', 'b', 'c', 'd'];

test('steps end at the ends, and begin at the beginning', () => {
  expect(neighbour(ids, 'b', 1)).toBe('c');
  expect(neighbour(ids, 'b', -9)).toBe('a');
  expect(neighbour(ids, 'b', 9)).toBe('d');
  expect(neighbour(ids, null, 1)).toBe('a');
  expect(neighbour([], null, 1)).toBe(null);
});

test('from one that left the list, steps go on from where it stood', () => {
  expect(neighbour(ids, 'gone', 1, 2)).toBe('c');
  expect(neighbour(ids, 'gone', -1, 2)).toBe('b');
  expect(neighbour(ids, 'gone', 1, 4)).toBe('d');
});
