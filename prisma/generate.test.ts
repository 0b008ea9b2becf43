import { expect, test } from 'vitest';
import { generateClientIfStale } from './generate.ts';

test('a current client is left alone, in less than a tenth of a second', async () => {
  const times: number[] = [];
  for (const _attempt of [1, 2, 3]) {
    const startedAt = performance.now();
    expect(await generateClientIfStale()).toBe(false);
    times.push(performance.now() - startedAt);
  }
  expect(Math.min(...times)).toBeLessThan(100);
});
