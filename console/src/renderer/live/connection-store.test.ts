import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Connection } from '#bridge/live.ts';
import { connectionStore } from './connection-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Counts how often `reconnected` emits if main reports these states. `ms` is the time since the previous report. */
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

test.each<[string, number, [ms: number, connection: Connection][]]>([
  ['a prompt start', 0, [[500, 'online']]],
  ['a slow start, in which requests may be lost,', 1, [[5_000, 'online']]],
  ['being offline twice', 2, [500, 500, 500, 500, 500].map((ms, at) => [ms, at % 2 ? 'offline' : 'online'])],
])('%s counts as %i reconnections', (_when, times, reports) => {
  expect(timesBack(...reports)).toBe(times);
});
