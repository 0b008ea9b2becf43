import { expect, test } from 'vitest';
import { generateClientIfStale } from './generate.ts';

test('a current client is left alone', async () => {
  const startedAt = performance.now();
  expect(await generateClientIfStale()).toBe(false);
  expect(performance.now() - startedAt).toBeLessThan(100);
});
