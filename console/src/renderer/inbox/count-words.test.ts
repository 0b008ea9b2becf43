import { expect, test } from 'vitest';
import { countWords, isExact } from './count-words.ts';

test.each([
  [0, 'shop', '0 found', true],
  [1_000, 'shop', '1,000 found', true],
  [1_001, 'shop', 'More than 1,000 found', false],
  [2_000, 'shop', 'More than 1,000 found', false],
  [100_000, null, '100,000 in all', true],
])('%i of the search %j: %s', (total, search, words, exact) => {
  expect([countWords(total, search), isExact(total, search)]).toEqual([words, exact]);
});
