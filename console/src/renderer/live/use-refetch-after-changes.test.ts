import { expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { firstSync, type Sync } from './sync.ts';
import { afterChanges } from './use-refetch-after-changes.ts';

test('the refetch runs once after several changes, and not before the first', () => {
  vi.useFakeTimers();
  const sync = createStore<Sync>(() => firstSync);
  const run = vi.fn();
  afterChanges(sync, run, 400);
  sync.setState({ syncedAt: new Date().toISOString() });
  vi.advanceTimersByTime(400);
  expect(run).toHaveBeenCalledTimes(0);
  for (const cursor of ['2', '3']) sync.setState({ cursor });
  vi.advanceTimersByTime(400);
  expect(run).toHaveBeenCalledTimes(1);
});
