import { expect, test } from 'vitest';
import { heirOf, neighbour } from './neighbour.ts';
import { shiftOf } from './shift-of.ts';

const list = ['a', 'b', 'c', 'd', 'e'];

test('what is looked at moves down by what came in above it, and up by what left', () => {
  expect(shiftOf(list, ['new', ...list], 2)).toBe(1);
  expect(shiftOf(list, ['b', 'c', 'd', 'e'], 2)).toBe(-1);
  expect(shiftOf(list, [...list, 'older'], 2)).toBe(0);
});

test('when it is gone itself, the next one counts', () => {
  expect(shiftOf(list, ['x', 'y', 'a', 'b', 'd', 'e'], 2)).toBe(1);
  expect(shiftOf(list, ['quite', 'another'], 2)).toBe(0);
});

test('keys walk the list and stay within it', () => {
  expect(neighbour(list, null, 1)).toBe('a');
  expect(neighbour(list, 'b', 1)).toBe('c');
  expect(neighbour(list, 'a', -1)).toBe('a');
  expect(neighbour(list, 'e', 10)).toBe('e');
  expect(neighbour([], null, 1)).toBe(null);
});

test('after a deletion what comes into its place is chosen, at the end the one before', () => {
  expect(heirOf(list, 'b')).toBe('c');
  expect(heirOf(list, 'e')).toBe('d');
  expect(heirOf(['a'], 'a')).toBe(null);
});
