// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearToast, toast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster />);
});

afterEach(() => {
  clearToast();
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

const show = (content: Parameters<typeof toast>[0]) => act(() => void toast(content));
const region = () => screen.getByRole('region', { name: 'Notifications (F8)' });

test('a toast with title and description is shown for 5000 ms', () => {
  show({ title: 'Email Sent!', description: 'On its way.' });
  expect(region().textContent).toBe('Email Sent!On its way.');
  act(() => vi.advanceTimersByTime(4999));
  expect(region().textContent).not.toBe('');
  act(() => vi.advanceTimersByTime(1));
  expect(region().textContent).toBe('');
});

test('a toast can be dismissed, and its action can be chosen', () => {
  const onSelect = vi.fn();
  show({ title: 'Deleted', action: { label: 'Undo', elsewhere: 'Undo in the list', onSelect } });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onSelect).toHaveBeenCalledOnce();
  expect(region().textContent).toBe('');

  show({ title: 'Saved' });
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(region().textContent).toBe('');
});

test.each([
  [40, 'stays'],
  [60, 'goes'],
])('a toast that is swiped %i px to the right %s', (pixels, what) => {
  // jsdom has no pointer capture.
  Object.assign(Element.prototype, {
    setPointerCapture: () => undefined,
    hasPointerCapture: () => true,
    releasePointerCapture: () => undefined,
  });
  show({ title: 'Saved' });
  const shown = screen.getByRole('listitem');
  fireEvent.pointerDown(shown, { button: 0, clientX: 10, clientY: 10 });
  for (const x of [20, 10 + pixels]) fireEvent.pointerMove(shown, { clientX: x, clientY: 10 });
  fireEvent.pointerUp(shown, { clientX: 10 + pixels, clientY: 10 });
  expect(region().textContent).toBe(what === 'stays' ? 'Saved' : '');
});

test('F8 focuses the toasts', () => {
  show({ title: 'Saved' });
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(region().contains(document.activeElement)).toBe(true);
});

test('Escape closes a toast only if the toast has the focus', () => {
  show({ title: 'Saved' });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(region().textContent).toBe('Saved');
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  fireEvent.keyDown(region().querySelector('ol') as Element, { key: 'Escape' });
  expect(region().textContent).toBe('');

  show({ title: 'Saved again' });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(region().textContent).toBe('');
});
