import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLoader } from './create-loader.ts';

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

test('who asks in the moment in which all has come is not told that it came', async () => {
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
