import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createStore } from 'zustand/vanilla';
import { persist, readPersisted } from './persist.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first change is written at once, and later changes are written together', async () => {
  const write = vi.fn(async () => undefined);
  const store = createStore(() => 0);
  persist(store, { write }, 'documents', 200);
  for (const state of [1, 2, 3]) store.setState(state, true);
  expect(write.mock.calls).toEqual([['documents', '1']]);
  await vi.advanceTimersByTimeAsync(200);
  expect(write.mock.calls).toEqual([
    ['documents', '1'],
    ['documents', '3'],
  ]);
});

test('a failed write is reported, and retried until it succeeds', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const write = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('the disk is full'));
  const store = createStore(() => '');
  const reported: boolean[] = [];
  persist(store, { write }, 'documents', 0, JSON.stringify, (kept) => reported.push(kept));
  store.setState('a', true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(write).toHaveBeenCalledTimes(2);
  expect(reported).toEqual([false, true]);
});

test('a write that fails after `stop` is not retried', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const write = vi.fn(async () => undefined).mockRejectedValue(new Error('the disk is full'));
  const store = createStore(() => '');
  const kept = persist(store, { write }, 'documents', 0);
  store.setState('a', true);
  kept.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(write).toHaveBeenCalledTimes(1);
});

test('flush repeats a failed write', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const write = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('nobody is signed in'));
  const store = createStore(() => '');
  const kept = persist(store, { write }, 'documents', 0);
  store.setState('a', true);
  await vi.advanceTimersByTimeAsync(0);
  await kept.flush();
  expect(write.mock.calls.at(-1)).toEqual(['documents', '"a"']);
});

test('flush resolves once the running write is done', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const store = createStore(() => '');
  const { flush } = persist(store, { write: () => promise }, 'documents', 0);
  store.setState('a', true);
  const flushed = vi.fn();
  void flush().then(flushed);
  await vi.advanceTimersByTimeAsync(0);
  expect(flushed).not.toHaveBeenCalled();
  resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(flushed).toHaveBeenCalledOnce();
});

test('unreadable state is set aside, and its readable part is returned', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const disk = { read: async () => '["a",1]', write: async () => undefined, setAside: vi.fn(async () => undefined) };
  const salvage = (stored: unknown) => (stored as unknown[]).filter((each) => typeof each === 'string');
  const read = readPersisted(disk, 'documents', z.array(z.string()), [], disk.setAside, salvage);
  expect([await read, disk.setAside.mock.calls]).toEqual([['a'], [['documents']]]);
});
