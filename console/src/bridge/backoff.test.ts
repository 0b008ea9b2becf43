import { expect, test } from 'vitest';
import { backoffDelay, pause } from './backoff.ts';

test('tries come at longer and longer intervals, up to a quarter of a minute', () => {
  const middles = [0, 1, 2, 3, 4, 5, 50].map((attempt) => Math.min(500 * 2 ** attempt, 15_000));
  expect(middles).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
  for (const [attempt, middle] of [0, 1, 2, 3, 4, 5].map((attempt) => [attempt, middles[attempt] ?? 0] as const)) {
    const waited = backoffDelay(attempt);
    expect(waited).toBeGreaterThanOrEqual(middle * 0.8);
    expect(waited).toBeLessThanOrEqual(middle * 1.2);
  }
});

test('a pause ends at once when it is to be cut short', async () => {
  const wake = new AbortController();
  const waiting = pause(60_000, wake.signal);
  wake.abort();
  await waiting;
  await pause(60_000, wake.signal);
});
