import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearToast, shownToast, toast, toastIfFree, useToastStore } from './toast-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  clearToast();
  vi.useRealTimers();
});

const shown = () => {
  const newest = shownToast();
  return newest && `${newest.title} ${newest.open ? 'open' : 'closed'}`;
};

test('only the newest toast is shown', () => {
  toast({ title: 'First' });
  toast({ title: 'Second' });
  expect(shown()).toBe('Second open');
});

test('a dismissed toast is kept as closed for 1000000 ms', () => {
  toast({ title: 'First' })();
  expect(shown()).toBe('First closed');
  vi.advanceTimersByTime(999_999);
  expect(shown()).toBe('First closed');
  vi.advanceTimersByTime(1);
  expect(shown()).toBeNull();
});

test('a new toast is not removed by the timer of the toast that it replaced', () => {
  toast({ title: 'First' })();
  toast({ title: 'Second' });
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(1_000_000);
  expect(shown()).toBe('Second open');
});

test('dismissing a toast twice, or after it was replaced, changes nothing', () => {
  const replaced = toast({ title: 'First' });
  const close = toast({ title: 'Second' });
  close();
  const listener = vi.fn();
  const unsubscribe = useToastStore.subscribe(listener);
  close();
  replaced();
  unsubscribe();
  expect(listener).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(1);
});

test('`toastIfFree` does not replace an open toast that has an action', () => {
  const close = toast({ title: 'Deleting', action: { label: 'Undo', elsewhere: 'Press Z', onSelect: vi.fn() } });
  toastIfFree({ title: 'Saved' });
  expect(shown()).toBe('Deleting open');
  close();
  toastIfFree({ title: 'Saved' });
  expect(shown()).toBe('Saved open');
});
