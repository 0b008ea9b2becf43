import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLoader } from './create-loader.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // 0.5 removes the jitter from the delays.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A task that fails this many times, and then succeeds. */
const failing = (times: number) => vi.fn(async () => void (times-- > 0 && (await Promise.reject(new Error('no')))));

test('retries a failed load at growing intervals of up to 15 seconds, until it succeeds', async () => {
  const inbox = failing(7);
  const { load, state } = createLoader('inbox', inbox);
  expect(await load()).toBe(false);
  expect(state.getState()).toMatchObject({ status: 'failed', error: new Error('no') });
  for (const [before, interval] of [500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000].entries()) {
    await vi.advanceTimersByTimeAsync(interval - 1);
    expect(inbox).toHaveBeenCalledTimes(before + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(inbox).toHaveBeenCalledTimes(before + 2);
  }
  expect(state.getState()).toEqual({ status: 'done', error: null });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(inbox).toHaveBeenCalledTimes(8);
});

test.each([
  [0, 400],
  [1, 600],
])('the first delay varies by a fifth: with the random number %j, it is %j ms', async (chance, interval) => {
  vi.mocked(Math.random).mockReturnValue(chance);
  const inbox = failing(1);
  await createLoader('inbox', inbox).load();
  await vi.advanceTimersByTimeAsync(interval - 1);
  expect(inbox).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(inbox).toHaveBeenCalledTimes(2);
});

test('a retry loads at once, without waiting for the end of the delay', async () => {
  const inbox = failing(1);
  const { load, retry, state } = createLoader('inbox', inbox);
  await load();
  retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(state.getState().status).toBe('done');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(inbox).toHaveBeenCalledTimes(2);
});

test('a request during a load starts another load', async () => {
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const inbox = vi.fn(() => answers[inbox.mock.calls.length - 1]?.promise ?? Promise.resolve());
  const { load, state } = createLoader('inbox', inbox);
  const asked = load();
  void load();
  answers[0]?.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(state.getState().status).toBe('loading');
  answers[1]?.resolve();
  expect(await asked).toBe(true);
  expect(inbox).toHaveBeenCalledTimes(2);
});

test('a request that is made as a load ends does not share the load’s result', async () => {
  const inbox = failing(0);
  const { load, state } = createLoader('inbox', inbox);
  const first = load();
  const stop = state.subscribe(() => {
    stop();
    void load();
  });
  await first;
  expect(state.getState().status).toBe('loading');
  await vi.advanceTimersByTimeAsync(0);
  expect(inbox).toHaveBeenCalledTimes(2);
  expect(state.getState().status).toBe('done');
});
