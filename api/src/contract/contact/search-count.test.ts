import { expect, test } from 'vitest';
import { countLimit, foundWords, isExact } from './search-count.ts';

test.each([
  [0, '0 found', true],
  [1_000, '1,000 found', true],
  [1_001, 'More than 1,000 found', false],
  [2_000, 'More than 1,000 found', false],
])('a search that found %i says so: %s', (found, words, exact) => {
  expect([foundWords(found), isExact(found)]).toEqual([words, exact]);
});

test('the results of a search are counted to a limit, past what is told exactly', () => {
  expect([countLimit(null), countLimit('shop')]).toEqual([null, 2_000]);
});
