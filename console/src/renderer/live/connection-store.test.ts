import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Connection } from '#bridge/live.ts';
import { connectionStore } from './connection-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How often the server was `reconnected` after main said this, each so long (ms) after the one before. */
function timesBack(...reports: [ms: number, connection: Connection][]) {
  let emit: (connection: Connection) => void = () => undefined;
  const { reconnected } = connectionStore({
    onConnection(listener) {
      emit = listener;
      return () => undefined;
    },
    connection: () => new Promise(() => undefined),
    start: () => Promise.resolve(),
    onChange: () => () => undefined,
  });
  let times = 0;
  reconnected.subscribe(() => {
    times += 1;
  });
  for (const [ms, connection] of reports) {
    vi.advanceTimersByTime(ms);
    emit(connection);
  }
  return times;
}

it('is not reconnected when a start is connected promptly', () => {
  expect(timesBack([500, 'online'])).toBe(0);
});

it('is reconnected when the start took long: what was asked in it may be lost', () => {
  expect(timesBack([5_000, 'online'])).toBe(1);
});

it('is reconnected each time after it was away', () => {
  expect(timesBack([500, 'online'], [500, 'offline'], [500, 'online'], [500, 'offline'], [500, 'online'])).toBe(2);
});
