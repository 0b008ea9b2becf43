import { expect, test } from 'vitest';
import { neighbor, nextAfterRemoval } from './neighbor.ts';
import { shiftOf } from './use-scroll-anchor.ts';

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
  expect(neighbor(list, null, 1)).toBe('a');
  expect(neighbor(list, 'b', 1)).toBe('c');
  expect(neighbor(list, 'a', -1)).toBe('a');
  expect(neighbor(list, 'e', 10)).toBe('e');
  expect(neighbor([], null, 1)).toBe(null);
});

test('after a deletion what comes into its place is chosen, at the end the one before', () => {
  expect(nextAfterRemoval(list, 'b')).toBe('c');
  expect(nextAfterRemoval(list, 'e')).toBe('d');
  expect(nextAfterRemoval(['a'], 'a')).toBe(null);
});
