import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastStore } from './toast-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const titles = (store: ReturnType<typeof createToastStore>) =>
  store.current().map(({ title, open }) => `${title} ${open ? 'open' : 'closed'}`);

test('there is one toast at a time, the newest', () => {
  const store = createToastStore();
  store.show({ title: 'First' });
  store.show({ title: 'Second' });
  expect(titles(store)).toEqual(['Second open']);
});

test('a dismissed toast is kept, closed, for 1000000 ms', () => {
  const store = createToastStore();
  store.dismiss(store.show({ title: 'First' }));
  expect(titles(store)).toEqual(['First closed']);
  vi.advanceTimersByTime(999_999);
  expect(titles(store)).toEqual(['First closed']);
  vi.advanceTimersByTime(1);
  expect(titles(store)).toEqual([]);
});

test('the removal of a toast that was replaced leaves its successor alone', () => {
  const store = createToastStore();
  store.dismiss(store.show({ title: 'First' }));
  store.show({ title: 'Second' });
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(1_000_000);
  expect(titles(store)).toEqual(['Second open']);
});

test('dismissing twice, or what is gone, changes nothing', () => {
  const store = createToastStore();
  const id = store.show({ title: 'First' });
  store.dismiss(id);
  const listener = vi.fn();
  store.subscribe(listener);
  store.dismiss(id);
  store.dismiss('toast-99');
  expect(listener).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(1);
});

test('listeners hear of each change until they stop listening', () => {
  const store = createToastStore();
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  const id = store.show({ title: 'First' });
  store.dismiss(id);
  stop();
  store.show({ title: 'Second' });
  expect(listener).toHaveBeenCalledTimes(2);
});
