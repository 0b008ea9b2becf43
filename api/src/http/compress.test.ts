import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { codingFor, compress } from './compress.ts';

const long = Buffer.from('word '.repeat(400));

test.each([
  ['gzip, deflate, br, zstd', 'zstd', 'br'],
  ['gzip, deflate, br', 'br', 'br'],
  ['GZIP', 'gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip', 'gzip'],
  ['br;q=0.5, zstd;q=0.4, gzip;q=0.9', 'gzip', 'gzip'],
  ['br;q=0.5, zstd;q=0.8', 'zstd', 'zstd'],
  ['identity', null, null],
  ['deflate', null, null],
  ['', null, null],
])(
  'for Accept-Encoding %j, the coding is %s for a body of one answer, and %s for a body of many answers',
  (accepted, once, kept) => {
    for (const _asked of ['first', 'again']) {
      expect(codingFor(long, accepted)).toBe(once);
      expect(codingFor(long, accepted, 'kept')).toBe(kept);
    }
  },
);

test('a short body is not compressed', () => {
  expect(codingFor(Buffer.from('word'), 'br')).toBeNull();
});

test.each(['once', 'kept'] as const)('a body compressed for use %s decompresses to the original', async (use) => {
  expect(brotliDecompressSync(await compress(long, 'br', use))).toEqual(long);
  expect(zstdDecompressSync(await compress(long, 'zstd', use))).toEqual(long);
  expect(gunzipSync(await compress(long, 'gzip', use))).toEqual(long);
});
