import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backoffDelay, createLoader } from './create-loader.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // In the middle of the chance that pauses have.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A server that fails so many times. */
const failing = (times: number) => vi.fn(async () => void (times-- > 0 && (await Promise.reject(new Error('no')))));

test('only what failed is tried again, after longer and longer pauses, until it comes', async () => {
  const inbox = failing(3);
  const portfolio = failing(0);
  const refresh = createLoader({ inbox, portfolio });
  expect(await refresh.load('inbox', 'portfolio')).toBe(false);
  expect(refresh.state.getState()).toBe('failed');
  await vi.advanceTimersByTimeAsync(500);
  expect(inbox).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(999);
  expect(inbox).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1 + 2_000);
  expect(inbox).toHaveBeenCalledTimes(4);
  expect(refresh.state.getState()).toBe('done');
  expect(portfolio).toHaveBeenCalledTimes(1);
});

test('the network’s return cuts the pause short', async () => {
  const inbox = failing(1);
  const refresh = createLoader({ inbox });
  await refresh.load('inbox');
  refresh.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(refresh.state.getState()).toBe('done');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(inbox).toHaveBeenCalledTimes(2);
});

test('what is asked for while it is on its way is loaded once more', async () => {
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const inbox = vi.fn(() => answers[inbox.mock.calls.length - 1]?.promise ?? Promise.resolve());
  const refresh = createLoader({ inbox });
  const asked = refresh.load('inbox');
  void refresh.load('inbox');
  answers[0]?.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(refresh.state.getState()).toBe('loading');
  answers[1]?.resolve();
  expect(await asked).toBe(true);
  expect(inbox).toHaveBeenCalledTimes(2);
});

test('a request made as a load ends does not share its result', async () => {
  const [inbox, portfolio] = [failing(0), failing(0)];
  const refresh = createLoader({ inbox, portfolio });
  const stop = refresh.failures.subscribe(() => {
    stop();
    void refresh.load('portfolio');
  });
  await refresh.load('inbox');
  expect(refresh.state.getState()).toBe('loading');
  await vi.advanceTimersByTimeAsync(0);
  expect(portfolio).toHaveBeenCalledTimes(1);
  expect(refresh.state.getState()).toBe('done');
});

test('tries come at longer and longer intervals, up to a quarter of a minute', () => {
  const middles = [0, 1, 2, 3, 4, 5, 50].map((attempt) => Math.min(500 * 2 ** attempt, 15_000));
  expect(middles).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
  for (const [attempt, middle] of [0, 1, 2, 3, 4, 5].map((attempt) => [attempt, middles[attempt] ?? 0] as const)) {
    const waited = backoffDelay(attempt);
    expect(waited).toBeGreaterThanOrEqual(middle * 0.8);
    expect(waited).toBeLessThanOrEqual(middle * 1.2);
  }
});
