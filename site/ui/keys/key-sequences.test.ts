import { expect, test } from 'vitest';
import { keySequences } from './key-sequences.ts';

test('G and the next key form one name, unless the next key comes too late', () => {
  let now = 0;
  const name = keySequences(() => now);
  expect(['g', 'i', 'i', 'g', 'g', 'g'].map(name)).toEqual(['g', 'g i', 'i', 'g', 'g g', 'g']);
  now = 1_500;
  expect(name('i')).toBe('i');
});
