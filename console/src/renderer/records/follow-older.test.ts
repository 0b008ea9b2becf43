import { afterEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Connection } from '#bridge/live.ts';
import { firstSync, type Sync } from '../live/sync.ts';
import { type Found, followOlder } from './follow-older.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('keeps the found records if a repeated search fails, and sends only one request at a time', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const sync = createStore<Sync>(() => firstSync);
  const connection = createStore<Connection>(() => 'connecting');
  const requests: PromiseWithResolvers<{ records: string[]; more: boolean }>[] = [];
  let found: Found<string> | null = null;
  const ask = () => requests[requests.push(Promise.withResolvers()) - 1]?.promise ?? Promise.reject();
  const stop = followOlder<string>({ sync, connection, ask, onAnswer: (change) => (found = change(found)) });
  await vi.advanceTimersByTimeAsync(300);
  sync.setState({ cursor: '2' });
  await vi.advanceTimersByTimeAsync(300);
  expect([requests.length, found]).toEqual([1, null]);
  requests[0]?.resolve({ records: ['old'], more: true });
  await vi.advanceTimersByTimeAsync(0);
  requests[1]?.reject(new Error('No answer'));
  await vi.advanceTimersByTimeAsync(0);
  expect(found).toEqual({ records: ['old'], more: true, failed: true });
  connection.setState('online', true);
  expect(requests).toHaveLength(3);
  stop();
});
