import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_000, '1.0 KB'],
  [25_000_000, '25 MB'],
])('%i bytes are shown as %s', (bytes, words) => expect(fileSize(bytes)).toBe(words));
